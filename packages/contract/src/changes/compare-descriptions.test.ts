import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { Schema } from '../model.ts';
import type {
  ApiShape,
  OperationShape,
  ParameterShape,
  ResponseShape,
  SecurityShape,
} from './api-shape.ts';
import { shapeOf } from './api-shape.ts';
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
const secured = (scheme: SecurityShape, security = key): ApiShape => ({
  ...operation({ security }),
  securitySchemes: { apiKey: scheme },
});
const format: ParameterShape = { ...page, name: 'format' };
const title = { type: 'object', properties: { title: { type: 'string' } } };

const text = { type: 'string' };
const content = (...mediaTypes: string[]) => mediaTypes.map((mediaType) => ({ mediaType }));
const response = (status: string, part: Partial<ResponseShape>) =>
  operation({ responses: [{ status, headers: [], content: [], ...part }] });
/** The same schema for what is sent, and for what comes back. */
const sent = (part: Schema) => body(false, part);
const returned = (part: Schema) =>
  response('200', { content: [{ mediaType: 'application/json', schema: part }] });
const inheriting = (required: string[]): Schema => ({ allOf: [{ $ref: 'Work' }], required });
const oauth = (...scopes: string[]) => ({ scheme: 'oauth', scopes });

const texts = (before: ApiShape, after: ApiShape) =>
  compareDescriptions(before, after).map(({ breaking, text }) => `${breaking ? '! ' : ''}${text}`);

it('finds nothing in an unchanged description', () => {
  expect(compareDescriptions(base, structuredClone(base))).toEqual([]);
});

/** Each with the expected text in both directions. */
const cases: [string, ApiShape, ApiShape, string, string][] = [
  [
    'another type than a number',
    parameter({ schema: { type: 'string' } }),
    parameter({ schema: { type: 'number' } }),
    '! The parameter `page` is now `number`; it was `string`.',
    '! The parameter `page` is now `string`; it was `number`.',
  ],
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
  [
    'scopes',
    operation({ security: [[oauth('read')]] }),
    operation({ security: [[oauth('read', 'write')]] }),
    '! The operation needs `oauth` (`read`, `write`); it needed `oauth` (`read`).',
    'The operation needs `oauth` (`read`); it needed `oauth` (`read`, `write`).',
  ],
  [
    'another way of authenticating',
    operation({ security: key }),
    operation({ security: [...key, [oauth(), { scheme: 'session', scopes: [] }]] }),
    'The operation needs `apiKey`, or `oauth` and `session`; it needed `apiKey`.',
    '! The operation needs `apiKey`; it needed `apiKey`, or `oauth` and `session`.',
  ],
  [
    'an optional key',
    base,
    operation({ security: [...key, []] }),
    'The operation needs `apiKey`, or no key; it needed no key.',
    'The operation needs no key; it needed `apiKey`, or no key.',
  ],
  [
    'where a key is sent',
    secured({ type: 'apiKey', in: 'header', parameter: 'x-key' }),
    secured({ type: 'apiKey', in: 'query', parameter: 'key' }),
    '! The security scheme `apiKey` is now the query parameter `key`; it was the header `x-key`.',
    '! The security scheme `apiKey` is now the header `x-key`; it was the query parameter `key`.',
  ],
  [
    'the name that a key is sent under',
    secured({ type: 'apiKey', in: 'cookie', parameter: 'key' }),
    secured({ type: 'apiKey', in: 'cookie', parameter: 'Key' }),
    '! The security scheme `apiKey` is now the cookie `Key`; it was the cookie `key`.',
    '! The security scheme `apiKey` is now the cookie `key`; it was the cookie `Key`.',
  ],
  [
    'the type of a security scheme',
    secured({ type: 'basic' }),
    secured({ type: 'bearer' }),
    '! The security scheme `apiKey` is now `bearer`; it was `basic`.',
    '! The security scheme `apiKey` is now `basic`; it was `bearer`.',
  ],
  [
    'the HTTP scheme',
    secured({ type: 'http', scheme: 'digest' }),
    secured({ type: 'http', scheme: 'hoba' }),
    '! The security scheme `apiKey` is now `hoba`; it was `digest`.',
    '! The security scheme `apiKey` is now `digest`; it was `hoba`.',
  ],
  [
    'the syntax of a list',
    base,
    parameter({ listSyntax: 'csv' }),
    '! The parameter `page` has a different format: see its examples.',
    '! The parameter `page` has a different format: see its examples.',
  ],
  [
    'a header',
    base,
    operation({ parameters: [page, { ...format, in: 'header' }] }),
    'The header `format` is new.',
    '! The header `format` is removed.',
  ],
  [
    'an optional body',
    base,
    body(false),
    'The request has a body.',
    '! The request no longer has a body.',
  ],
  [
    'whether a body is required',
    body(false),
    body(true),
    '! The body is now required.',
    'The body is now optional.',
  ],
  [
    'a type of body',
    operation({ body: { required: false, content: content('text/csv') } }),
    operation({ body: { required: false, content: content('text/csv', 'text/plain') } }),
    'The body can also be `text/plain`.',
    '! The body can no longer be `text/plain`.',
  ],
  [
    'a type of response',
    response('200', { content: content('text/csv') }),
    response('200', { content: content('text/csv', 'text/plain') }),
    'The 200 response can also be `text/plain`.',
    '! The 200 response can no longer be `text/plain`.',
  ],
  [
    'a type of error',
    response('500', { content: content('text/csv') }),
    response('500', { content: content('text/csv', 'text/plain') }),
    'The 500 response can also be `text/plain`.',
    'The 500 response can no longer be `text/plain`.',
  ],
  [
    'a header of a response',
    response('200', { headers: ['etag'] }),
    response('200', { headers: ['etag', 'link'] }),
    'The header `link` of the 200 response is new.',
    '! The header `link` of the 200 response is removed.',
  ],
  [
    'whether an inherited property of a body is required',
    sent(inheriting(['id'])),
    sent(inheriting(['id', 'kind'])),
    '! `kind` of the body is now required.',
    '`kind` of the body is now optional.',
  ],
  [
    'whether a response always has an inherited property',
    returned(inheriting(['id'])),
    returned(inheriting(['kind', 'id'])),
    '`kind` of the 200 response is now always present.',
    '! `kind` of the 200 response may now be absent.',
  ],
  [
    'whether any name is required',
    sent({ type: 'object', additionalProperties: text }),
    sent({ type: 'object', additionalProperties: text, required: ['constructor'] }),
    '! `constructor` of the body is now required.',
    '`constructor` of the body is now optional.',
  ],
  [
    'a part that requires a property',
    sent({ allOf: [{ $ref: 'Work' }, { required: ['id'] }] }),
    sent({ allOf: [{ $ref: 'Work' }, { required: ['id', 'kind'] }] }),
    '! `kind` of the body is now required.',
    '`kind` of the body is now optional.',
  ],
  [
    'a new part that requires a property',
    sent({ allOf: [{ $ref: 'Work' }] }),
    sent({ allOf: [{ $ref: 'Work' }, { required: ['kind'] }] }),
    '! `kind` of the body is now required.',
    '`kind` of the body is now optional.',
  ],
  [
    'a required property of a body',
    sent({ type: 'object' }),
    sent({ ...title, required: ['title'] }),
    '! `title` of the body is new and required.',
    '! `title` of the body is removed.',
  ],
  [
    'a required property of a response',
    returned({ type: 'object' }),
    returned({ ...title, required: ['title'] }),
    '`title` of the 200 response is new.',
    '! `title` of the 200 response is removed.',
  ],
  [
    'what a list contains',
    sent({ type: 'array', items: { properties: { a: { type: 'integer' } } } }),
    sent({ type: 'array', items: { properties: { a: { type: 'number' } } } }),
    '`[].a` of the body is now `number`; it was `integer`.',
    '! `[].a` of the body is now `integer`; it was `number`.',
  ],
  [
    'a nested property',
    returned({ properties: { a: { properties: { b: text } } } }),
    returned({ properties: { a: { properties: { b: text, c: text } } } }),
    '`a.c` of the 200 response is new.',
    '! `a.c` of the 200 response is removed.',
  ],
  [
    'whether what is sent has a type',
    sent({}),
    sent(text),
    '! The body is now `string`; it was of any type.',
    'The body is now of any type; it was `string`.',
  ],
  [
    'whether what is returned has a type',
    returned({}),
    returned(text),
    'The 200 response is now `string`; it was of any type.',
    '! The 200 response is now of any type; it was `string`.',
  ],
  [
    'the values of what is returned',
    returned(text),
    returned({ ...text, enum: ['a'] }),
    'The 200 response is now one of `a`.',
    '! The 200 response is no longer limited to a list of values.',
  ],
  [
    'a constant',
    sent({ const: 'a' }),
    sent({ enum: ['a', null] }),
    'The body can now be `null`.',
    '! The body can no longer be `null`.',
  ],
  [
    'a rule for what is returned',
    returned(text),
    returned({ ...text, format: 'date' }),
    'The 200 response has the `format` `date`.',
    '! The 200 response no longer has a `format`; it was `date`.',
  ],
  [
    'a rule with another value',
    sent({ multipleOf: 2 }),
    sent({ multipleOf: 4 }),
    '! The body has the `multipleOf` `4`; it was `2`.',
    '! The body has the `multipleOf` `2`; it was `4`.',
  ],
  [
    'a new default',
    sent(text),
    sent({ ...text, default: 'a' }),
    'The body is `a` by default.',
    '! The body no longer has a default; it was `a`.',
  ],
  [
    'the default of what is returned',
    returned({ default: 'a' }),
    returned({ default: 'b' }),
    'The 200 response is `b` by default; it was `a`.',
    'The 200 response is `a` by default; it was `b`.',
  ],
  [
    'a limit where there was none',
    sent(text),
    sent({ ...text, maxLength: 1000 }),
    '! The body may have at most 1,000 characters; there was no such limit.',
    'The body need no longer have at most 1,000 characters.',
  ],
  [
    'the fewest values',
    sent({ minItems: 1 }),
    sent({ minItems: 2 }),
    '! The body must have at least 2 values; it was at least 1 values.',
    'The body must have at least 1 values; it was at least 2 values.',
  ],
  [
    'an exclusive limit',
    sent({ exclusiveMaximum: 9 }),
    sent({ exclusiveMaximum: 8 }),
    '! The body may be less than 8; it was less than 9.',
    'The body may be less than 9; it was less than 8.',
  ],
  [
    'another exclusive limit',
    sent({ exclusiveMinimum: 1 }),
    sent({ exclusiveMinimum: 2 }),
    '! The body must be more than 2; it was more than 1.',
    'The body must be more than 1; it was more than 2.',
  ],
  [
    'a limit of what is returned',
    returned({ maximum: 9 }),
    returned({ maximum: 8 }),
    'The 200 response may be at most 8; it was at most 9.',
    'The 200 response may be at most 9; it was at most 8.',
  ],
  [
    'a form of what is sent',
    sent({ oneOf: [text] }),
    sent({ oneOf: [text, { type: ['integer', 'null'] }] }),
    'The body can now be `integer | null`.',
    '! The body can no longer be `integer | null`.',
  ],
  [
    'a form of what is returned',
    returned({ anyOf: [text] }),
    returned({ anyOf: [text, { $ref: 'Work' }] }),
    '! The 200 response can now be `Work`.',
    'The 200 response can no longer be `Work`.',
  ],
  [
    'the first form of what is sent',
    sent({}),
    sent({ anyOf: [{}] }),
    '! The body can now be `any value`.',
    '! The body can no longer be `any value`.',
  ],
  [
    'a form that differs',
    sent({ oneOf: [text, { type: 'integer' }] }),
    sent({ oneOf: [text, { type: 'number' }] }),
    'The body is now `number`; it was `integer`.',
    '! The body is now `integer`; it was `number`.',
  ],
  [
    'a part of what is sent',
    sent({ allOf: [title] }),
    sent({ allOf: [title, { type: 'object', properties: { note: text } }] }),
    '`note` of the body is new.',
    '! `note` of the body is removed.',
  ],
  [
    'a schema under its name, through one that has not changed',
    { ...returned({ allOf: [{ $ref: 'Work' }] }), schemas: { Work: title } },
    {
      ...returned({ allOf: [{ $ref: 'Work' }] }),
      schemas: { Work: { ...title, maxProperties: 2 } },
    },
    'A value has the `maxProperties` `2`.',
    '! A value no longer has a `maxProperties`; it was `2`.',
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

it('compares the parts of a path by their place in it', () => {
  const at = (first: string, second: string, limit: number) =>
    operation({
      path: `/v1/{${first}}/{${second}}`,
      parameters: [
        { ...page, name: second, in: 'path', schema: { maximum: limit } },
        { ...page, name: first, in: 'path', schema: { type: 'string' } },
      ],
    });
  expect(texts(at('group', 'id', 9), at('set', 'item', 8))).toEqual([
    '! The parameter `item` may be at most 8; it was at most 9.',
    'The address is now `GET /v1/{set}/{item}`; it was `GET /v1/{group}/{id}`.',
  ]);
});

it('keeps parameters in a query apart that differ in case', () => {
  const named = (name: string) => operation({ parameters: [{ ...page, name }] });
  expect(texts(named('page'), named('Page'))).toEqual([
    '! The parameter `page` is removed.',
    'The parameter `Page` is new.',
  ]);
});

it.each<[string, ApiShape, string]>([
  ['an operation', operation({ deprecated: true }), 'The operation is deprecated.'],
  ['a parameter', parameter({ deprecated: true }), 'The parameter `page` is deprecated.'],
  ['a property', kind({ deprecated: true }), '`kind` is deprecated.'],
])('says once that %s is deprecated', (_, after, wanted) => {
  expect(texts(base, after)).toEqual([wanted]);
  expect(texts(after, after)).toEqual([]);
  expect(texts(after, base)).toEqual([]);
});

it('says when a deprecated operation ends, and when that changes', () => {
  const deprecated = operation({ deprecated: true });
  const ending = (sunset: string) => operation({ deprecated: true, sunset });
  expect(texts(base, ending('2028-01-15'))).toEqual([
    'The operation is deprecated, and ends on 2028-01-15.',
  ]);
  expect(texts(deprecated, ending('2028-01-15'))).toEqual(['The operation ends on 2028-01-15.']);
  expect(texts(ending('2028-01-15'), ending('2029-01-15'))).toEqual([
    'The operation ends on 2029-01-15; it was 2028-01-15.',
  ]);
});

it('ignores what a request may not contain, and what a response may not', () => {
  const both = {
    type: 'object',
    properties: { a: { ...text, readOnly: true }, b: { ...text, writeOnly: true } },
  };
  expect(texts(sent({ type: 'object' }), sent(both))).toEqual(['`b` of the body is new.']);
  expect(texts(returned({ type: 'object' }), returned(both))).toEqual([
    '`a` of the 200 response is new.',
  ]);
});

it('ignores whether a property is required that the other side sets', () => {
  const marked = (required: string[]): ApiShape => ({
    ...sent({ allOf: [{ $ref: 'Marked' }], required }),
    schemas: { Marked: { properties: { id: { $ref: 'Id' } } }, Id: { ...text, readOnly: true } },
  });
  expect(texts(marked([]), marked(['id']))).toEqual([]);
});

it('compares only security schemes that are recorded, and that an operation uses', () => {
  const [basic, bearer] = [{ type: 'basic' }, { type: 'bearer' }] as const;
  expect(texts(operation({ security: key }), secured(bearer))).toEqual([]);
  expect(texts(secured(bearer), operation({ security: key }))).toEqual([]);
  expect(texts(secured(basic, []), secured(bearer, []))).toEqual([]);
  expect(texts(secured(basic, []), secured(bearer))).toEqual([
    '! The operation needs `apiKey`; it needed no key.',
  ]);
  expect(texts(secured(basic), secured(bearer, []))).toEqual([
    'The operation needs no key; it needed `apiKey`.',
  ]);
  const odd = [[{ scheme: 'constructor', scopes: [] }]];
  expect(texts(secured(basic, odd), secured(bearer, odd))).toEqual([]);
});

it('keeps what decides how to authenticate, and nothing else about it', () => {
  const shape = (securitySchemes: object) =>
    shapeOf(apiOf({}, { components: { securitySchemes } })).securitySchemes;
  const oauthFlow = { tokenUrl: 'https://example.org/token', scopes: { read: 'Read.' } };
  expect(
    shape({
      key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key.' },
      query: { type: 'apiKey', in: 'query', name: 'Key' },
      token: { type: 'http', scheme: 'Bearer', bearerFormat: 'JWT' },
      digest: { type: 'http', scheme: 'Digest' },
      oauth: { type: 'oauth2', flows: { clientCredentials: oauthFlow } },
    }),
  ).toEqual({
    key: { type: 'apiKey', in: 'header', parameter: 'x-key' },
    query: { type: 'apiKey', in: 'query', parameter: 'Key' },
    token: { type: 'bearer' },
    digest: { type: 'http', scheme: 'digest' },
    oauth: { type: 'oauth2' },
  });
  expect(shape({})).toBeUndefined();
});

it('pairs operations by address before it pairs them by id', () => {
  const at = (id: string, path: string) => ({ ...getWorks, id, path });
  const before = { ...base, operations: [at('a', '/one'), at('b', '/two')] };
  const after = { ...base, operations: [at('b', '/one'), at('a', '/three')] };
  expect(texts(before, after)).toEqual([
    '! `GET /two` (`b`) is removed.',
    'The operation is new: `GET /three`.',
    'The operation is now called `b`; it was `a`.',
  ]);
});

it('treats the name of a header as the same in any case, and an alias as a name', () => {
  const named = (name: string) => operation({ parameters: [{ ...page, name, in: 'header' }] });
  expect(texts(named('X-Page'), named('x-page'))).toEqual([]);
  expect(texts(parameter({ aliases: ['p'] }), parameter({ aliases: ['p', 'q'] }))).toEqual([
    'The parameter `page` is also accepted as `q`.',
  ]);
});

it('calls a change of a schema breaking if it breaks either of its uses', () => {
  const uses = (part: Schema): ApiShape => ({
    ...operation({
      body: { required: false, content: [{ mediaType: 'a/b', schema: { $ref: 'Work' } }] },
    }),
    schemas: { Work: { ...title, ...part } },
  });
  expect(texts(uses({}), uses({ required: ['title'] }))).toEqual([
    '! `title` is now required.',
    '`title` is now always present.',
  ]);
  expect(texts(uses({}), uses({ pattern: 'a' }))).toEqual(['! A value has the `pattern` `a`.']);
});

describe('a schema with another name', () => {
  const called = (name: string, part: Schema): ApiShape => ({
    ...sent({ properties: { a: { $ref: name }, b: { $ref: name } } }),
    schemas: { [name]: part },
  });

  it('is no change by itself, nor is one without a name', () => {
    const unnamed = { ...sent({ properties: { a: text, b: text } }), schemas: {} };
    for (const after of [called('New', text), unnamed]) {
      expect(compareDescriptions(called('Old', text), after)).toEqual([]);
      expect(compareDescriptions(after, called('Old', text))).toEqual([]);
    }
  });

  it('is compared once, under the name of its place', () => {
    const after = called('New', { type: 'integer' });
    expect(compareDescriptions(called('Old', text), after)).toEqual([
      {
        ...{ operations: ['getWorks'], breaking: true },
        text: '`a` of the body is now `integer`; it was `string`.',
      },
    ]);
  });
});

describe('a named schema is compared wherever it is used', () => {
  const named = { $ref: 'Part' };
  it.each<[string, Schema]>([
    ['by name', named],
    ['in a list', { items: named }],
    ['in a property', { properties: { a: named } }],
    ['as an alternative', { anyOf: [text, named] }],
    ['inside an alternative', { oneOf: [{ type: 'array', items: named }] }],
    ['inside a part', { allOf: [{ properties: { a: { anyOf: [named] } } }] }],
    ['as any other property', { additionalProperties: named }],
    ['as a property by pattern', { patternProperties: { '^a': { items: named } } }],
    ['at a place in a list', { prefixItems: [text, named] }],
    ['from another', { $ref: 'Whole' }],
  ])('%s', (_, schema) => {
    const using = (part: Schema): ApiShape => ({
      ...sent(schema),
      schemas: { Part: part, Whole: { properties: { part: named } } },
    });
    expect(compareDescriptions(using(text), using({ type: 'integer' }))).toEqual([
      expect.objectContaining({ schema: 'Part', breaking: true }),
    ]);
  });
});

it('compares what clients depend on, and no prose', () => {
  const prose = (words: string) => ({
    ...{ title: words, description: words, examples: [words], 'x-note': words },
  });
  const api = (words: string, change: object = {}) =>
    shapeOf(
      apiOf(
        {
          '/works/{id}': {
            get: {
              ...{ operationId: 'getWork', summary: words, description: words },
              parameters: [
                {
                  name: 'id',
                  in: 'path',
                  description: words,
                  schema: { ...text, ...prose(words) },
                },
              ],
              responses: {
                200: {
                  description: words,
                  headers: { ETag: {}, Age: {} },
                  content: {
                    'application/json': { schema: { $ref: '#/components/schemas/Work' } },
                  },
                },
              },
            },
          },
        },
        {
          components: {
            schemas: {
              Work: {
                ...{ type: 'object', ...prose(words) },
                properties: {
                  title: { ...text, ...prose(words) },
                  parts: { anyOf: [{ ...text, ...prose(words) }], items: prose(words) },
                },
                ...change,
              },
            },
          },
        },
      ),
    );
  expect(compareDescriptions(api('Old.'), api('New.'))).toEqual([]);
  expect(api('Old.')).toEqual(api('New.'));
  expect(api('Old.').operations[0]).toMatchObject({
    path: '/test/v1/works/{id}',
    responses: [{ headers: ['age', 'etag'] }],
  });
  expect(Object.keys(api('Old.').schemas.Work?.properties ?? {})).toEqual(['title', 'parts']);
  expect(texts(api('Old.'), api('New.', { enum: [{ title: 'kept' }] }))).toEqual([
    'A value is now one of `{"title":"kept"}`.',
  ]);
});
