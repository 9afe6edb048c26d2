export { type BodyKind, bodyKindOf, fileNameOf } from './body-kind.ts';
export { languageOf, languages } from './languages.ts';
export type { Language, SampleRequest, TypedClient } from './sample-request.ts';
