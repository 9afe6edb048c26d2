export {
  entriesOf,
  isParent,
  type JsonObject,
  type JsonPath,
  javaScriptPath,
  jsonPath,
  type PathStep,
  valueAt,
} from './json-path.ts';
export { type JsonRow, visibleRows } from './json-rows.ts';
export { type JsonHit, type JsonHits, searchJson } from './search-json.ts';
export {
  allFolded,
  allOpen,
  type Expansion,
  firstOpen,
  isOpen,
  openTo,
  toggle,
} from './tree-expansion.ts';
