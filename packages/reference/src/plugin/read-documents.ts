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
 * The descriptions by API, as written except for what is filled in: what a reader downloads. Only a
 * build needs them, and a live preview would wait for them after every edit.
 */
export async function readDocuments(
  source: string | readonly ApiFile[],
  options: Pick<Options, 'fillText' | 'routeBase' | 'hasPage' | 'intro'>,
  siteUrl = 'http://localhost',
): Promise<Record<string, unknown>> {
  const files = typeof source === 'string' ? await listApiFiles(source) : source;
  const ids = files.map(({ id }) => id);
  const { fillText = (text: string) => text } = options;
  const documents = files.map(async (one): Promise<[string, unknown]> => {
    const { id, file, basePath } = one;
    const { place } = await descriptionLinks(one, { ...options, ids, siteUrl, root: '' });
    const { document: written } = parseDescription(await readFile(file, 'utf8'));
    const document = basePath === undefined ? written : withBasePath(written, basePath);
    return [id, mapMarkdown(mapStrings(document, fillText), place)];
  });
  return Object.fromEntries(await Promise.all(documents));
}
