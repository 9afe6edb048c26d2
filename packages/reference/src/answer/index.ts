export { type Bar, type BarChart, barChartsOf } from './aggregations.ts';
export {
  type AnswerView,
  type ContentKind,
  contentKindOf,
  isXml,
  viewsOf,
} from './content-kind.ts';
export { contractMismatch, type ReceivedBody } from './contract-mismatch.ts';
export { writeCsv } from './csv.ts';
export { findList, type RecordList } from './find-list.ts';
export { galleryOf, isPicture, type Picture, thumbnailOf } from './gallery.ts';
export { type Pages, pagesOf } from './pages.ts';
export { type LinkContext, linkLabel, type RequestLink, requestLinksAt } from './request-links.ts';
export { sizeInWords, timeInWords, waitInWords } from './sizes-and-times.ts';
export { type AnswerStatus, answerStatus, responseFor } from './status.ts';
export { type Cell, type Column, type Table, tableOf } from './table.ts';
export { colourXml, layOutXml, type XmlLine } from './xml-layout.ts';
