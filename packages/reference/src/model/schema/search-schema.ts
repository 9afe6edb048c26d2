import { htmlText } from '@portal/contract';
import type { Schemas } from './resolve-schema.ts';
import type { SchemaNode } from './schema-tree.ts';
import { walkSchema } from './walk-schema.ts';

export type SchemaHit = {
  node: SchemaNode;
  /** `items.locations.license` */
  path: string;
  where: 'name' | 'value' | 'description';
};

function whereFound(node: SchemaNode, wanted: string): SchemaHit['where'] | undefined {
  const has = (text: string) => text.toLowerCase().includes(wanted);
  if (has(node.name) || has(node.path.join('.'))) return 'name';
  if (node.choices.some(({ value, meaning }) => has(String(value)) || has(htmlText(meaning))))
    return 'value';
  return has(htmlText(node.description)) ? 'description' : undefined;
}

const rank = { name: 0, value: 1, description: 2 };

/**
 * The paths of a schema that mention a text: names first, then values, then descriptions. Only the
 * last part of a path counts as its name, so that `items` does not find everything inside it.
 */
export function searchSchema(
  schemas: Schemas,
  name: string,
  text: string,
  limit = 50,
): SchemaHit[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const hits: SchemaHit[] = [];
  for (const node of walkSchema(schemas, name)) {
    if (node.role === 'root') continue;
    const parent = node.path.slice(0, -1).join('.').toLowerCase();
    const where = whereFound(node, wanted);
    const isInherited = where === 'name' && parent.includes(wanted) && !endsIn(node, wanted);
    if (where && !isInherited) hits.push({ node, path: node.path.join('.'), where });
  }
  return hits.sort((left, right) => rank[left.where] - rank[right.where]).slice(0, limit);
}

function endsIn({ name }: SchemaNode, wanted: string): boolean {
  return name.toLowerCase().includes(wanted);
}
