export { type Bar, type BarChart, barChartsOf } from './aggregations.ts';
export { type AnswerView, type ContentKind, contentKindOf, viewsOf } from './content-kind.ts';
export { writeCsv } from './csv.ts';
export { doubtOf, type ReceivedBody } from './doubt.ts';
export { findList, type RecordList } from './find-list.ts';
export { allFolded, allOpen, type Folds, firstFolds, isOpen, openTo, toggle } from './folds.ts';
export { galleryOf, type Picture, thumbnailOf } from './gallery.ts';
export {
  type JsonPath,
  javaScriptPath,
  jsonPath,
  type PathStep,
  pointerOf,
  valueAt,
} from './json-path.ts';
export { type JsonRow, visibleRows } from './json-rows.ts';
export { type Pages, pagesOf } from './pages.ts';
export { type LinkContext, type RequestLink, requestLinksAt } from './request-links.ts';
export { type JsonHit, type JsonHits, searchJson } from './search-json.ts';
export { sizeInWords, timeInWords } from './size-words.ts';
export { type AnswerStatus, answerStatus, responseFor } from './status.ts';
export { type Cell, type Column, type Table, tableOf } from './table.ts';
export { waitInWords } from './wait-words.ts';
