export { type FoundOperation, filterOperations } from './filter-operations.ts';
export type { NavEntry, NavGroup, NavPage } from './nav-tree.ts';
export { outlineApi } from './outline-api.ts';
export { keyOf, keyOfPart } from './page-key.ts';
export { type PagePart, partsOfApi, type ReturnedBy } from './page-part.ts';
export { addressOfPage, anchorFinder, indexPages, type PagesIndex } from './pages-index.ts';
export {
  defaultSplitAbove,
  isSplit,
  type PlannedPage,
  pageName,
  pageOfOperation,
  planPages,
} from './plan-pages.ts';
