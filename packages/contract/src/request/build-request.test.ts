import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { Operation, Values } from '../model.ts';
import { checkValues } from '../parameters/check-values.ts';
import { buildRequest, exampleTarget, requestTarget, requestUrl } from './build-request.ts';
import { parseRequest } from './parse-request.ts';

function path(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

const api = apiOf({
  '/image/{id}/{quality}.{format}': {
    get: {
      operationId: 'getImageFile',
      parameters: [path('id'), path('quality'), path('format')],
    },
  },
  '/works': {
    get: {
      operationId: 'getWorks',
      parameters: [
        { name: 'query', in: 'query', schema: { type: 'string' } },
        { name: 'page', in: 'query', schema: { type: 'integer' } },
        { name: 'Accept-Language', in: 'header', schema: { type: 'string' } },
      ],
    },
  },
});

const [getImageFile, getWorks] = api.operations as [Operation, Operation];

it.each([
  ['https://api.example.org', 'https://api.example.org/test/v1/works?query=a'],
  ['https://api.example.org/', 'https://api.example.org/test/v1/works?query=a'],
  ['http://localhost:3000/sandbox', 'http://localhost:3000/sandbox/test/v1/works?query=a'],
  ['https://api.example.org/x?y=1#z', 'https://api.example.org/x/test/v1/works?query=a'],
  ['/sandbox', 'http://localhost/sandbox/test/v1/works?query=a'],
  ['', 'http://localhost/test/v1/works?query=a'],
  ['http://[', 'http://localhost/test/v1/works?query=a'],
])('resolves against %j', (baseUrl, href) => {
  expect(buildRequest(getWorks, { query: 'a' }, baseUrl).href).toBe(href);
});

it('keeps the order of the contract, and drops unknown values', () => {
  const values: Values = { page: 2, nonsense: 1, query: 'b', 'Accept-Language': 'en' };
  expect(requestTarget(getWorks, values)).toBe('/test/v1/works?query=b&page=2');
});

it('leaves out missing values', () => {
  expect(requestTarget(getWorks, { query: undefined })).toBe('/test/v1/works');
});

it('encodes a dot that would end a value early', () => {
  const values = { id: 'a.b', quality: 'x.y', format: 'tar.gz' };
  const target = requestTarget(getImageFile, values);
  expect(target).toBe('/test/v1/image/a.b/x%2Ey.tar.gz');
  expect(parseRequest(api, target).values).toEqual(values);
});

it('gives the request behind an example', () => {
  expect(exampleTarget(getWorks, { values: { id: 'a', page: 0 } })).toBe('/test/v1/works?page=0');
  expect(exampleTarget(getWorks, { target: '/test/v0/works' })).toBe('/test/v0/works');
});

function operationAt(template: string, parameters: object[] = []): Operation {
  return apiOf({ [template]: { get: { operationId: 'x', parameters } } })
    .operations[0] as Operation;
}

it.each<[string, Values, string]>([
  ['/', {}, '/test/v1/'],
  ['/works/', {}, '/test/v1/works/'],
  ['/works/{id}', { id: 'a/b?c' }, '/test/v1/works/a%2Fb%3Fc'],
  ['/works/{id}', {}, '/test/v1/works/{id}'],
  ['/works/{the id}', {}, '/test/v1/works/{the%20id}'],
  ['/works/{id}', { id: null as never }, '/test/v1/works/{id}'],
  ['/works/{id}.json', { id: 'a.json' }, '/test/v1/works/a%2Ejson.json'],
  ['/works/{id}.json', { id: 'a.b' }, '/test/v1/works/a.b.json'],
  ['/{a}-{b}', { a: 'x-y', b: 'z-z' }, '/test/v1/x%2Dy-z-z'],
])('writes %s with %j', (template, values, target) => {
  expect(requestTarget(operationAt(template), values)).toBe(target);
});

describe('a path that dots would shorten', () => {
  const label = [{ name: 'id', in: 'path', style: 'label', schema: { type: 'string' } }];
  it.each<[string, Values, object[]?]>([
    ['/works/{id}', { id: '.' }],
    ['/works/{id}', { id: '..' }],
    ['/works/{id}', { id: ['..'] }],
    ['/works/{id}/pages', { id: '..' }],
    ['/works/{id}', { id: '' }, label],
    ['/works/{id}', { id: '.' }, label],
    ['/works/{id}.', { id: '.' }],
    ['/works/.{id}', { id: '.' }],
    ['/works/%2E{id}', { id: '.' }],
  ])('keeps every part of %s with %j, and names the value at fault', (template, values, given) => {
    const operation = operationAt(template, given);
    const url = `https://a.example/test/v1${template}`;
    expect(requestUrl(operation, values, 'https://a.example')).toBe(url);
    expect(buildRequest(operation, values, 'https://a.example').pathname.split('/')).toHaveLength(
      url.split('/').length - 2,
    );
    expect(checkValues(operation, values)).toContainEqual(
      expect.objectContaining({
        where: { part: 'path', parameter: 'id' },
        message: expect.stringMatching(/cannot be '\.\.?': such a part is removed/),
      }),
    );
  });

  it.each([
    ['...', '/works/...'],
    ['%2e%2e', '/works/%252e%252e'],
    ['../a', '/works/..%2Fa'],
    ['..;a', '/works/..%3Ba'],
  ])('sends %s, which is not removed', (id, path) => {
    const operation = operationAt('/works/{id}');
    expect(buildRequest(operation, { id }, 'https://a.example').pathname).toBe(`/test/v1${path}`);
    expect(checkValues(operation, { id })).toEqual([]);
  });

  it.each(['/works/../people', '/works/%2e', '/./works'])(
    'is a fault of the description: %s',
    (path) => {
      expect(checkValues(operationAt(path), {})).toMatchObject([
        { type: 'error', where: { part: 'path' }, valid: 'A description with valid paths.' },
      ]);
    },
  );
});

it('leaves out a query value that is null, and one that only looks like it is there', () => {
  const parameters = ['page', 'constructor'].map((name) => ({ name, in: 'query', schema: {} }));
  const operation = operationAt('/works', parameters);
  expect(requestTarget(operation, { page: null as never })).toBe('/test/v1/works');
  expect(requestTarget(operation, undefined as never)).toBe('/test/v1/works');
});

it('shows only what is missing in braces', () => {
  const operation = operationAt('/{kind}/{id}', [
    { name: 'q', in: 'query', schema: { type: 'string' } },
  ]);
  const url = (values: Values) => requestUrl(operation, values, 'https://a.example//');
  expect(url({ q: '{id}' })).toBe('https://a.example/test/v1/{kind}/{id}?q=%7Bid%7D');
  expect(url({ kind: '$&', id: 'x' })).toBe('https://a.example/test/v1/%24%26/x');
  expect(requestUrl(operation, undefined as never, 'https://a.example')).toBe(
    'https://a.example/test/v1/{kind}/{id}',
  );
});
