import type { Api } from '@portal/contract';
import { childrenOf, type Returning, rootNode, type SchemaNode } from '../model/index.ts';
import { badgesOf } from './badges.ts';
import { choicesMarkdown } from './choices-markdown.ts';
import { joinBlocks, listItem } from './text.ts';

function typeText({ type, format, constraints }: SchemaNode): string {
  return [
    type.map(({ text }) => text).join(''),
    ...(format === undefined ? [] : [`format ${format}`]),
    ...constraints,
  ].join(', ');
}

/** A field; what has no name of its own is opened, a named schema is explained under its name. */
function fieldMarkdown(api: Api, node: SchemaNode): string {
  const facts = [typeText(node), ...badgesOf(node)];
  const isNamed = node.type.some(({ schema }) => schema !== undefined);
  const inner = isNamed ? [] : childrenOf(api.schemas, node);
  return listItem(
    joinBlocks([
      `**\`${node.role === 'any-name' ? 'any other name' : node.name}\`** (${facts.join('; ')})`,
      node.description,
      choicesMarkdown(node.choices, node.closed),
      joinBlocks(inner.map((child) => fieldMarkdown(api, child))),
    ]),
  );
}

function returnedBy(returning: readonly Returning[]): string {
  if (returning.length === 0) return '';
  const operations = returning.map(({ operation, path }) => {
    const name = operation.summary || operation.id;
    return path === '' ? name : `${name} in \`${path}\``;
  });
  return `Returned by: ${operations.join(', ')}.`;
}

/** A schema, one named level deep. */
export function schemaMarkdown(
  api: Api,
  name: string,
  { page, returning, level = 1 }: { page: string; returning: readonly Returning[]; level?: number },
): string {
  const node = rootNode(api.schemas, name);
  const fields = childrenOf(api.schemas, node).map((child) => fieldMarkdown(api, child));
  return joinBlocks([
    `${'#'.repeat(level)} ${name}`,
    `On the page: <${page}#${node.id}>`,
    node.description,
    returnedBy(returning),
    choicesMarkdown(node.choices, node.closed),
    fields.length === 0 ? typeText(node) : joinBlocks(fields),
  ]);
}
