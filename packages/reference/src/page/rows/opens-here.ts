import { heldSchemaOf, type SchemaNode, type Schemas } from '../../model/index.ts';

/** A page of more schemas would be mostly copies of them. */
const mostRepeated = 150;

/** On one of several pages, what a schema contains has its own section on one of them. */
export const levelsOfPart = 1;

/** How many levels of a schema its own section expands, whatever they contain. */
export function unfoldedLevels(schemas: Schemas): number {
  return Object.keys(schemas).length > mostRepeated ? 1 : 2;
}

/**
 * Below those a named schema is a link to its own section, so that the page grows with the number
 * of schemas and not with the number of paths through them.
 */
export function opensHere(
  schemas: Schemas,
  node: SchemaNode,
  levels = unfoldedLevels(schemas),
): boolean {
  const isNamed = heldSchemaOf(schemas, node.schema) !== undefined;
  return node.expandable && node.path.length < (isNamed ? levels : 5);
}
