import { type Api, type Choice, htmlText, type Operation } from '@portal/contract';
import type { CSSProperties } from 'react';
import {
  childrenOf,
  describeBody,
  describeParameters,
  describeResponses,
  type ParameterView,
  type ResponseView,
  type SchemaNode,
  type Schemas,
  type TypePart,
} from '../../model/index.ts';
import { mostOpenChoices } from './choice-list.tsx';

/** The space around a row and its first line are as tall as this many characters of text. */
const lengthOfRow = 125;

/** An entry of a list is at least a line. */
const shortestLine = 40;

function sum<Item>(items: readonly Item[], lengthOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + lengthOf(item), 0);
}

function textLength(...texts: (string | undefined)[]): number {
  return sum(texts, (text) => htmlText(text ?? '').length);
}

function typeLength(parts: readonly TypePart[]): number {
  return sum(parts, ({ text }) => text.length);
}

function choicesLength(choices: readonly Choice[]): number {
  if (choices.length > mostOpenChoices) return 0;
  return sum(choices, ({ value, meaning }) =>
    Math.max(shortestLine, String(value).length + textLength(meaning)),
  );
}

export function parameterLength(view: ParameterView): number {
  const { name, summary, description, severalValues, combines, choices, examples, traps } = view;
  return (
    lengthOfRow +
    textLength(name, summary, description, severalValues, combines, ...traps) +
    choicesLength(choices) +
    sum(examples, (example) => textLength(example.summary) + example.text.length)
  );
}

function responseLength({ description, whatToDo, headers }: ResponseView): number {
  return (
    lengthOfRow +
    textLength(description, whatToDo) +
    sum(headers, ({ name, description }) => textLength(name, description))
  );
}

/** What is shown of a schema or a body: what is one level inside it. */
export function schemaLength(schemas: Schemas, node: SchemaNode): number {
  const rows = sum(childrenOf(schemas, node), (child) => lengthOfRow + ownLength(child));
  return ownLength(node) + rows;
}

function ownLength({ name, type, description, constraints, choices }: SchemaNode): number {
  return (
    name.length +
    typeLength(type) +
    textLength(description, ...constraints) +
    choicesLength(choices)
  );
}

/** Without its samples, whose height is about the same in every operation. */
export function operationLength(api: Api, operation: Operation): number {
  const body = describeBody(api, operation);
  return (
    textLength(operation.description, operation.limits, body?.description) +
    sum(describeParameters(operation), ({ views }) => sum(views, parameterLength)) +
    sum(body?.content ?? [], ({ node }) => (node ? schemaLength(api.schemas, node) : 0)) +
    sum(describeResponses(api, operation), responseLength)
  );
}

/**
 * A browser does not lay out what is far from view. From this the style sheet estimates its height,
 * so that the page has about its true length from the start. Its factors were fitted to real pages
 * and are a little generous: in a box that is too small, links would cover those of the next one.
 */
export function shownLength(length: number): CSSProperties & { '--shown-length': number } {
  return { '--shown-length': length };
}
