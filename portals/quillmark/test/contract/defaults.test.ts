import { describe, expect, it } from 'vitest';
import type { Api, Operation, Parameter } from '../../../../packages/contract/src/index.ts';
import { loadContract } from '../../../../packages/contract/test/contract.ts';

const apis = await loadContract();

type Place = { api: Api; operation: Operation; parameter: Parameter };

const places: Place[] = apis.flatMap((api) =>
  api.operations.flatMap((operation) =>
    operation.parameters.map((parameter) => ({ api, operation, parameter })),
  ),
);
const named = (list: readonly Place[]) =>
  list.map((place) => [`${place.operation.id} ${place.parameter.name}`, place] as const);

function defaultOf({ parameters }: Operation, name: string): unknown {
  return parameters.find((one) => one.name === name)?.schema.default;
}

function sentencesOf({ description, traps, combines = '' }: Parameter): string[] {
  return [description, combines, ...traps].flatMap((text) => text.split(/(?<=[.!?])\s+/));
}

/** What a sentence states about a default, as [documented, described]; undefined if it cannot be read. */
function readSentence(sentence: string, { operation, parameter }: Place): unknown[] | undefined {
  const [, of, value] = /default (direction )?is `([^`]+)`/.exec(sentence) ?? [];
  if (value === undefined) return undefined;
  return [String(defaultOf(operation, of ? 'sortOrder' : parameter.name)), value];
}

const mentions = places.flatMap((place) =>
  sentencesOf(place.parameter)
    .filter((sentence) => /\bdefault\b/i.test(sentence.replaceAll(/`[^`]*`/g, '')))
    .map((sentence) => [sentence, place] as const),
);

const comparisons = places.flatMap((place) =>
  sentencesOf(place.parameter).flatMap((sentence) => {
    const [, id, value] = /^In the (\w+) API it is `([^`]+)`/.exec(sentence) ?? [];
    return id === undefined ? [] : [[sentence, place, id, value] as const];
  }),
);

describe('what is written about a default is the default', () => {
  it.each(mentions)('%s', (sentence, place) => {
    const [documented, described] = readSentence(sentence, place) ?? ['a readable form', sentence];
    expect(described).toBe(documented);
  });

  it.each(comparisons)('%s', (_, { parameter }, id, value) => {
    const others = apis.find((api) => api.id === id)?.operations ?? [];
    const defaults = others.map((operation) => defaultOf(operation, parameter.name));
    expect(new Set(defaults.filter((one) => one !== undefined))).toEqual(new Set([value]));
  });

  it.each(named(places))('the examples of %s', (_, { parameter: { examples, schema } }) => {
    for (const { summary, value } of examples) {
      if (/\bthe default\b|leave it out/.test(summary)) expect(value, summary).toBe(schema.default);
    }
  });
});

const numbers = places.filter(
  ({ parameter: { required, schema } }) =>
    !required && (schema.type === 'integer' || schema.type === 'number'),
);

it.each(named(numbers))('%s is a number, so it has a default', (_, { parameter: { schema } }) => {
  expect(schema.default).toBeTypeOf('number');
});
