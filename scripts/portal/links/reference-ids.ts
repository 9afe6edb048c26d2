import type { Api, Operation } from '../../../packages/contract/src/index.ts';
import {
  callbackOperations,
  childrenOf,
  describeBody,
  describeResponses,
  groupByTag,
  operationAnchor,
  parameterAnchor,
  rootNode,
  schemaAnchor,
  schemeAnchor,
  sectionAnchor,
  webhookOperations,
} from '../../../packages/reference/src/model/index.ts';
import type { PlannedPage } from '../../../packages/reference/src/pages/index.ts';

/** What `#…` can point at on a page of the reference, fields of fields left out. */
export function referenceIds(api: Api, page: PlannedPage, extra?: string): Set<string> {
  const { operations, webhooks, schemas, kind } = page;
  const isFirst = kind === 'whole' || kind === 'overview';
  const calls = webhookOperations({ webhooks });
  const sections = [
    ...(isFirst ? (['downloads', 'authentication'] as const) : []),
    ...(webhooks.length > 0 ? (['webhooks'] as const) : []),
    ...(schemas.length > 0 ? (['schemas'] as const) : []),
  ];
  return new Set([
    ...sections.map((section) => sectionAnchor(api, section)),
    ...(isFirst && extra !== undefined ? [extra] : []),
    ...(isFirst ? api.securitySchemes.map(({ name }) => schemeAnchor(name)) : []),
    ...(kind === 'overview' ? api.operations.map(operationAnchor) : []),
    ...groupByTag({ ...api, operations }).map(({ id }) => id),
    ...[...operations, ...calls].flatMap((operation) => operationIds(api, operation)),
    ...schemas.flatMap((name) => [
      schemaAnchor(name),
      ...childrenOf(api.schemas, rootNode(api.schemas, name)).map(({ id }) => id),
    ]),
  ]);
}

function operationIds(api: Api, operation: Operation): string[] {
  const body = describeBody(api, operation);
  return [
    operationAnchor(operation),
    ...operation.parameters.map((parameter) => parameterAnchor(operation, parameter)),
    ...describeResponses(api, operation).map(({ id }) => id),
    ...(body ? [body.id] : []),
    ...(body?.content ?? []).flatMap(({ node }) =>
      node ? [node.id, ...childrenOf(api.schemas, node).map(({ id }) => id)] : [],
    ),
    ...callbackOperations(operation).flatMap((callback) => operationIds(api, callback)),
  ];
}

const fieldOfField = /(#(?:schema-[^.]+|.+-body(?:-\d+)?)\.[^.]+)\..+$/;

/** `#schema-Work.items.location` -> `#schema-Work.items` */
export function withoutInnerFields(url: string): string {
  return url.replace(fieldOfField, '$1');
}
