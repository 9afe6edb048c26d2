export type { SearchRecord } from '../model.ts';
export { allRecords, type SearchSource } from './all-records.ts';
export type { WrittenPage } from './page-records.ts';
export { readPagePaths, readPages } from './read-pages.ts';
export type { ReferencePage, ShownError, ShownField } from './reference-page.ts';
