export { callbackOperations, webhookOperations } from './callback-operations.ts';
export { type BodyContentView, type BodyView, describeBody } from './describe-body.ts';
export {
  describeParameter,
  describeParameters,
  type ParameterView,
} from './describe-parameter.ts';
export {
  type ContentView,
  describeErrors,
  describeResponse,
  describeResponses,
  isError,
  type ResponseView,
} from './describe-response.ts';
export {
  describeSecurity,
  flowAddresses,
  flowTitle,
  type NeededScheme,
  schemeInWords,
  type Words,
} from './describe-security.ts';
export { groupByTag, type OperationGroup } from './group-by-tag.ts';
export { fewParameters, groupParameters, type ParameterGroup } from './group-parameters.ts';
export { operationsBySchema, operationsReturning, type Returning } from './operations-returning.ts';
export { constraintsOf, patternsOf, valueInWords } from './schema/constraint-words.ts';
export type { Schemas } from './schema/resolve-schema.ts';
export { childrenOf, nodeOf, rootNode, type SchemaNode } from './schema/schema-tree.ts';
export { type SchemaHit, searchSchema } from './schema/search-schema.ts';
export { heldSchemaOf, type TypePart, typeInWords, typePartsOf } from './schema/type-words.ts';
export { missingWords, type ShownExample, shownExamples } from './shown-examples.ts';
export { type Called, shownServers } from './shown-servers.ts';
export {
  operationAnchor,
  parameterAnchor,
  responseAnchor,
  schemaAnchor,
  schemeAnchor,
  sectionAnchor,
  tagId,
} from './stable-ids.ts';
export { type StatusKind, type StatusWords, statusTitle, statusWords } from './status-words.ts';
