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
  [{ type: 'number', exclusiveMaximum: 0 }, -1],
  [{ type: 'number', maximum: 5 }, 1],
  [{ type: 'number', minimum: 2, exclusiveMinimum: 9, maximum: 5 }, 2],
  [{ type: 'integer', multipleOf: 5 }, 5],
  [{ type: 'number', minimum: 0.3, multipleOf: 0.1 }, 0.3],
  [{ type: 'number', minimum: 0.31, multipleOf: 0.1 }, 0.4],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 0.5 }, 0.25],
  [{ type: 'string', format: 'date-time', maxLength: 4 }, '2026'],
  [{ type: 'string', format: 'constructor' }, 'text'],
  [{ type: 'boolean' }, true],
  [{ type: ['null'] }, null],
  [{ examples: [null, 1], const: 2 }, 2],
  [{ enum: ['a', 'b'], default: 'b' }, 'b'],
  [{ items: { type: 'boolean' } }, [true]],
  [{ prefixItems: [{ const: 1 }, { $ref: 'Nowhere' }] }, [1, null]],
  [{ type: 'array', items: { $ref: 'Nowhere' }, minItems: 2 }, []],
  [{ type: 'array', items: { const: 1 }, minItems: 0 }, [1]],
  [{ anyOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  [
    { properties: { a: { const: 1 } }, oneOf: [{ properties: { b: { const: 2 } } }] },
    { a: 1, b: 2 },
  ],
  [{ type: 'object', anyOf: [{ properties: { b: { const: 2 } } }] }, { b: 2 }],
  [{ type: 'object', properties: { a: { $ref: 'Nowhere' } } }, {}],
  [{ allOf: [{ const: 'a' }], properties: { b: { const: 2 } } }, { b: 2 }],
  [{ allOf: [{ const: 'a' }] }, 'a'],
  [{ allOf: [{ properties: { a: { const: 1 } } }], properties: { a: { const: 2 } } }, { a: 2 }],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, { name: 1 }],
  [{ type: 'object', additionalProperties: { $ref: 'Nowhere' } }, {}],
  [{ type: 'object', additionalProperties: { not: {} } }, {}],
  [{ type: 'object', additionalProperties: {} }, {}],
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

it('stops lists and named values at the given depth too', () => {
  const list: Schema = { type: 'array', items: { type: 'array', items: { const: 1 } } };
  expect(exampleValue(list, { depth: 0 })).toEqual([]);
  expect(exampleValue(list, { depth: 1 })).toEqual([[]]);
  expect(exampleValue({ ...list, minItems: 1 }, { depth: 0 })).toEqual([[]]);
  const open: Schema = { type: 'object', additionalProperties: { const: 1 } };
  expect(exampleValue(open, { depth: 0 })).toEqual({});
  expect(exampleValue({ prefixItems: [list] }, { depth: 1 })).toEqual([[]]);
});

it('leaves what is read-only out of requests, and only there', () => {
  const schemas: Record<string, Schema> = { Id: { const: 1, readOnly: true } };
  const properties: Record<string, Schema> = {
    id: { $ref: 'Id' },
    own: { $ref: 'Id', readOnly: false },
    title: { const: 'a' },
  };
  const made: Schema = { type: 'object', properties };
  const given: Schema = { properties, examples: [{ id: 2, title: 'b', other: 3 }] };
  expect(exampleValue(made, { schemas })).toEqual({ id: 1, own: 1, title: 'a' });
  expect(exampleValue(made, { schemas, request: true })).toEqual({ own: 1, title: 'a' });
  expect(exampleValue(given, { schemas })).toEqual({ id: 2, title: 'b', other: 3 });
  expect(exampleValue(given, { schemas, request: true })).toEqual({ title: 'b', other: 3 });
});

it('names the chosen form where the schema has properties besides', () => {
  const schemas: Record<string, Schema> = { Cat: { properties: { purrs: { const: true } } } };
  const mapping = { dog: 'Dog', feline: '#/components/schemas/Cat' };
  const discriminator = { propertyName: 'kind', mapping };
  const schema: Schema = {
    type: 'object',
    properties: { name: { const: 'Tom' } },
    oneOf: [{ $ref: 'Cat' }],
    discriminator,
  };
  expect(exampleValue(schema, { schemas })).toEqual({ kind: 'feline', name: 'Tom', purrs: true });
  const bare: Schema = { oneOf: [{ properties: { a: { const: 1 } } }], discriminator };
  expect(exampleValue(bare, { schemas })).toEqual({ a: 1 });
});

describe.each(apis.map((api) => [api.id, api] as const))('%s', (_, api) => {
  const faults = schemaValidator(api.schemas);
  it.each(Object.keys(api.schemas))('%s: the example is valid', (name) => {
    const value = exampleValue({ $ref: name }, { schemas: api.schemas });
    expect(faults({ $ref: name }, value)).toEqual([]);
  });
});
