import {
  childrenOf,
  rootNode,
  type SchemaNode,
  type Schemas,
  schemaAnchor,
} from '../../model/index.ts';
import { unfoldedLevels } from './opens-here.ts';

/**
 * Where a path is explained on the page: in the schema's own section, or if it is deeper, in the
 * section of the innermost named schema on the path.
 */
export function hitTarget(
  schemas: Schemas,
  { root, path }: SchemaNode,
  levels = unfoldedLevels(schemas),
): string {
  if (path.length <= levels) return schemaAnchor(root, path);
  let node: SchemaNode | undefined = rootNode(schemas, root);
  let holder = root;
  let start = 0;
  for (const [index, name] of path.slice(0, -1).entries()) {
    const depth: number = node.inside.length;
    node = childrenOf(schemas, node).find((child) => child.path.at(-1) === name);
    if (!node) break;
    if (node.inside.length > depth) {
      holder = node.inside.at(-1) ?? root;
      start = index + 1;
    }
  }
  return schemaAnchor(holder, path.slice(start));
}
