import type { Schemas } from './resolve-schema.ts';
import { childrenOf, rootNode, type SchemaNode } from './schema-tree.ts';

type Limits = {
  /** How many nodes are visited before the search gives up. */
  nodes?: number;
  depth?: number;
};

/** Every node of a schema, shallow ones first, up to a limit. */
export function* walkSchema(
  schemas: Schemas,
  name: string,
  { nodes = 4000, depth = 8 }: Limits = {},
): Generator<SchemaNode> {
  const waiting: SchemaNode[] = [rootNode(schemas, name)];
  for (let seen = 0; seen < Math.min(waiting.length, nodes); seen += 1) {
    const node = waiting[seen];
    if (!node) return;
    yield node;
    if (node.path.length < depth && waiting.length < nodes) {
      waiting.push(...childrenOf(schemas, node));
    }
  }
}
