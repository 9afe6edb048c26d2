import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { parseRequest } from '../request/parse-request.ts';

function api(...paths: string[]) {
  const operation = { get: {}, post: {} };
  return apiOf(Object.fromEntries(paths.map((path) => [path, operation])));
}

function chosen(paths: string[], url: string, method = 'get') {
  const { operation } = parseRequest(api(...paths), url, method);
  return operation && `${operation.method} ${operation.path}`;
}

describe('of several paths that match, the most specific is chosen', () => {
  it.each<[string[], string, string]>([
    [['/works/{id}', '/works/latest'], '/works/latest', '/works/latest'],
    [['/works/{id}', '/works/{id}.json'], '/works/a.json', '/works/{id}.json'],
    [['/{kind}/latest', '/works/{id}'], '/works/latest', '/works/{id}'],
    [['/{a}/{b}', '/{a}/{b}.x', '/{a}.x/{b}'], '/p.x/q.x', '/{a}.x/{b}'],
    [['/works/{id}.x', '/works/{id}.long.x'], '/works/a.long.x', '/works/{id}.long.x'],
    [['/works', '/works/'], '/works/', '/works/'],
    [['/works/', '/works'], '/works', '/works'],
    [['/{kind}', '/works'], '/works', '/works'],
  ])('%j: %s', (paths, path, want) => {
    expect(chosen(paths, `/test/v1${path}`)).toBe(`get ${want}`);
    expect(chosen(paths.toReversed(), `/test/v1${path}`)).toBe(`get ${want}`);
  });

  it('and of these, the one with the method', () => {
    expect(chosen(['/works'], '/test/v1/works', 'post')).toBe('post /works');
    expect(chosen(['/works'], '/test/v1/works', 'put')).toBe('get /works');
  });

  it('or else the first of the description', () => {
    expect(chosen(['/works/{b}', '/works/{a}'], '/test/v1/works/x')).toBe('get /works/{b}');
    expect(chosen(['/{x}', '/{y}'], '/test/v1/a')).toBe('get /{x}');
  });
});

describe('the base path', () => {
  it('that is right counts for more than a specific path', () => {
    const other = apiOf({ '/v1/works/latest': { get: {} } }, { servers: [{ url: '/other' }] });
    const apis = [other, api('/works/{id}')];
    expect(parseRequest(apis, '/test/v1/works/latest').operation?.path).toBe('/works/{id}');
  });

  it.each([
    ['/works', 0, 0],
    ['/sandbox/works', 1, 0],
    ['/test/v1/works', 0, 2],
    ['/sandbox/test/v1/works', 1, 2],
    ['/test/v2/works', 0, 2],
    ['/other/v1/works', 0, 2],
    ['/test/works', 0, 1],
    ['/sandbox/test/works', 1, 1],
    ['/v1/works', 0, 1],
  ])('of %s', (url, prefix, base) => {
    const { reading } = parseRequest(api('/works'), url);
    const rightBase = url.endsWith('/test/v1/works');
    expect(reading.match).toMatchObject({ prefix, base, rightBase });
  });

  it('is needed where a path has no word to recognise it by', () => {
    expect(chosen(['/{id}'], '/a')).toBeUndefined();
    expect(chosen(['/{id}'], '/test/v1/a')).toBe('get /{id}');
    expect(chosen(['/{id}.json'], '/a.json')).toBe('get /{id}.json');
  });
});
