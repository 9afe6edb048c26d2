import { describe, expect, it } from 'vitest';
import type { Schema } from '../model.ts';
import type { ApiShape, OperationShape, ParameterShape } from './api-shape.ts';
import { compareDescriptions } from './compare-descriptions.ts';

const page: ParameterShape = {
  ...{ name: 'page', in: 'query', style: 'form', explode: true },
  schema: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
};
const getWorks: OperationShape = {
  ...{ id: 'getWorks', method: 'get', path: '/v1/works', security: [] },
  parameters: [page],
  responses: [
    {
      ...{ status: '200', headers: ['link'] },
      content: [{ mediaType: 'application/json', schema: { $ref: 'Work' } }],
    },
    { status: '404', headers: [], content: [] },
  ],
};
const work: Schema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, kind: { type: 'string', enum: ['book', 'map'] } },
};
const base: ApiShape = { operations: [getWorks], schemas: { Work: work } };

const operation = (part: Partial<OperationShape>): ApiShape => ({
  ...base,
  operations: [{ ...getWorks, ...part }],
});
const parameter = (part: Partial<ParameterShape>) =>
  operation({ parameters: [{ ...page, ...part }] });
const limit = (part: Schema) => parameter({ schema: { ...page.schema, ...part } });
const schema = (part: Schema): ApiShape => ({ ...base, schemas: { Work: { ...work, ...part } } });
const kind = (part: Schema) =>
  schema({ properties: { ...work.properties, kind: { ...work.properties?.kind, ...part } } });
const body = (required: boolean, part: Schema = {}) =>
  operation({ body: { required, content: [{ mediaType: 'application/json', schema: part }] } });
const key = [[{ scheme: 'apiKey', scopes: [] }]];
const format: ParameterShape = { ...page, name: 'format' };
const title = { type: 'object', properties: { title: { type: 'string' } } };

const texts = (before: ApiShape, after: ApiShape) =>
  compareDescriptions(before, after).map(({ breaking, text }) => `${breaking ? '! ' : ''}${text}`);

it('finds nothing in an unchanged description', () => {
  expect(compareDescriptions(base, structuredClone(base))).toEqual([]);
});

/** Each with the expected text in both directions. */
const cases: [string, ApiShape, ApiShape, string, string][] = [
  [
    'an operation',
    { ...base, operations: [] },
    base,
    'The operation is new: `GET /v1/works`.',
    '! `GET /v1/works` (`getWorks`) is removed.',
  ],
  [
    'its address',
    base,
    operation({ path: '/v2/works' }),
    '! The address is now `GET /v2/works`; it was `GET /v1/works`.',
    '! The address is now `GET /v1/works`; it was `GET /v2/works`.',
  ],
  [
    'its id',
    base,
    operation({ id: 'list' }),
    'The operation is now called `list`; it was `getWorks`.',
    'The operation is now called `getWorks`; it was `list`.',
  ],
  [
    'a key',
    base,
    operation({ security: key }),
    '! The operation needs `apiKey`; it needed no key.',
    'The operation needs no key; it needed `apiKey`.',
  ],
  [
    'a parameter',
    base,
    operation({ parameters: [page, format] }),
    'The parameter `format` is new.',
    '! The parameter `format` is removed.',
  ],
  [
    'a required parameter',
    base,
    operation({ parameters: [page, { ...format, required: true }] }),
    '! The parameter `format` is new and required.',
    '! The parameter `format` is removed.',
  ],
  [
    'whether it is required',
    base,
    parameter({ required: true }),
    '! The parameter `page` is now required.',
    'The parameter `page` is now optional.',
  ],
  [
    'its serialisation',
    base,
    parameter({ explode: false }),
    '! The parameter `page` has a different format: see its examples.',
    '! The parameter `page` has a different format: see its examples.',
  ],
  [
    'its other names',
    base,
    parameter({ aliases: ['p'] }),
    'The parameter `page` is also accepted as `p`.',
    '! The parameter `page` is no longer accepted as `p`.',
  ],
  [
    'its type',
    base,
    limit({ type: 'number' }),
    'The parameter `page` is now `number`; it was `integer`.',
    '! The parameter `page` is now `integer`; it was `number`.',
  ],
  [
    'its highest value',
    base,
    limit({ maximum: 50 }),
    '! The parameter `page` may be at most 50; it was at most 100.',
    'The parameter `page` may be at most 100; it was at most 50.',
  ],
  [
    'its lowest value',
    base,
    limit({ minimum: 2 }),
    '! The parameter `page` must be at least 2; it was at least 1.',
    'The parameter `page` must be at least 1; it was at least 2.',
  ],
  [
    'its default',
    base,
    limit({ default: 2 }),
    '! The parameter `page` is `2` by default; it was `1`.',
    '! The parameter `page` is `1` by default; it was `2`.',
  ],
  [
    'its values',
    limit({ enum: [1] }),
    limit({ enum: [1, 2] }),
    'The parameter `page` can now be `2`.',
    '! The parameter `page` can no longer be `2`.',
  ],
  [
    'a list of allowed values',
    base,
    limit({ enum: [1, 2] }),
    '! The parameter `page` is now one of `1`, `2`.',
    'The parameter `page` is no longer limited to a list of values.',
  ],
  [
    'its pattern',
    base,
    limit({ pattern: '^1' }),
    '! The parameter `page` has the `pattern` `^1`.',
    'The parameter `page` no longer has a `pattern`; it was `^1`.',
  ],
  [
    'a body',
    base,
    body(true),
    '! The request has a body, which is required.',
    '! The request no longer has a body.',
  ],
  [
    'a property of a body',
    body(false, { type: 'object' }),
    body(false, title),
    '`title` of the body is new.',
    '! `title` of the body is removed.',
  ],
  [
    'whether a body property is required',
    body(false, title),
    body(false, { ...title, required: ['title'] }),
    '! `title` of the body is now required.',
    '`title` of the body is now optional.',
  ],
  [
    'a response',
    operation({ responses: getWorks.responses.slice(1) }),
    base,
    'The 200 response is new.',
    '! The 200 response is removed.',
  ],
  [
    'an error',
    operation({ responses: getWorks.responses.slice(0, 1) }),
    base,
    'The 404 response is new.',
    'The 404 response is removed.',
  ],
  [
    'a property of a response',
    base,
    schema({ properties: { ...work.properties, title: { type: 'string' } } }),
    '`title` is new.',
    '! `title` is removed.',
  ],
  [
    'whether a response always has a property',
    base,
    schema({ required: ['id', 'kind'] }),
    '`kind` is now always present.',
    '! `kind` may now be absent.',
  ],
  [
    'the values of a response property',
    base,
    kind({ enum: ['book', 'map', 'film'] }),
    '`kind` can now be `film`.',
    '`kind` can no longer be `film`.',
  ],
  [
    'the type of a response property',
    base,
    kind({ type: ['string', 'null'] }),
    '! `kind` is now `null` or `string`; it was `string`.',
    '`kind` is now `string`; it was `null` or `string`.',
  ],
];

describe.each(cases)('%s', (_, before, after, there, back) => {
  it('is compared', () => expect(texts(before, after)).toEqual([there]));
  it('is compared in reverse', () => expect(texts(after, before)).toEqual([back]));
});

it('puts breaking changes first, and merges changes that several operations share', () => {
  const two = (part: Schema, more: ParameterShape[]): ApiShape => ({
    ...base,
    operations: ['getWorks', 'getImages'].map((id) => ({
      ...getWorks,
      ...{ id, path: `/v1/${id}` },
      parameters: [...more, { ...page, schema: { ...page.schema, ...part } }],
    })),
  });
  expect(compareDescriptions(two({}, []), two({ maximum: 50 }, [format]))).toEqual([
    {
      operations: ['getWorks', 'getImages'],
      breaking: true,
      text: 'The parameter `page` may be at most 50; it was at most 100.',
    },
    {
      operations: ['getWorks', 'getImages'],
      breaking: false,
      text: 'The parameter `format` is new.',
    },
  ]);
});

it('names a schema, compares it once, and stops where it contains itself', () => {
  const recursive = (part: Record<string, Schema>): ApiShape =>
    schema({ properties: { parts: { type: 'array', items: { $ref: 'Work' } }, ...part } });
  expect(compareDescriptions(recursive({ id: { type: 'string' } }), recursive({}))).toEqual([
    { operations: [], schema: 'Work', breaking: true, text: '`id` is removed.' },
  ]);
});

it('ignores the names of path parameters', () => {
  const at = (name: string) =>
    operation({ path: `/v1/works/{${name}}`, parameters: [{ ...page, name, in: 'path' }] });
  expect(texts(at('id'), at('work'))).toEqual([
    'The address is now `GET /v1/works/{work}`; it was `GET /v1/works/{id}`.',
  ]);
});
