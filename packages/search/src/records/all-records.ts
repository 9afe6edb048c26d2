import type { SearchRecord } from '../model.ts';
import { apiRecords } from './api-records.ts';
import { pageRecords, type WrittenPage } from './page-records.ts';
import type { ReferencePage } from './reference-page.ts';

export type SearchSource = {
  pages: readonly WrittenPage[];
  reference: readonly ReferencePage[];
};

/** Everything that can be found, in an order that depends only on the sources. */
export function allRecords({ pages, reference }: SearchSource): SearchRecord[] {
  return [
    ...pages.toSorted((a, b) => compare(a.path, b.path)).flatMap(pageRecords),
    ...reference.toSorted((a, b) => compare(a.path, b.path)).flatMap(apiRecords),
  ];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
