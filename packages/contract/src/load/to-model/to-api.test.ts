import { expect, it } from 'vitest';
import { apiOf } from '../../../test/fixture-api.ts';
import { toApi } from './to-api.ts';

it.each([
  ['/', ''],
  ['/catalogue/v2/', '/catalogue/v2'],
  ['https://api.example.org/v3', '/v3'],
  ['https://{host}/api/{version}', '/api/v4'],
  ['https://api.example.org', ''],
  ['{broken', '/%7Bbroken'],
])('the base path of the server %s is %j', (url, basePath) => {
  const variables = { host: { default: 'a.org' }, version: { default: 'v4' } };
  expect(apiOf({}, { servers: [{ url, variables }] }).basePath).toBe(basePath);
});

it('prefers the server of an operation to that of the document', () => {
  const api = apiOf({ '/a': { servers: [{ url: '/b' }], get: {} } });
  expect(api.operations[0]).toMatchObject({ id: 'get /a', basePath: '/b' });
});

it('converts the schemas of OpenAPI 3.0', () => {
  const { schemas } = apiOf(
    {},
    {
      components: {
        schemas: {
          Old: { type: 'integer', minimum: 1, exclusiveMinimum: true, nullable: true, example: 2 },
          Choice: { type: 'string', nullable: true, enum: ['a'] },
          Anything: { type: 'array', items: true },
        },
      },
    },
  );
  expect(schemas).toEqual({
    Old: { type: ['integer', 'null'], exclusiveMinimum: 1, examples: [2] },
    Choice: { type: ['string', 'null'], enum: ['a', null] },
    Anything: { type: 'array', items: {} },
  });
});

it('keeps references by name, and those to other places by pointer', () => {
  const { schemas } = apiOf(
    {},
    {
      components: {
        schemas: {
          Work: { properties: { parts: { items: { $ref: '#/components/schemas/Work' } } } },
          Part: { $ref: '#/components/schemas/Work/properties/parts' },
        },
      },
    },
  );
  const pointer = '#/components/schemas/Work/properties/parts';
  expect(schemas.Work?.properties?.parts).toEqual({ items: { $ref: 'Work' } });
  expect(schemas.Part).toEqual({ $ref: pointer });
  expect(schemas[pointer]).toEqual({ items: { $ref: 'Work' } });
});

it('inlines references in parameter schemas, recursive ones too', () => {
  const api = apiOf(
    {
      '/a': {
        get: {
          parameters: [{ name: 'a', in: 'query', schema: { $ref: '#/components/schemas/T' } }],
        },
      },
    },
    {
      components: {
        schemas: { T: { type: 'object', properties: { t: { $ref: '#/components/schemas/T' } } } },
      },
    },
  );
  expect(api.operations[0]?.parameters[0]?.schema).toEqual({
    type: 'object',
    properties: { t: {} },
  });
});

it.each([
  null,
  undefined,
  1,
  'x',
  [],
  {},
  { paths: [] },
  { paths: { '/a': { get: null } } },
  { tags: [1] },
])('accepts %j', (document) => {
  expect(() => JSON.stringify(toApi(document, 'odd'))).not.toThrow();
});

it('keeps the request behind an example response', () => {
  const examples = {
    found: { value: 1, 'x-request': { values: { query: 'horse' }, first: 20 } },
    gone: { value: 2, 'x-request': { target: '/v0/works' } },
    failed: { value: 3, 'x-request': 'none' },
    unsaid: { value: 4 },
  };
  const content = { 'application/json': { examples } };
  const api = apiOf({ '/a': { get: { responses: { 200: { content } } } } });
  const shown = api.operations[0]?.responses[0]?.content[0]?.examples;
  expect(shown?.map(({ request }) => request)).toEqual([
    { values: { query: 'horse' }, first: 20 },
    { target: '/v0/works' },
    'none',
    undefined,
  ]);
});
