import { expect, it } from 'vitest';
import { expectAgreement } from '../../test/schema-agreement.ts';
import { schemaValidator } from '../../test/schema-validator.ts';
import type { Schema } from '../model.ts';
import { accepts, checkSchema } from './check-schema.ts';

it('agrees with a full validator on any schema', () => {
  expectAgreement(30);
});

it('checks nested alternatives without trying every combination', () => {
  let checked = 0;
  const leaf = {
    get minLength() {
      checked += 1;
      return 1;
    },
  };
  const form = { properties: { inner: { $ref: 'Node' }, text: leaf } };
  const schemas = { Node: { anyOf: [{ ...form, required: ['x'] }, form, form] } };
  const deep = Array.from({ length: 12 }).reduce<object>((inner) => ({ inner, text: 'a' }), {});
  expect(checkSchema({ $ref: 'Node' }, deep, { schemas })).toEqual([]);
  expect(checked).toBeLessThan(1000);
});

/** A schema that counts how often one of its rules is looked at. */
function counted(schema: Schema) {
  const seen = { count: 0 };
  return {
    seen,
    schema: {
      ...schema,
      get minLength() {
        seen.count += 1;
        return 0;
      },
    },
  };
}

it.each<[string, (inside: Schema) => Schema, unknown]>([
  ['a list', (items) => ({ maxItems: 2, items }), ['a', 'b', 'c']],
  ['an object', (one) => ({ maxProperties: 1, additionalProperties: one }), { a: 'b', c: 'd' }],
  ['a text', (one) => ({ maxLength: 2, anyOf: [one], enum: ['a'], pattern: 'a' }), 'bcd'],
])('%s that is too long is refused before its contents are looked at', (_, schemaOf, value) => {
  const { schema, seen } = counted({ type: 'string' });
  expect(checkSchema(schemaOf(schema), value)).toMatchObject([
    { path: [], keyword: expect.stringMatching(/^max/) },
  ]);
  expect(seen.count).toBe(0);
});

it('looks for repeated values without comparing each with all others', () => {
  let reads = 0;
  const list = Array.from({ length: 300 }, (_, at) => ({
    get id() {
      reads += 1;
      return at;
    },
  }));
  expect(accepts({ uniqueItems: true }, list)).toBe(true);
  expect(reads).toBeLessThan(3 * list.length);
});

const validate = schemaValidator({}, ['date']);
const texts = ['', 'a', 'ab', 'abc', 'b', '\u{1f40e}', '\u{1f40e}\u{1f40e}'];
const dates = [
  ...['2026-01-31', '2026-01-32', '2026-01-00', '2026-01-01', '2026-04-30', '2026-04-31'],
  ...['2023-02-29', '2024-02-29', '1900-02-29', '2000-02-29', '2000-02-30', '2026-12-31'],
  ...['2026-13-01', '2026-00-10', '2026-1-01', 'x2026-01-01', '2026-01-01x', '1900-02-28'],
  ...['2026-03-31', '2026-05-31', '2026-06-31', '2026-07-31', '2026-08-31', '2026-09-31'],
  ...['2026-10-31', '2026-11-31', '2026-06-30', '2026-09-30', '2026-11-30'],
];
const numbers = [-1, 0, 0.5, 1, 1.5, 2, 3, 4];
const lists = [[], [1], [1, 1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [[1], [1]], [[1], [1, 2]]];
const objects = [
  ...[{}, { a: 1 }, { a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1, b: 3 }, { a: 1, b: 2, c: 3 }],
  ...[{ a: { b: 1 } }, { a: [{ b: 2 }] }, { a: null }, { 'x-a': 'b' }, { 'x-a': 1, d: 'e' }],
];
const others = [
  true,
  false,
  null,
  [{ a: 1 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
];

it.each<Schema>([
  { minLength: 1 },
  { minLength: 2, maxLength: 2 },
  { pattern: '^a' },
  { format: 'date' },
  { minimum: 1 },
  { maximum: 1 },
  { exclusiveMinimum: 1 },
  { exclusiveMaximum: 1 },
  { multipleOf: 2 },
  { multipleOf: 0.5 },
  { minItems: 2 },
  { maxItems: 2 },
  { uniqueItems: true },
  { uniqueItems: false },
  { minProperties: 2 },
  { maxProperties: 1 },
  { required: ['a', 'b'] },
  { enum: [1, 'a', null, { a: 1, b: 2 }, [1, 2]] },
  { const: { a: 1, b: 2 } },
  { const: [1, 2] },
  { const: false },
  { const: null },
  { const: {} },
  { const: [] },
  { type: 'integer' },
  { type: 'number' },
  { type: ['string', 'null'] },
  { type: 'object' },
  { type: 'array' },
  { type: 'boolean' },
  { anyOf: [{ minimum: 2 }, { type: 'string' }] },
  { oneOf: [{ minimum: 2 }, { maximum: 2 }] },
  { allOf: [{ minimum: 1 }, { maximum: 2 }] },
  { not: { type: 'string' } },
  { not: {} },
  { items: { type: 'integer' } },
  { items: { maximum: 1 }, prefixItems: [{ minimum: 1 }, { const: 2 }] },
  { items: { not: {} }, prefixItems: [{}, {}] },
  { properties: { a: { type: 'integer' } }, additionalProperties: { not: {} } },
  { properties: { a: { type: 'integer' } }, additionalProperties: { minimum: 3 } },
  { patternProperties: { '^x-': { type: 'string' } } },
  { patternProperties: { '^x-': { type: 'string' } }, additionalProperties: { not: {} } },
  { properties: { a: { items: { properties: { b: { const: 2 } } }, required: ['b'] } } },
])('agrees with a full validator at the limits of %j', (schema) => {
  for (const value of [...texts, ...dates, ...numbers, ...lists, ...objects, ...others]) {
    expect([value, accepts(schema, value)]).toEqual([value, validate(schema, value).length === 0]);
  }
});

it('counts decimal multiples as people do', () => {
  for (let cents = 0; cents <= 100_000; cents += 1) {
    if (!accepts({ multipleOf: 0.01 }, cents / 100)) expect.fail(`${cents / 100} is refused`);
  }
});

it.each([
  [0.3, 0.1, true],
  [-1.1, 0.1, true],
  [0, 0.1, true],
  [1e21, 0.5, true],
  [0.015, 0.01, false],
  [1.001, 0.1, false],
  [7, 2, false],
  [1e-9, 1, false],
  [3, 0, false],
])('%d is a multiple of %d: %s', (value, multipleOf, want) => {
  expect(accepts({ multipleOf }, value)).toBe(want);
});

it('locates each broken rule, with the schema it is in', () => {
  const title = { minLength: 2 };
  const row = { properties: { title }, required: ['id', 'title'] };
  const schema = { properties: { rows: { items: { $ref: 'Row' } } } };
  const value = { rows: [{ id: 1, title: 'ab' }, { title: 'a' }] };
  expect(checkSchema(schema, value, { schemas: { Row: row } })).toEqual([
    { path: ['rows', 1], keyword: 'required', schema: row, value: { title: 'a' }, missing: ['id'] },
    { path: ['rows', 1, 'title'], keyword: 'minLength', schema: title, value: 'a' },
  ]);
});

it('reports the name that an object cannot have, and what is inside the others', () => {
  const schema = { properties: { a: { not: {} } }, additionalProperties: { not: {} } };
  expect(checkSchema(schema, { a: 1, b: 2 })).toMatchObject([
    { path: ['a'], keyword: 'not', value: 1 },
    { path: ['b'], keyword: 'additionalProperties', schema, value: 2 },
  ]);
  const open = { additionalProperties: { type: 'string' } };
  expect(checkSchema(open, { a: 1 })).toMatchObject([{ path: ['a'], keyword: 'type' }]);
});

it('does not require what is optional here, but still requires it inside', () => {
  const inner = { required: ['id'] };
  const schema = {
    required: ['id', 'title'],
    properties: { inner },
    allOf: [{ required: ['id'] }],
  };
  const optional = (one: Schema) => new Set(one === schema ? ['id'] : []);
  expect(checkSchema(schema, { title: 'a' }, { optional })).toEqual([]);
  expect(checkSchema(schema, { inner: {} }, { optional })).toMatchObject([
    { path: [], missing: ['title'] },
    { path: ['inner'], missing: ['id'] },
  ]);
});

it.each<[Schema, unknown]>([
  [{ $ref: 'Nowhere' }, 1],
  [{ $ref: 'constructor' }, 1],
  [{ type: 'file' }, 1],
  [{ pattern: '(?i)a' }, 'b'],
  [{ enum: undefined, minLength: undefined } as never, ''],
])('%j rules nothing out', (schema, value) => {
  expect(checkSchema(schema, value)).toEqual([]);
});

it('does not accept what JSON cannot hold, and checks what a sparse list lacks', () => {
  expect(accepts({ type: 'number' }, Number.NaN)).toBe(false);
  expect(accepts({ type: 'number' }, Infinity)).toBe(false);
  const sparse = new Array(2);
  expect(checkSchema({ items: { type: 'string' } }, sparse)).toHaveLength(2);
});

it('does not follow a value that contains itself', () => {
  const circle = (): unknown[] => {
    const list: unknown[] = [];
    list.push(list);
    return list;
  };
  expect(accepts({ const: circle() as never }, circle())).toBe(false);
  expect(accepts({ uniqueItems: true }, [circle(), circle()])).toBe(true);
});
