import { heldSchemaOf, type SchemaNode, type Schemas } from '../model/index.ts';

/**
 * Below the second level a named schema is a link to its own section, so that the page grows with
 * the number of schemas and not with the number of ways through them.
 */
export function opensHere(schemas: Schemas, node: SchemaNode): boolean {
  const isNamed = heldSchemaOf(schemas, node.schema) !== undefined;
  return node.expandable && node.path.length < (isNamed ? 2 : 5);
}
