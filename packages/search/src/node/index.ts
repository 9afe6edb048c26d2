export { buildIndex, type SearchIndex } from './build-index.ts';
export type { IndexFile } from './full-text-files.ts';
