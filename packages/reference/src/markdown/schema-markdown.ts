import type { Api } from '@portal/contract';
import {
  childrenOf,
  type Returning,
  rootNode,
  type SchemaNode,
  type TypePart,
  valueInWords,
} from '../model/index.ts';
import { badgesOf } from './badges.ts';
import { choicesMarkdown } from './choices-markdown.ts';
import { belowHeading, joinBlocks, listItem } from './text.ts';

const textOf = (parts: readonly TypePart[]) => parts.map(({ text }) => text).join('');

function typeText({ type, not, format, constraints }: SchemaNode): string {
  return [
    textOf(type),
    ...(not ? [`but not ${textOf(not)}`] : []),
    ...(format === undefined ? [] : [`format ${format}`]),
    ...constraints,
  ].join(', ');
}

/** Below the type, as on the page. */
export function patternsMarkdown(patterns: readonly string[]): string {
  return patterns.map((pattern) => `Pattern: \`${pattern}\``).join('\n\n');
}

function nameOf({ role, name }: SchemaNode): string {
  if (role === 'any-name') return 'any other name';
  return role === 'matching-name' ? `names that match ${name}` : name;
}

function whenText({ when }: SchemaNode): string {
  return when ? `When \`${when.property}\` is \`${when.values.join(', ')}\`.` : '';
}

const mostExamples = 3;

function examplesText({ examples, choices }: SchemaNode): string {
  const shown = examples.filter((one) => one === null || typeof one !== 'object');
  return shown.length === 0 || choices.length > 0
    ? ''
    : `Example: \`${shown.slice(0, mostExamples).map(valueInWords).join(', ')}\``;
}

/** Schemas without names that refer to each other can be expanded in more ways than a file can hold. */
const mostFields = 2_000;

/** A field; an unnamed schema is expanded here, a named one is explained under its name. */
export function fieldMarkdown(api: Api, node: SchemaNode, budget = { fields: mostFields }): string {
  budget.fields -= 1;
  if (budget.fields < 0) return '';
  const facts = [typeText(node), ...badgesOf(node)];
  const isNamed = !node.forms && node.type.some(({ schema }) => schema !== undefined);
  const inner = isNamed ? [] : childrenOf(api.schemas, node);
  return listItem(
    joinBlocks([
      `**\`${nameOf(node)}\`** (${facts.join('; ')})`,
      whenText(node),
      node.description,
      patternsMarkdown(node.patterns),
      choicesMarkdown(node.choices, node.closed),
      examplesText(node),
      joinBlocks(inner.map((child) => fieldMarkdown(api, child, budget))),
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
    belowHeading(node.description, level),
    returnedBy(returning),
    choicesMarkdown(node.choices, node.closed),
    patternsMarkdown(node.patterns),
    fields.length === 0 ? typeText(node) : joinBlocks(fields),
    node.shut && fields.length > 0 ? 'No other fields are allowed.' : '',
  ]);
}
