import { describe, expect, it } from 'vitest';
import { apiOf, operationOf } from '../../test/fixture-api.ts';
import type { Operation, ParameterValue } from '../model.ts';
import { checkValues } from './check-values.ts';

function csvList(items: object, more: object = {}) {
  return {
    style: 'form',
    explode: false,
    schema: { type: 'array', items, ...more },
  };
}

const closed = csvList({
  type: 'string',
  enum: ['items', 'subjects'],
  'x-enum-descriptions': { items: 'The copies.', subjects: 'What it is about.' },
});

const open = csvList({
  type: 'string',
  'x-documented-values': { 'cc-0': 'CC0 1.0 Universal', k: 'Pictures' },
});

type Row = [
  name: string,
  parameter: object,
  value: ParameterValue,
  problem: { type?: string; message: string; valid?: string; suggestion?: string; index?: number },
];

const wrong: Row[] = [
  [
    'a value outside a closed list',
    closed,
    ['items', 'subject'],
    {
      message: "value has no value 'subject'.",
      valid: 'One of items or subjects.',
      suggestion: 'subjects',
      index: 1,
    },
  ],
  [
    'an undocumented value of an open list',
    open,
    ['cc0'],
    { type: 'warning', message: "'cc0' is not a documented value", suggestion: 'cc-0', index: 0 },
  ],
  [
    'a meaning in place of a value',
    open,
    ['Pictures'],
    { type: 'warning', message: "'Pictures'", valid: 'Documented: cc-0 or k.', suggestion: 'k' },
  ],
  [
    'a number that is too small',
    { schema: { type: 'integer', minimum: 1 } },
    0,
    { message: 'value is 0, which is too small.', valid: 'A whole number of at least 1.' },
  ],
  [
    'a number that is too large',
    { schema: { type: 'integer', minimum: 1, maximum: 100 } },
    101,
    { message: 'value is 101, which is too large.', valid: 'A whole number from 1 to 100.' },
  ],
  [
    'a word instead of a number',
    { schema: { type: 'integer', minimum: 1, maximum: 100 } },
    'ten',
    { message: "value cannot be 'ten'.", valid: 'A whole number from 1 to 100.' },
  ],
  [
    'a year instead of a date',
    { schema: { type: 'string', format: 'date' } },
    '1900',
    { message: "value cannot be '1900'.", valid: 'A date written YYYY-MM-DD.' },
  ],
  [
    'a day that does not exist',
    { schema: { type: 'string', format: 'date' } },
    '1900-02-29',
    { message: "value cannot be '1900-02-29'." },
  ],
  [
    'a text that does not match the pattern',
    { schema: { type: 'string', pattern: '^(full|square)$' }, example: 'square' },
    'sqare',
    { message: "value cannot be 'sqare'.", valid: "For example 'square'.", suggestion: 'square' },
  ],
  [
    'anything but the only value',
    { schema: { type: 'boolean', enum: [true] } },
    false,
    { message: 'value has no value false.', valid: 'Only true.' },
  ],
  [
    'too few values',
    csvList({ type: 'string' }, { minItems: 1 }),
    [],
    { message: 'value is empty.', valid: 'A list of at least 1 values, each text.' },
  ],
  [
    'half of a surrogate pair',
    { schema: { type: 'string' } },
    '\ud800',
    { message: 'value contains half of a surrogate pair, which no URL can carry.' },
  ],
  [
    'an empty path segment',
    { in: 'path', schema: { type: 'string' } },
    '',
    { message: 'value is part of the path and cannot be empty.' },
  ],
  [
    'dots as a path segment',
    { in: 'path', schema: { type: 'string' } },
    '..',
    { message: "value is part of the path and cannot be '..'." },
  ],
  [
    'a single empty value in a plain list',
    csvList({ type: 'string' }),
    [''],
    { message: 'value cannot be a single empty value.' },
  ],
  [
    'an empty exploded list',
    { schema: { type: 'array', items: {} } },
    [],
    { message: 'value is empty, so nothing would be sent.' },
  ],
  [
    'a separator inside a value',
    { style: 'pipeDelimited', schema: { type: 'array', items: {} } },
    ['a|b'],
    { message: 'value separates its values with vertical bars.' },
  ],
  [
    'nested values',
    { style: 'deepObject', schema: { type: 'object' } },
    { a: { b: 1 } },
    { message: 'value contains nested values, which its style cannot express.' },
  ],
];

describe('one problem, described in full', () => {
  it.each(wrong)('%s', (_, parameter, value, { index, type = 'error', message, ...rest }) => {
    const { operation } = operationOf(parameter);
    const problems = checkValues(operation, { value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      type,
      message: expect.stringContaining(message),
      where: { parameter: 'value', ...(index === undefined ? {} : { index }) },
      ...rest,
    });
  });
});

it.each([
  [closed, ['items', 'subjects']],
  [closed, []],
  [open, ['cc-0', 'k']],
  [{ schema: { type: ['string', 'null'] } }, 'a'],
  [{ schema: { anyOf: [{ type: 'integer' }, { const: 'all' }] } }, 'all'],
  [{ schema: { allOf: [{ type: 'string' }, { maxLength: 1 }] } }, '\u{1f40e}'],
])('finds nothing wrong with %j: %j', (parameter, value) => {
  expect(checkValues(operationOf(parameter).operation, { value })).toEqual([]);
});

const two = apiOf({
  '/things': {
    get: {
      operationId: 'getThings',
      parameters: [
        { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'items.locations.license', in: 'query', schema: { type: 'string' } },
        { name: 'colors', in: 'query', 'x-aliases': ['color'], schema: { type: 'string' } },
      ],
    },
  },
}).operations[0] as Operation;

it('reports missing required values', () => {
  expect(checkValues(two, {})).toMatchObject([
    { type: 'error', message: 'q is required.', valid: 'Text.' },
  ]);
});

it.each([
  ['licence', 'Did you mean items.locations.license?', 'items.locations.license'],
  ['color', 'Write colors.', 'colors'],
  ['zebra', 'The query parameters are q, items.locations.license, colors.', undefined],
])('warns about the unknown name %s', (name, valid, suggestion) => {
  const [problem] = checkValues(two, { q: 'a', [name]: 'b' });
  expect(problem).toMatchObject({ type: 'warning', valid, where: { parameter: name } });
  expect(problem?.suggestion).toBe(suggestion);
});

it('does not mistake the name of an object method for a parameter', () => {
  expect(checkValues(two, { q: 'a', constructor: 'b' })).toMatchObject([{ type: 'warning' }]);
});
