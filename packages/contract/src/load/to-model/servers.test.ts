import { describe, expect, it } from 'vitest';
import { basePathOf, serverAddress, serverAddresses, toServer, withBasePath } from './servers.ts';

describe('the address of a server', () => {
  const url = 'https://{place}.example.org/{version}/';
  const variables = { place: { default: 'api' }, version: { default: 'v1' } };
  const server = toServer({ url, variables });

  it('is filled in with given values, or else with defaults', () => {
    expect(serverAddress(server)).toBe('https://api.example.org/v1');
    expect(serverAddress(server, { version: 'v2' })).toBe('https://api.example.org/v2');
    expect(serverAddress(server, { version: '' })).toBe('https://api.example.org');
  });

  it('is empty where a variable is not described', () => {
    expect(serverAddress(toServer({ url: '/a/{b}/c{constructor}' }))).toBe('/a//c');
  });

  it('is filled in with the first choice where there is no default', () => {
    const given = { url: 'https://{a}.example', variables: { a: { enum: ['b', 'c'] } } };
    expect(serverAddress(toServer(given))).toBe('https://b.example');
  });

  it('has a scheme if it has a host', () => {
    expect(serverAddress(toServer({ url: '//a.example/v1//' }))).toBe('https://a.example/v1');
    expect(serverAddress(toServer({ url: '/a//b' }))).toBe('/a//b');
  });

  it('is listed only if it names a host', () => {
    const urls = [
      '/v1',
      'https://a.example/v1/',
      'HTTP://b.example',
      'ftp://c',
      'https://[',
      'd.org',
      'https://{host}/v1',
      'https://{host}.example/v1',
    ];
    expect(serverAddresses(urls.map((one) => ({ url: one })))).toEqual([
      'https://a.example/v1',
      'HTTP://b.example',
    ]);
    expect(serverAddresses(undefined)).toEqual([]);
  });
});

it.each<[string, unknown[], string]>([
  ['the first list that is not empty', [[], undefined, [{ url: '/b' }], [{ url: '/c' }]], '/b'],
  ['the first server', [[{ url: '/a' }, { url: '/b' }]], '/a'],
  ['an address that ends with slashes', [[{ url: '/a/b//' }]], '/a/b'],
  ['a relative address', [[{ url: 'v1' }]], '/v1'],
  ['a host that is left open', [[{ url: 'https://{host}/v1' }]], '/v1'],
  ['an address that is none', [[{ url: 'https://[' }]], ''],
  ['no server', [], ''],
])('the base path is that of %s', (_, lists, basePath) => {
  expect(basePathOf(...lists)).toBe(basePath);
});

describe('another base path', () => {
  const own = [{ url: 'https://api.example.org/v1' }];
  const other = [{ url: 'https://files.example.org/v1' }];

  it('replaces the servers of the API, and those of paths and operations on its host', () => {
    const get = { operationId: 'a', tags: ['b'] };
    const given = {
      info: { title: 'T' },
      servers: own,
      paths: {
        '/a': { servers: own, summary: 'A', get: { ...get, servers: own } },
        '/b': { servers: [{ url: '/v2' }], get: { ...get, servers: [] } },
      },
    };
    expect(withBasePath(given, '/open/v1')).toEqual({
      info: { title: 'T' },
      servers: [{ url: '/open/v1' }],
      paths: { '/a': { summary: 'A', get }, '/b': { get } },
    });
  });

  it('leaves servers on other hosts alone', () => {
    const paths = { '/a': { servers: other, get: { servers: other } } };
    expect(withBasePath({ servers: own, paths }, '')).toEqual({ servers: [{ url: '/' }], paths });
    expect(withBasePath({ paths }, '')).toEqual({ servers: [{ url: '/' }], paths });
  });
});
