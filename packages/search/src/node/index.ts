export { buildIndex, type IndexFile } from './build-index.ts';
