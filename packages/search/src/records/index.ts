export type { SearchRecord } from '../model.ts';
export { allRecords, type SearchSource } from './all-records.ts';
export { headingIds } from './heading-ids.ts';
export { termNames, type WrittenPage } from './page-records.ts';
export { parseMdx, readHeading } from './parse-mdx.ts';
export { type PageSource, readPageSources, readPages } from './read-pages.ts';
export type { ReferencePage, ShownError, ShownField } from './reference-page.ts';
