export { type BodyKind, bodyKindOf, fileNameOf } from './body-kind.ts';
export { type Har, type HarExchange, toHar } from './har.ts';
export { globOption } from './languages/curl.ts';
export { quoteShell } from './languages/quote.ts';
export { languageOf, languages } from './languages.ts';
export {
  type Language,
  type SampleRequest,
  type TypedClient,
  toSampleRequest,
} from './sample-request.ts';
