export { buildRequest, exampleTarget, requestTarget } from './build-request.ts';
export { type ApiShape, shapeOf } from './changes/api-shape.ts';
export type { Change } from './changes/change.ts';
export { addRelease, changeNotes } from './changes/change-notes.ts';
export { compareDescriptions } from './changes/compare-descriptions.ts';
export { checkBody } from './check-body.ts';
export { accepts, acceptsNothing } from './check-schema.ts';
export { checkValues } from './check-values.ts';
export {
  type BodyKind,
  bodyKindOf,
  exampleBodies,
  exampleBody,
  isJsonType,
  type NamedBody,
} from './example-body.ts';
export { exampleValue } from './example-value.ts';
export { exampleValues } from './example-values.ts';
export { explain, firstSentence, type UrlPart } from './explain.ts';
export { htmlText } from './html-text.ts';
export type * from './http-request.ts';
export { findJsonFault, type JsonFault } from './json-fault.ts';
export { pointerOf } from './json-pointer.ts';
export { versionFault } from './load/description-version.ts';
export { basePathOf, serverAddress, serverAddresses } from './load/servers.ts';
export { mapSchema } from './load/to-schema.ts';
export { type MatchedRequest, matchParameters, matchRequest } from './match-request.ts';
export type * from './model.ts';
export { namedSchema } from './named-schema.ts';
export { type Candidate, type FindNearest, nearestOf } from './nearest.ts';
export { oneSpelling } from './one-spelling.ts';
export { operationBaseUrl } from './operation-base-url.ts';
export { itemSchemaOf, kindOf, type ParameterKind } from './parameter-kind.ts';
export { parameterText } from './parameter-text.ts';
export { type ParsedRequest, parseRequest } from './parse-request.ts';
export { placeholderCredentials } from './placeholder-credentials.ts';
export { isAccepted, type Problem, type UrlProblem, type Where } from './problem.ts';
export { readBody } from './read-body.ts';
export { type HeaderReader, readCookies } from './read-headers.ts';
export { readScalar } from './scalar-text.ts';
export { isObject } from './schema-rules.ts';
export { hideSecrets, isDescribed, isSecret, isSecretName } from './secret-parameter.ts';
export { chosenSecurity } from './write-credentials.ts';
export { writeFields } from './write-fields.ts';
export { writeHttpRequest } from './write-http-request.ts';
