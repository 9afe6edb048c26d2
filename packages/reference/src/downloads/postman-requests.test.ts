import { describe, expect, it } from 'vitest';
import { anyApi } from '../../test/any-api.ts';
import { type PostmanRequest, postmanCollection } from './postman.ts';

const api = anyApi();
const collection = postmanCollection(api, { baseUrl: 'https://eu.example.org/' });
const requests = new Map(
  collection.item
    .flatMap(({ item }) => item)
    .map((one) => [one.name, one as PostmanRequest] as const),
);

function requestOf(name: string): PostmanRequest['request'] {
  const found = requests.get(name);
  if (!found) throw new Error(`No request ${name}.`);
  return found.request;
}

it('has variables for the server and for every key, which are empty', () => {
  expect(collection.variable).toEqual([
    { key: 'baseUrl', value: 'https://{{region}}.example.org' },
    { key: 'region', value: 'eu' },
    { key: 'key_in_query', value: '' },
    { key: 'key_in_header', value: '' },
    { key: 'key_in_cookie', value: '' },
    { key: 'basic_username', value: '' },
    { key: 'basic_password', value: '' },
    { key: 'bearer', value: '' },
    { key: 'digest', value: '' },
    { key: 'oauth', value: '' },
    { key: 'oidc', value: '' },
  ]);
  const other = postmanCollection(api, { baseUrl: 'http://localhost:3000/sandbox' });
  expect(other.variable[0]).toEqual({ key: 'baseUrl', value: 'http://localhost:3000/sandbox' });
  expect(other.variable.some(({ key }) => key === 'region')).toBe(false);
});

it('has what is required, and an empty path variable if nothing is known', () => {
  const { url, header, method } = requestOf('send-text-plain');
  expect(method).toBe('POST');
  expect(url.raw).toMatch(/^\{\{baseUrl\}\}\/v1\/things-\d+\/:id\?needed=text$/);
  expect(url.variable).toEqual([{ key: 'id', value: '', description: '' }]);
  expect(header).toEqual([
    { key: 'Accept', value: '*/*' },
    { key: 'Content-Type', value: 'text/plain' },
    { key: 'X-Needed', value: 'yes' },
  ]);
});

describe('a body', () => {
  it.each<[string, object]>([
    [
      'application/json',
      {
        mode: 'raw',
        raw: '{\n  "title": "A horse"\n}',
        options: { raw: { language: 'json' } },
      },
    ],
    ['text/plain', { mode: 'raw', raw: 'A horse', options: { raw: { language: 'text' } } }],
    [
      'application/x-www-form-urlencoded',
      {
        mode: 'urlencoded',
        urlencoded: [
          { key: 'title', value: 'A horse' },
          { key: 'tags', value: 'a' },
          { key: 'tags', value: 'b' },
        ],
      },
    ],
    [
      'multipart/form-data',
      {
        mode: 'formdata',
        formdata: [
          { key: 'title', type: 'text', value: 'text' },
          { key: 'about', type: 'text', value: '{}', contentType: 'application/json' },
          { key: 'scan', type: 'file', src: 'file', contentType: 'application/octet-stream' },
        ],
      },
    ],
    ['image/png', { mode: 'file', file: { src: 'file' } }],
  ])('%s', (mediaType, body) => {
    expect(requestOf(`send-${mediaType.replaceAll(/\W+/g, '-')}`).body).toEqual(body);
  });
});

describe('a request', () => {
  it.each<[string, object | undefined, object[]]>([
    [
      'with-key-in-query',
      {
        type: 'apikey',
        apikey: [
          { key: 'key', value: 'api_key' },
          { key: 'value', value: '{{key_in_query}}' },
          { key: 'in', value: 'query' },
        ],
      },
      [],
    ],
    [
      'with-key-in-header',
      {
        type: 'apikey',
        apikey: [
          { key: 'key', value: 'X-Key' },
          { key: 'value', value: '{{key_in_header}}' },
          { key: 'in', value: 'header' },
        ],
      },
      [],
    ],
    ['with-key-in-cookie', undefined, [{ key: 'Cookie', value: 'session={{key_in_cookie}}' }]],
    [
      'with-basic',
      {
        type: 'basic',
        basic: [
          { key: 'username', value: '{{basic_username}}' },
          { key: 'password', value: '{{basic_password}}' },
        ],
      },
      [],
    ],
    ['with-bearer', { type: 'bearer', bearer: [{ key: 'token', value: '{{bearer}}' }] }, []],
    ['with-digest', undefined, [{ key: 'Authorization', value: 'Digest {{digest}}' }]],
    ['with-oauth', { type: 'bearer', bearer: [{ key: 'token', value: '{{oauth}}' }] }, []],
    ['with-oidc', { type: 'bearer', bearer: [{ key: 'token', value: '{{oidc}}' }] }, []],
    ['send-text-plain', undefined, []],
  ])('%s', (name, auth, more) => {
    const { auth: given, header } = requestOf(name);
    expect(given).toEqual(auth);
    expect(header.slice(3)).toEqual(more);
  });
});
