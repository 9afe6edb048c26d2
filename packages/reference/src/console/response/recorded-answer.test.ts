import type { JsonValue, Operation } from '@portal/contract';
import { expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import { recordedAnswer } from './recorded-answer.tsx';

const operation = operationOf(await loadContract(), 'getWorks');

function withAnswers(
  ...answers: [status: string, mediaType: string, value?: JsonValue][]
): Operation {
  const responses = answers.map(([status, mediaType, value]) => ({
    status,
    description: '',
    headers: [],
    content: [
      { mediaType, examples: value === undefined ? [] : [{ name: 'one', summary: '', value }] },
    ],
  }));
  return { ...operation, responses };
}

const shown = (...answers: Parameters<typeof withAnswers>) => {
  const found = recordedAnswer(withAnswers(...answers));
  return found && [found.status, found.pieces.map(({ text }) => text).join('')];
};

it.each<[string, Parameters<typeof withAnswers>, string[] | undefined]>([
  ['JSON, laid out', [['200', 'application/json', { a: 1 }]], ['200', '{\n  "a": 1\n}']],
  ['text as it is', [['200', 'text/plain', 'Of horses']], ['200', 'Of horses']],
  [
    'the first that has one',
    [
      ['200', 'a/b'],
      ['2XX', 'application/json', []],
    ],
    ['2XX', '[]'],
  ],
  ['null, which is an answer', [['200', 'application/json', null]], ['200', 'null']],
  ['no error', [['404', 'application/json', { a: 1 }]], undefined],
  ['nothing without an example', [['200', 'application/json']], undefined],
])('shows %s', (_, answers, expected) => {
  expect(shown(...answers)).toEqual(expected);
});

it('colours by the type of the body', () => {
  const kinds = (mediaType: string, value: JsonValue) =>
    recordedAnswer(withAnswers(['200', mediaType, value]))?.pieces.flatMap(
      ({ kind }) => kind ?? [],
    );
  expect(kinds('application/json', { a: 'x', b: 1 })).toEqual(['string', 'number']);
  expect(kinds('application/alto+xml', '<a b="c"/>')).toEqual(['keyword', 'name', 'string']);
  expect(kinds('text/plain', '<a b="c"/>')).toEqual([]);
});

it('shows the beginning of a long one', () => {
  const [, text = ''] = shown(['200', 'text/plain', 'x'.repeat(100_000)]) ?? [];
  expect(text.length).toBeLessThan(5_000);
  expect(text.endsWith('…')).toBe(true);
});
