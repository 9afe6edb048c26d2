import { readFile } from 'node:fs/promises';
import {
  type ApiFile,
  listApiFiles,
  mapStrings,
  parseDescription,
  withBasePath,
} from '@portal/contract/node';
import { mapMarkdown } from '../downloads/portable-document.ts';
import { descriptionLinks } from './description-links.ts';
import type { Options } from './options.ts';

/**
 * The description of an API, as written except for what is filled in: what a reader downloads. Only a
 * build needs it, and a live preview would wait for it after every edit.
 * @param source a folder of descriptions, or a list of them
 */
export async function readDocument(
  source: string | readonly ApiFile[],
  id: string,
  options: Pick<Options, 'fillText' | 'routeBase' | 'hasPage' | 'intro'>,
  siteUrl = 'http://localhost',
): Promise<unknown> {
  const files = typeof source === 'string' ? await listApiFiles(source) : source;
  const api = files.find((one) => one.id === id);
  if (!api) throw new Error(`No description is that of ${id}.`);
  const { fillText = (text: string) => text } = options;
  const ids = files.map((one) => one.id);
  const { place } = await descriptionLinks(api, { ...options, ids, siteUrl, root: '' });
  const { document: written } = parseDescription(await readFile(api.file, 'utf8'));
  const document = api.basePath === undefined ? written : withBasePath(written, api.basePath);
  return mapMarkdown(mapStrings(document, fillText), place);
}
