import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { parseRequest } from './parse-request.ts';

const text = { type: 'string' };
const list = { type: 'array', items: { type: 'integer' } };
const point = { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } } };
const api = apiOf(
  {
    '/things/{id}': {
      get: {
        operationId: 'getThings',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'q', in: 'query', 'x-aliases': ['query'], schema: text },
          { name: 'ids', in: 'query', schema: list },
          { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: text } },
          { name: 'deep', in: 'query', style: 'deepObject', schema: point },
          { name: 'spread', in: 'query', schema: point },
          { name: 'X-Trace', in: 'header', required: true, schema: text },
        ],
      },
    },
  },
  { 'x-list-syntax': 'csv' },
);

const read = (query: string, id = '1') => parseRequest(api, `/test/v1/things/${id}?${query}`);

/** Each problem with the text that it points at. */
function problems(query: string, id?: string) {
  const { problems: found, reading } = read(query, id);
  return found.map(({ type, where }) => [type, reading.url.slice(where.start, where.end)]);
}

describe('puts together what is spread over a query', () => {
  it.each<[string, object]>([
    ['ids=1&q=a&ids=2', { q: 'a', ids: [1, 2] }],
    ['deep[x]=1&deep%5By%5D=2', { deep: { x: 1, y: 2 } }],
    ['x=1&y=2', { spread: { x: 1, y: 2 } }],
    ['deep[x]=a+b%21', { deep: { x: 'a b!' } }],
    ['deep[x]', { deep: { x: '' } }],
    ['query=a', { q: 'a' }],
    ['q=a+b', { q: 'a b' }],
    ['tags="a,b",c', { tags: ['a,b', 'c'] }],
    ['q', { q: '' }],
    ['deep[x=1', {}],
    ['deepx]=1', {}],
    ['z=1', {}],
  ])('%s', (query, values) => {
    expect(read(query).values).toEqual({ id: 1, ...values });
  });
});

describe('points at what is wrong', () => {
  it.each<[string, string[][]]>([
    ['q=a&q=b', [['warning', 'q=b']]],
    ['q=a&query=b', [['warning', 'query=b']]],
    ['tags=a&tags=b', [['warning', 'tags=b']]],
    ['ids=1&ids=x', [['error', 'x']]],
    [
      'ids=x&q=a&ids=y',
      [
        ['error', 'x'],
        ['error', 'y'],
      ],
    ],
    ['tags=a\\b', [['error', 'a\\b']]],
    ['deep[x]=a', [['error', 'a']]],
    ['zz=1&q=a', [['warning', 'zz']]],
    [
      'q=%zz&zz=%',
      [
        ['warning', '%'],
        ['warning', 'zz'],
        ['warning', '%'],
      ],
    ],
    ['q=a#', []],
    ['q=a#b', [['warning', '#b']]],
  ])('%s', (query, found) => {
    expect(problems(query)).toEqual(found);
  });

  it('in a path', () => {
    expect(problems('q=a', 'x')).toEqual([['error', 'x']]);
    expect(problems('q=a', '%zz')).toContainEqual(['warning', '%']);
    expect(problems('q=a', '1/')).toEqual([['warning', '/']]);
    expect(problems('q=a', '/1')).toEqual([['warning', '//']]);
  });
});

it('reports the same unknown name each time it occurs, and forgets none', () => {
  expect(problems('zz=1&zz=2')).toEqual([
    ['warning', 'zz'],
    ['warning', 'zz'],
  ]);
});

it('says how to correct slashes', () => {
  const corrections = (path: string) =>
    parseRequest(api, path).problems.map(({ suggestion, message }) => [suggestion, message]);
  expect(corrections('/test/v1/things//1')).toEqual([['/', expect.stringMatching(/doubled/)]]);
  expect(corrections('/test/v1/things/1//')).toEqual([
    ['', expect.stringMatching(/ends with a slash/)],
  ]);
});

it('leaves headers to whoever sends the request', () => {
  expect(read('q=a').problems).toEqual([]);
});
