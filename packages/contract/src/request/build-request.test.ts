import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { Operation, Values } from '../model.ts';
import { buildRequest, exampleTarget, requestTarget } from './build-request.ts';
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
