import { readFile } from 'node:fs/promises';
import {
  type ApiFile,
  listApiFiles,
  mapStrings,
  parseDescription,
  withBasePath,
} from '@portal/contract/node';
import { deadInDescriptions, withoutLinks } from '../absent-pages.ts';
import type { Options } from './options.ts';

/**
 * The descriptions by API, as written except for what is filled in: what a reader downloads. Only a
 * build needs them, and a live preview would wait for them after every edit.
 */
export async function readDocuments(
  source: string | readonly ApiFile[],
  { fillText = (text) => text, routeBase }: Pick<Options, 'fillText' | 'routeBase'>,
): Promise<Record<string, unknown>> {
  const files = typeof source === 'string' ? await listApiFiles(source) : source;
  const ids = files.map(({ id }) => id);
  const isDead = deadInDescriptions(routeBase, ids);
  const documents = files.map(async ({ id, file, basePath }): Promise<[string, unknown]> => {
    const { document: written } = parseDescription(await readFile(file, 'utf8'));
    const document = basePath === undefined ? written : withBasePath(written, basePath);
    return [id, mapStrings(document, (text) => fillText(withoutLinks(text, isDead)))];
  });
  return Object.fromEntries(await Promise.all(documents));
}
