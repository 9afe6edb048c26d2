export { type Bar, type BarChart, barChartsOf } from './aggregations.ts';
export {
  type AnswerView,
  type ContentKind,
  contentKindOf,
  isXml,
  viewsOf,
} from './content-kind.ts';
export { contractMismatch, type ReceivedBody } from './contract-mismatch.ts';
export { findList, listAt, type RecordList } from './find-list.ts';
export { galleryOf, isPicture, type Picture, thumbnailOf } from './gallery.ts';
export { type MatchedWords, matchedWords, matchInWords } from './matched-words.ts';
export { type Pages, pagesOf } from './pages.ts';
export { type LinkContext, linkLabel, type RequestLink, requestLinksAt } from './request-links.ts';
export {
  secondsAsked,
  secondsInWords,
  sizeInWords,
  timeInWords,
  waitInWords,
} from './sizes-and-times.ts';
export { type AnswerStatus, answerStatus, responseFor } from './status.ts';
export { type CsvStyle, csvHead, csvLines } from './table/csv.ts';
export { type Cell, type Row, type Table, tableOf } from './table/table.ts';
export type { Column } from './table/table-columns.ts';
export { colourXml, layOutXml, type XmlLine } from './xml-layout.ts';
