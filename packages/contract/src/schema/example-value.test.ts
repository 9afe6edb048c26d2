import { describe, expect, it } from 'vitest';
import { loadContract } from '../../test/contract.ts';
import { schemaValidator } from '../../test/schema-validator.ts';
import type { JsonValue, Schema } from '../model.ts';
import { exampleValue } from './example-value.ts';

const apis = await loadContract();

it.each<[Schema, JsonValue]>([
  [{ examples: ['horse'], type: 'string' }, 'horse'],
  [{ const: 'Work' }, 'Work'],
  [{ enum: ['asc', 'desc'] }, 'asc'],
  [{ type: 'integer', default: 10 }, 10],
  [{ type: 'boolean', default: false }, false],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'number', maximum: -2 }, -2],
  [{ type: 'integer', exclusiveMinimum: 2, multipleOf: 2 }, 4],
  [{ type: 'string', format: 'date' }, '2026-11-15'],
  [{ type: 'string', minLength: 6, maxLength: 8 }, 'text..'],
  [{ type: ['null', 'string'] }, 'text'],
  [{ type: 'null' }, null],
  [{ type: 'array', items: { type: 'integer' }, minItems: 2 }, [1, 1]],
  [{ type: 'array' }, []],
  [{ type: 'object', properties: { a: { type: 'string' } } }, { a: 'text' }],
  [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, 1],
  [
    { allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] },
    { a: 1, b: 2 },
  ],
  [{ $ref: 'Nowhere' }, null],
  [{}, 'text'],
])('%j gives %j', (schema, value) => {
  expect(exampleValue(schema)).toEqual(value);
});

const tree: Schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    parent: { $ref: 'Tree' },
    children: { type: 'array', items: { $ref: 'Tree' } },
  },
};

it('stops where a schema would repeat itself', () => {
  expect(exampleValue({ $ref: 'Tree' }, { schemas: { Tree: tree } })).toEqual({
    name: 'text',
    children: [],
  });
});

it('stops at the given depth, keeping required properties', () => {
  const deep: Schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'object', properties: { b: { type: 'string' } } }, c: {} },
  };
  expect(exampleValue(deep, { depth: 0 })).toEqual({ a: {} });
  expect(exampleValue(deep, { depth: 2 })).toEqual({ a: { b: 'text' }, c: 'text' });
});

describe.each(apis.map((api) => [api.id, api] as const))('%s', (_, api) => {
  const faults = schemaValidator(api.schemas);
  it.each(Object.keys(api.schemas))('%s: the example is valid', (name) => {
    const value = exampleValue({ $ref: name }, { schemas: api.schemas });
    expect(faults({ $ref: name }, value)).toEqual([]);
  });
});
