import type { Api, Operation } from '@portal/contract';
import { type BodyContentView, childrenOf, describeBody } from '../model/index.ts';
import { badgesOf } from './badges.ts';
import { choicesMarkdown } from './choices-markdown.ts';
import { fieldMarkdown, patternsMarkdown } from './schema-markdown.ts';
import { codeBlock, joinBlocks, listItem, missingMarkdown } from './text.ts';

function contentMarkdown(api: Api, view: BodyContentView): string {
  const { mediaTypes, type, node, encodings, examples } = view;
  const facts = [
    type.map(({ text }) => text).join(''),
    ...(node?.constraints ?? []),
    ...badgesOf({ nullable: node?.nullable ?? false }),
  ].filter((fact) => fact !== '');
  const fields = node ? childrenOf(api.schemas, node).filter(({ readOnly }) => !readOnly) : [];
  return listItem(
    joinBlocks([
      `**\`${mediaTypes.join('`, `')}\`**${facts.length === 0 ? '' : ` (${facts.join('; ')})`}`,
      node?.description ?? '',
      node ? choicesMarkdown(node.choices, node.closed) : '',
      node ? patternsMarkdown(node.patterns) : '',
      joinBlocks(fields.map((field) => fieldMarkdown(api, field))),
      ...encodings.map(({ name, words }) => `\`${name}\`: ${words}`),
      ...examples.flatMap((example) => [
        `Example: ${example.summary || example.name}`,
        missingMarkdown(example),
        codeBlock(example.text, example.language),
      ]),
    ]),
  );
}

/** What is sent with the request; empty if nothing is. */
export function bodyMarkdown(api: Api, operation: Operation): string[] {
  const view = describeBody(api, operation);
  if (!view) return [];
  return [
    view.required ? 'Required.' : 'Optional.',
    view.description,
    joinBlocks(view.content.map((content) => contentMarkdown(api, content))),
  ];
}
