import { expect, it } from 'vitest';
import type { Schema } from '../model.ts';
import { describeSchema, listOf, validText } from './describe-schema.ts';

it.each<[Schema, string]>([
  [{}, 'any value'],
  [{ type: 'string' }, 'text'],
  [{ type: 'string', minLength: 2 }, 'text of at least 2 characters'],
  [{ type: 'string', maxLength: 3 }, 'text of at most 3 characters'],
  [{ type: 'string', minLength: 2, maxLength: 3 }, 'text from 2 to 3 characters'],
  [{ type: 'string', pattern: '^a' }, 'text that matches ^a'],
  [{ type: 'string', format: 'date', minLength: 2 }, 'a date written YYYY-MM-DD'],
  [{ type: 'string', format: 'uri' }, 'text'],
  [{ type: 'integer', minimum: 0 }, 'a whole number of at least 0'],
  [{ type: 'number', maximum: 0 }, 'a number of at most 0'],
  [
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9, multipleOf: 0.5 },
    'a number, above 0, below 9, a multiple of 0.5',
  ],
  [{ type: 'boolean' }, 'true or false'],
  [{ type: 'array' }, 'a list'],
  [
    { type: 'array', minItems: 1, maxItems: 2, items: { type: 'integer' } },
    'a list from 1 to 2 values, each a whole number',
  ],
  [{ type: 'object' }, 'an object of named values'],
  [{ type: ['string', 'null'] }, 'text or nothing'],
  [{ type: 'file' }, 'file'],
  [{ const: 0 }, 'only 0'],
  [{ enum: ['a'] }, 'only a'],
  [{ enum: ['a', 'b', 3] }, 'one of a, b or 3'],
  [{ anyOf: [{ type: 'integer' }, { const: 'all' }] }, 'a whole number, or only all'],
  [{ oneOf: [{ type: 'integer' }, { const: 'all' }] }, 'a whole number, or only all'],
  [{ allOf: [{ type: 'string' }, { const: 'a' }] }, 'text, and only a'],
  [{ type: 'string', anyOf: [{ maxLength: 1 }], allOf: [{ minLength: 1 }] }, 'text'],
])('%j is %s', (schema, words) => {
  expect(describeSchema(schema)).toBe(words);
});

it('makes a sentence of it', () => {
  expect(validText({ type: 'integer' })).toBe('A whole number.');
});

it('cuts a long list short, with the number left out', () => {
  const numbers = Array.from({ length: 21 }, (_, at) => at);
  expect(listOf(numbers)).toMatch(/^0, 1, .*, 19 and 1 more$/);
  expect(listOf(numbers.slice(0, 20))).toMatch(/, 18 or 19$/);
  expect(listOf([])).toBe('');
});
