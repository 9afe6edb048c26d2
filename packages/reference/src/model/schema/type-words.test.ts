import type { Schema } from '@portal/contract';
import { expect, it } from 'vitest';
import { constraintsOf, patternsOf } from './constraint-words.ts';
import { typeInWords } from './type-words.ts';

const schemas: Record<string, Schema> = {
  Work: { type: 'object', properties: { id: { type: 'string' } } },
  Id: { type: 'string' },
  Loop: { type: 'array', items: { $ref: 'Loop' } },
};

it.each<[string, Schema]>([
  ['text', { type: 'string' }],
  ['a rectangle: x,y,w,h', { type: 'string', pattern: '^a', typeWords: 'a rectangle: x,y,w,h' }],
  ['text', { type: 'string', typeWords: 7 as never }],
  ['list of ids', { type: 'array', items: { type: 'string', typeWords: 'ids' } }],
  ['text', { $ref: 'Id' }],
  ['Work', { $ref: 'Work' }],
  ['Work', { allOf: [{ $ref: 'Work' }], description: 'x' }],
  ['list of Work', { type: 'array', items: { $ref: 'Work' } }],
  ['list of lists of numbers', { items: { type: 'array', items: { type: 'number' } } }],
  ['whole number or text', { oneOf: [{ type: 'integer' }, { type: 'string' }] }],
  ['list of whole numbers or text', { items: { type: ['integer', 'string'] } }],
  ['text', { type: ['string', 'null'] }],
  ['Work', { anyOf: [{ $ref: 'Work' }, { type: 'null' }] }],
  ['date and time', { type: 'string', format: 'date-time' }],
  ['text', { enum: ['a', 'b'] }],
  ['object', { properties: {} }],
  ['list of number, then text', { prefixItems: [{ type: 'number' }, { type: 'string' }] }],
  ['one of 7 forms', { oneOf: [1, 2, 3, 4, 5, 6, 7].map((at) => ({ title: `${at}` })) }],
  ['any value', {}],
  ['any value', { $ref: 'Nowhere' }],
  ['list of lists of lists of lists of lists of lists', { $ref: 'Loop' }],
])('%s', (words, schema) => {
  expect(typeInWords(schemas, schema)).toBe(words);
});

it.each<[string[], Schema]>([
  [['1 to 100', 'default 10'], { minimum: 1, maximum: 100, default: 10 }],
  [['at most 10,000'], { maximum: 10_000 }],
  [['above 0', 'a multiple of 5'], { exclusiveMinimum: 0, multipleOf: 5 }],
  [['exactly 1 character'], { minLength: 1, maxLength: 1 }],
  [['at least 2 values', 'no value twice'], { minItems: 2, uniqueItems: true }],
  [['default a, b'], { items: { pattern: '^a' }, default: ['a', 'b'] }],
  [['1 to 3 fields'], { minProperties: 1, maxProperties: 3 }],
  [['always true', 'default empty text'], { const: true, default: '' }],
])('%j', (words, schema) => {
  expect(constraintsOf(schema)).toEqual(words);
});

it.each<[string[], Schema]>([
  [['^a'], { type: 'string', pattern: '^a' }],
  [['^b'], { items: { pattern: '^b' } }],
  [[], { format: 'date', pattern: '^\\d' }],
  [[], { items: { $ref: 'Work' } }],
])('the patterns %j are separate from the words', (patterns, schema) => {
  expect(patternsOf(schema)).toEqual(patterns);
  expect(constraintsOf(schema)).toEqual([]);
});
