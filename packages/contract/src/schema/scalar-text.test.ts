import { expect, it } from 'vitest';
import type { Scalar, Schema } from '../model.ts';
import { possibleTypes, readScalar, writeScalar } from './scalar-text.ts';

const circle: { self?: unknown } = {};
circle.self = circle;

it.each<[unknown, string]>([
  ['a', 'a'],
  [1e21, '1000000000000000000000'],
  [1.5, '1.5'],
  [Number.NaN, 'NaN'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'undefined'],
  [{ a: [1] }, '{"a":[1]}'],
  [{ toJSON: () => undefined }, ''],
  [circle, ''],
])('writes %s as %j', (value, text) => {
  expect(writeScalar(value)).toBe(text);
});

const number = { type: 'number' };
const integer = { type: 'integer' };
const flag = { type: 'boolean' };

it.each<[string, Schema, Scalar]>([
  ['2', {}, '2'],
  ['2', { type: 'string' }, '2'],
  ['2', integer, 2],
  ['-2', integer, -2],
  ['+2', integer, '+2'],
  ['2.5', integer, '2.5'],
  ['1e3', integer, '1e3'],
  ['2.5', number, 2.5],
  ['2.', number, '2.'],
  ['.5', number, '.5'],
  ['1e3', number, 1000],
  ['1E-3', number, 0.001],
  ['1e999', number, '1e999'],
  ['2 ', number, '2 '],
  ['x2', number, 'x2'],
  ['2x', integer, '2x'],
  ['9007199254740991', integer, Number.MAX_SAFE_INTEGER],
  ['9007199254740993', integer, '9007199254740993'],
  ['-1234567890123456789', number, '-1234567890123456789'],
  ['1000000000000000000000', integer, 1e21],
  ['0.12345678901234567890', number, 0.12345678901234568],
  ['0', { ...integer, minimum: 1 }, 0],
  ['true', flag, true],
  ['false', flag, false],
  ['True', flag, 'True'],
  ['true', { type: 'string' }, 'true'],
  ['true', integer, 'true'],
  ['true', { type: 'boolean', enum: [false] }, true],
  ['5', { anyOf: [integer, { const: 'all' }] }, 5],
  ['all', { anyOf: [integer, { const: 'all' }] }, 'all'],
  ['5', { type: ['string', 'integer'] }, '5'],
  ['5', { oneOf: [integer, flag] }, 5],
  ['5', { allOf: [integer] }, 5],
  ['5', { enum: [5, 6] }, 5],
  ['5', { const: 5 }, 5],
])('reads %j under %j as %j', (text, schema, value) => {
  expect(readScalar(text, schema)).toBe(value);
});

it.each<[Schema, string[]]>([
  [{}, []],
  [{ type: ['string', 'null'] }, ['string', 'null']],
  [{ type: 'string', enum: [1] }, ['string']],
  [{ enum: ['a', 1, null, [], {}] }, ['string', 'number', 'null', 'array', 'object']],
  [{ const: null }, ['null']],
  [
    { allOf: [{ type: 'object' }], anyOf: [flag], oneOf: [number] },
    ['object', 'boolean', 'number'],
  ],
])('%j allows the types %j', (schema, types) => {
  expect(possibleTypes(schema)).toEqual(types);
});
