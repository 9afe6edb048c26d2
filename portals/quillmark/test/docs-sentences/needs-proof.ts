import type { Schema } from '@portal/contract';
import { apis } from '../docs-facts/truth.ts';

const operations = apis.flatMap((api) => api.operations);

function fieldsOf(schemas: Readonly<Record<string, Schema>>): string[] {
  return Object.values(schemas).flatMap(({ properties = {} }) => Object.keys(properties));
}

/** What the descriptions call parameters and fields. */
export const names: ReadonlySet<string> = new Set([
  ...operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
  ...apis.flatMap(({ schemas }) => fieldsOf(schemas)),
]);

const limits = 'only|always|never|must|cannot|at (?:most|least)|up to|inclusive|exclusive|bounds?';
const orders =
  'first|last|order(?:s|ed)?|ascending|descending|(?:old|new|earli|lat|larg|small|high|low|near|long|short)est|before|after';
const counts = 'no|not|nothing|none|neither|any|all|both|either|every|each|other|same|several';
const outcomes =
  'ignored?s?|refuse[sd]?|rejects?|rejected|returns?|defaults?|missing|absent|empty|left out|redirects?|without|exact(?:ly)?|whole|case|capitals?|repeat\\w*|mean|counts?|matche?s?';
const word = new RegExp(`\\b(?:${limits}|${orders}|${counts}|${outcomes})\\b`, 'i');

function isName(code: string): boolean {
  const [name = ''] = code.split(/[=[\s]/);
  return code.startsWith('/') || names.has(name) || name.split('.').some((part) => names.has(part));
}

function mentionsName(text: string): boolean {
  return [...text.matchAll(/`([^`]+)`/g)].some(([, code = '']) => isName(code));
}

/** Whether a sentence says something that can be false, apart from its numbers. */
export function needsProof(text: string): boolean {
  return word.test(text) || mentionsName(text);
}

const service =
  /\b(?:APIs?|services?|status|parameters?|key|account|filters?|sorts?|query|aggregations?|includes?|volumes|manifest|licence|thumbnail)\b/i;

/** A tutorial is mostly about its own program, which is run: here a sentence must be about the service. */
export function tutorialNeedsProof(text: string): boolean {
  return mentionsName(text) || (word.test(text) && service.test(text));
}
