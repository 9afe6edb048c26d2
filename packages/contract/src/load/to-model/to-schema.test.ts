import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../test/fixture-api.ts';
import type { Schema } from '../../model.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The schema of this name in the model. */
function read(schemas: Record<string, unknown>, name = 'A'): Schema | undefined {
  return apiOf({}, { components: { schemas } }).schemas[name];
}

/** The schema of a parameter that refers to it. */
function readInline(schemas: Record<string, unknown>): Schema | undefined {
  const parameters = [{ name: 'a', in: 'query', schema: ref('A') }];
  const api = apiOf({ '/a': { get: { parameters } } }, { components: { schemas } });
  return api.operations[0]?.parameters[0]?.schema;
}

describe('nullable', () => {
  const b = { type: 'string' };

  it.each<[string, object, object]>([
    ['a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['a type of 3.1', { type: ['string', 'null'] }, { type: ['string', 'null'] }],
    ['false', { type: 'string', nullable: false }, { type: 'string' }],
    [
      'an enum',
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['an enum without a type', { nullable: true, enum: ['a', null] }, { enum: ['a', null] }],
    [
      'a reference',
      { ...ref('B'), nullable: true, description: 'Perhaps.' },
      { description: 'Perhaps.', anyOf: [{ $ref: 'B' }, { type: 'null' }] },
    ],
    [
      'allOf',
      { nullable: true, allOf: [ref('B')], deprecated: true, 'x-a': 1 },
      { deprecated: true, 'x-a': 1, anyOf: [{ allOf: [{ $ref: 'B' }] }, { type: 'null' }] },
    ],
    ['anyOf', { nullable: true, anyOf: [b] }, { anyOf: [b, { type: 'null' }] }],
    ['oneOf', { nullable: true, oneOf: [b] }, { oneOf: [b, { type: 'null' }] }],
    ['nothing', { nullable: true }, {}],
  ])('beside %s', (_, given, wanted) => {
    expect(read({ A: given, B: b })).toEqual(wanted);
  });

  it('keeps the wrapped rules of a parameter', () => {
    expect(readInline({ A: { ...ref('B'), nullable: true }, B: b })).toEqual({
      anyOf: [b, { type: 'null' }],
    });
  });
});

describe('a discriminator', () => {
  const oneOf = [ref('Cat'), ref('Dog')];
  const others = { Cat: { type: 'object' }, Dog: { type: 'object' } };

  it('maps values to the names of schemas', () => {
    const mapping = {
      cat: '#/components/schemas/Cat',
      dog: 'Dog',
      fox: '#/components/schemas/Fox',
      owl: 'Owl',
      file: './wolf.yaml',
    };
    const given = { oneOf, discriminator: { propertyName: 'kind', mapping } };
    expect(read({ A: given, ...others })?.discriminator).toEqual({
      propertyName: 'kind',
      mapping: { cat: 'Cat', dog: 'Dog' },
    });
  });

  it.each([
    [{ propertyName: 'kind' }, { propertyName: 'kind' }],
    ['kind', { propertyName: 'kind' }],
    [{ mapping: {} }, undefined],
    [1, undefined],
  ])('written %j is %j', (discriminator, wanted) => {
    expect(read({ A: { oneOf, discriminator }, ...others })?.discriminator).toEqual(wanted);
  });
});

describe('boolean schemas', () => {
  it.each<[string, object, object]>([
    ['additionalProperties', { additionalProperties: true }, { additionalProperties: {} }],
    [
      'additionalProperties',
      { additionalProperties: false },
      { additionalProperties: { not: {} } },
    ],
    ['properties', { properties: { a: true } }, { properties: { a: {} } }],
    ['anyOf', { anyOf: [true, false] }, { anyOf: [{}, { not: {} }] }],
    ['items', { items: false }, { items: { not: {} } }],
  ])('in %s', (_, given, wanted) => {
    expect(read({ A: given })).toEqual(wanted);
  });

  it('as a component', () => {
    expect(read({ A: true })).toEqual({});
    expect(read({ A: false })).toEqual({ not: {} });
  });
});

describe('a malformed schema', () => {
  it.each<[string, object, object]>([
    ['a flag', { type: 'string', required: true }, { type: 'string' }],
    ['a map', { enum: { a: 1 } }, {}],
    ['null', { type: null, pattern: null, properties: null }, {}],
    ['an empty list of types', { type: [] }, {}],
    [
      'a text',
      { minLength: '3', maximum: '4.5', maxItems: 'many' },
      { minLength: 3, maximum: 4.5 },
    ],
    ['no list', { allOf: {}, anyOf: 'b', examples: 'c' }, {}],
    ['a map of examples', { examples: { a: 1, b: 2 } }, { examples: [1, 2] }],
    ['a list of items', { items: [{ type: 'string' }] }, { prefixItems: [{ type: 'string' }] }],
    ['a bound of 3.0', { exclusiveMaximum: true, maximum: 3 }, { exclusiveMaximum: 3 }],
    ['a bound that is not excluded', { exclusiveMinimum: false, minimum: 3 }, { minimum: 3 }],
    ['a bound that is not there', { exclusiveMinimum: true }, {}],
  ])('is dropped or repaired: %s', (_, given, wanted) => {
    expect(read({ A: given })).toEqual(wanted);
  });

  it('keeps an example in either dialect', () => {
    expect(read({ A: { example: 1 } })).toEqual({ examples: [1] });
    expect(read({ A: { examples: [1, 2] } })).toEqual({ examples: [1, 2] });
    expect(read({ A: { example: 3, examples: [1, 2] } })).toEqual({ examples: [1, 2] });
  });

  it('leaves data that looks like a schema alone', () => {
    const data = { required: true, nullable: true, $ref: 'x' };
    expect(read({ A: { default: data, enum: [data], const: data } })).toEqual({
      default: data,
      enum: [data],
      const: data,
    });
  });
});

describe('references', () => {
  it.each<[string, object]>([
    ['to a missing schema', ref('Gone')],
    ['to a missing file', { $ref: './gone.yaml' }],
    ['to themselves', ref('A')],
    ['to each other in a circle', ref('B')],
  ])('%s are left out', (_, given) => {
    const schemas = { A: { ...given, description: 'Kept.' }, B: ref('C'), C: ref('B') };
    expect(read(schemas)).toEqual({ description: 'Kept.' });
    expect(readInline(schemas)).toEqual({ description: 'Kept.' });
  });

  it.each(['Open Data', 'a/b', 'a~b', 'Ä%'])('find a component named %s', (name) => {
    const pointer = encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
    expect(read({ A: { items: ref(pointer) }, [name]: {} })).toEqual({ items: { $ref: name } });
  });

  it('keep recursive types by name, directly or through others', () => {
    const schemas = {
      A: { properties: { self: ref('A'), other: ref('B') } },
      B: { allOf: [ref('A')] },
    };
    expect(read(schemas)).toEqual({ properties: { self: { $ref: 'A' }, other: { $ref: 'B' } } });
    expect(read(schemas, 'B')).toEqual({ allOf: [{ $ref: 'A' }] });
  });
});

it.each([
  '#/definitions/schemas/Code',
  '#/components/examples/Code',
  '#/components/schemas/Code/properties/inner',
])('keeps %s apart from the component of that name', (pointer) => {
  const own = { type: 'string', properties: { inner: { type: 'boolean' } } };
  const other = { type: 'integer' };
  const components = {
    schemas: { A: { items: { $ref: pointer } }, Code: own },
    examples: { Code: other },
  };
  const extra = { components, definitions: { schemas: { Code: other } } };
  const { schemas } = apiOf({}, extra);
  expect(schemas.Code).toEqual(own);
  const name = schemas.A?.items?.$ref ?? '';
  expect(name).not.toBe('Code');
  expect(schemas[name]?.type).toBe(pointer.endsWith('inner') ? 'boolean' : 'integer');
});

it('limits how large the schema of a parameter can grow', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 12 }, (_, level) => [
      level === 0 ? 'A' : `L${level}`,
      {
        properties: Object.fromEntries(
          Array.from({ length: 10 }, (_unused, index) => [`p${index}`, ref(`L${level + 1}`)]),
        ),
      },
    ]),
  );
  expect(JSON.stringify(readInline({ ...wide, L12: { type: 'string' } })).length).toBeLessThan(1e6);
});

it('reads the schemas inside a schema, wherever they are', () => {
  const old = { type: 'string', nullable: true };
  const read30 = { type: ['string', 'null'] };
  const single = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'];
  const listed = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
  const named = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
  const around = (one: object) =>
    Object.fromEntries<unknown>([
      ...single.map((keyword) => [keyword, one] as const),
      ...listed.map((keyword) => [keyword, [one]] as const),
      ...named.map((keyword) => [keyword, { a: one }] as const),
    ]);
  expect(read({ A: around(old) })).toEqual(around(read30));
  expect(readInline({ A: around(old) })).toEqual(around(read30));
});

it('gives our extensions their names, and keeps those of others', () => {
  const given = {
    'x-enum-descriptions': { a: 'A' },
    'x-documented-values': { b: 'B' },
    'x-type-words': 'a colour',
    'x-other': 1,
  };
  expect(read({ A: given })).toEqual({
    enumDescriptions: { a: 'A' },
    documentedValues: { b: 'B' },
    typeWords: 'a colour',
    'x-other': 1,
  });
});

it('lets what is written beside a reference win in a parameter', () => {
  const schemas = { A: { ...ref('B'), maxLength: 2 }, B: { type: 'string', maxLength: 9 } };
  expect(readInline(schemas)).toEqual({ type: 'string', maxLength: 2 });
  expect(read(schemas)).toEqual({ $ref: 'B', maxLength: 2 });
});

it.each<[string, object, object]>([
  [
    'both bounds',
    { minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: 4 },
    { exclusiveMinimum: 1, maximum: 3, exclusiveMaximum: 4 },
  ],
  ['a bound of zero', { exclusiveMinimum: 0, minimum: 0 }, { exclusiveMinimum: 0, minimum: 0 }],
  ['numbers as text', { minimum: '-1.5', maximum: '1e3', minItems: '2 ' }, { minimum: -1.5 }],
  ['flags as text', { readOnly: 'true', uniqueItems: 1, deprecated: true }, { deprecated: true }],
  ['a list with other things', { required: ['a', 1], type: ['string', 5] }, {}],
  ['an example of nothing', { example: null }, { examples: [null] }],
  ['examples that are no list', { example: 1, examples: { a: 2 } }, { examples: [1] }],
  [
    'nullable beside several',
    { nullable: true, type: ['string', 'null'], enum: ['a', null] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  ['nullable that is no flag', { type: 'string', nullable: 'true' }, { type: 'string' }],
])('repairs %s', (_, given, wanted) => {
  expect(read({ A: given })).toEqual(wanted);
});

it.each([
  ['title', 'T'],
  ['default', 1],
  ['examples', [1]],
  ['readOnly', true],
  ['writeOnly', true],
])('keeps %s outside what may be null', (keyword, value) => {
  const given = { ...ref('B'), maxLength: 2, nullable: true, [keyword]: value };
  expect(read({ A: given, B: {} })).toEqual({
    [keyword]: value,
    anyOf: [{ $ref: 'B', maxLength: 2 }, { type: 'null' }],
  });
});
