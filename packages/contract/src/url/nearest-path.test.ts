import { expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { parseRequest } from '../request/parse-request.ts';

const operation = (operationId: string) => ({ get: { operationId } });
const api = apiOf({
  '/works': operation('getWorks'),
  '/works/{id}': operation('getWork'),
  '/works/{id}/items': operation('getItems'),
  '/images/{id}.{format}': operation('getImage'),
});

it.each<[string, string, string | undefined, string]>([
  ['/test/v1/wroks', 'getWorks', '/test/v1/works', '/test/v1/wroks'],
  ['/test/v1/wroks/a1', 'getWork', '/test/v1/works/a1', '/test/v1/wroks/a1'],
  ['/sandbox/test/v1/wrks', 'getWorks', '/test/v1/works', '/test/v1/wrks'],
  ['https://a.org/test/v1/wroks', 'getWorks', '/test/v1/works', '/test/v1/wroks'],
  ['/test/v1/works/a1/item', 'getItems', '/test/v1/works/a1/items', '/test/v1/works/a1/item'],
  ['/tset/v1/wroks', 'getWorks', '/test/v1/works', '/tset/v1/wroks'],
  ['/test/v1/imags/a.jpg', 'getImage', '/test/v1/images/a.jpg', '/test/v1/imags/a.jpg'],
  ['/test/v1/image/a', 'getImage', undefined, '/test/v1/image/a'],
])('the operation nearest to %s is %s', (url, id, suggestion, marked) => {
  const { operation: found, problems } = parseRequest(api, url);
  expect(found).toBeUndefined();
  expect(problems[0]).toMatchObject({ type: 'error', valid: expect.stringContaining(`(${id})`) });
  expect(problems[0]?.suggestion).toBe(suggestion);
  expect(url.slice(problems[0]?.where.start, problems[0]?.where.end)).toBe(marked);
});

it.each([
  ['an unlike path', '/zebra/quagga'],
  ['a path of many segments', `/test/v1/${'x/'.repeat(60)}wroks`],
  ['no path', ''],
])('nothing is near to %s', (_, url) => {
  const [problem] = parseRequest(api, url).problems;
  expect(problem).toMatchObject({ type: 'error', valid: 'A path such as /test/v1/works.' });
  expect(problem).not.toHaveProperty('suggestion');
  expect(problem?.message).toMatch(url === '' ? /There is no path/ : /No operation has the path/);
});

it('gives an example of a path for each API that has one', () => {
  const other = apiOf({ '/pages': operation('getPages') }, { servers: [{ url: '/other' }] });
  const [problem] = parseRequest([api, apiOf({}), other], '/zebra').problems;
  expect(problem?.valid).toBe('A path such as /test/v1/works, /other/pages.');
});
