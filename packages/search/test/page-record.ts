import type { SearchRecord } from '../src/model.ts';

/** A page of a guide with a text. */
export function pageRecord(title: string, text: string): SearchRecord {
  return { address: '/', title, kind: 'page', group: 'Guides', where: '/', text, names: [title] };
}
