import { packTable } from '../finding/table.ts';
import { packText } from '../finding/text-index.ts';
import type { SearchRecord } from '../model.ts';
import type { SearchIndex } from '../worker/open-index.ts';

export type IndexFile = { path: string; content: Uint8Array };

/**
 * The files to fetch, by their path in the folder of the index. The same records always give the
 * same bytes.
 */
export function buildIndex(records: readonly SearchRecord[]): IndexFile[] {
  const index: SearchIndex = { table: packTable(records), text: packText(records) };
  return [
    jsonFile('index.json', index),
    jsonFile(
      'texts.json',
      records.map(({ text }) => text),
    ),
  ];
}

function jsonFile(path: string, value: unknown): IndexFile {
  return { path, content: new TextEncoder().encode(JSON.stringify(value)) };
}
