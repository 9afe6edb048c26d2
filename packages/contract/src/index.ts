export { checkBody } from './body/check-body.ts';
export {
  type BodyKind,
  bodyKindOf,
  exampleBodies,
  exampleBody,
  isJsonType,
  type NamedBody,
} from './body/example-body.ts';
export { findJsonFault, type JsonFault } from './body/json-fault.ts';
export { readBody } from './body/read-body.ts';
export { writeFields } from './body/write-fields.ts';
export { type ApiShape, shapeOf } from './changes/api-shape.ts';
export type { Change } from './changes/change.ts';
export { addRelease, changeNotes } from './changes/change-notes.ts';
export { compareDescriptions } from './changes/compare-descriptions.ts';
export {
  countByRelease,
  lowestNumber,
  numberProblem,
  numberProblems,
  type Release,
} from './changes/release-number.ts';
export { escapeMarkup, htmlText } from './html-text.ts';
export { pointerOf } from './json-pointer.ts';
export { versionFault } from './load/read/description-version.ts';
export { basePathOf, namesHost, serverAddress, serverAddresses } from './load/to-model/servers.ts';
export { mapSchema } from './load/to-model/to-schema.ts';
export type * from './model.ts';
export { type Candidate, type FindNearest, nearestOf } from './nearest.ts';
export { oneSpelling } from './one-spelling.ts';
export { checkValues } from './parameters/check-values.ts';
export { exampleValues } from './parameters/example-values.ts';
export { itemSchemaOf, kindOf, type ParameterKind } from './parameters/parameter-kind.ts';
export { parameterText } from './parameters/parameter-text.ts';
export { hideSecrets, isDescribed, isSecret, isSecretName } from './parameters/secret-parameter.ts';
export { isObject } from './plain-object.ts';
export { isAccepted, type Problem, type UrlProblem, type Where } from './problem.ts';
export { buildRequest, exampleTarget, requestTarget } from './request/build-request.ts';
export type * from './request/http-request.ts';
export { type MatchedRequest, matchParameters, matchRequest } from './request/match-request.ts';
export { type ParsedRequest, parseRequest } from './request/parse-request.ts';
export { placeholderCredentials } from './request/placeholder-credentials.ts';
export { type HeaderReader, readCookies } from './request/read-headers.ts';
export { chosenSecurity } from './request/write-credentials.ts';
export { writeHttpRequest } from './request/write-http-request.ts';
export { accepts, acceptsNothing } from './schema/check-schema.ts';
export { exampleValue } from './schema/example-value.ts';
export { missingNames } from './schema/missing-names.ts';
export { namedSchema } from './schema/named-schema.ts';
export { losesDigits, readScalar } from './schema/scalar-text.ts';
export { slowMarkdown } from './slow-markdown.ts';
export { explain, firstSentence, type UrlPart } from './url/explain.ts';
export { operationBaseUrl } from './url/operation-base-url.ts';
