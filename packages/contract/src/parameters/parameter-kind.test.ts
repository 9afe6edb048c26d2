import { expect, it } from 'vitest';
import { operationOf } from '../../test/fixture-api.ts';
import type { Schema } from '../model.ts';
import { itemSchemaOf, kindOf, propertySchemaOf } from './parameter-kind.ts';

const text: Schema = { type: 'string' };

it.each<[Schema, string]>([
  [{}, 'scalar'],
  [text, 'scalar'],
  [{ type: 'array' }, 'list'],
  [{ items: text }, 'list'],
  [{ allOf: [{ items: text }, { minItems: 1 }] }, 'list'],
  [{ type: 'object' }, 'object'],
  [{ properties: { a: text } }, 'object'],
  [{ anyOf: [{ oneOf: [{ properties: { a: text } }] }] }, 'object'],
  [{ anyOf: [text, { type: 'array' }] }, 'list'],
  [{ type: 'string', items: text, properties: { a: text } }, 'scalar'],
  [{ type: 'object', items: text }, 'object'],
])('%j is written as a %s', (schema, kind) => {
  const [parameter] = operationOf({ schema }).operation.parameters;
  expect(parameter && kindOf(parameter)).toBe(kind);
});

it('finds the schema of a value in any part', () => {
  expect(itemSchemaOf({ anyOf: [text, { allOf: [{ items: text }] }] })).toEqual(text);
  expect(itemSchemaOf({ type: 'array' })).toEqual({});
  const object: Schema = { oneOf: [{ properties: { b: {} } }, { properties: { a: text } }] };
  expect(propertySchemaOf(object, 'a')).toEqual(text);
  expect(propertySchemaOf(object, 'c')).toBeUndefined();
  expect(propertySchemaOf({ additionalProperties: text }, 'constructor')).toEqual(text);
  expect(propertySchemaOf({ type: 'object' }, 'a')).toEqual({});
  const closed: Schema = { properties: { a: text }, additionalProperties: { not: {} } };
  expect([propertySchemaOf(closed, 'a'), propertySchemaOf(closed, 'b')]).toEqual([text, undefined]);
});
