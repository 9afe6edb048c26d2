export { buildRequest, exampleTarget, requestTarget } from './build-request.ts';
export { checkValues } from './check-values.ts';
export { exampleValue } from './example-value.ts';
export { explain, firstSentence, type UrlPart } from './explain.ts';
export type * from './model.ts';
export { itemSchemaOf, kindOf, type ParameterKind } from './parameter-kind.ts';
export { type ParsedRequest, parseRequest } from './parse-request.ts';
export { isAccepted, type Problem, type UrlProblem, type Where } from './problem.ts';
export { readScalar } from './scalar-text.ts';
