import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { giveOperationIds } from './give-operation-ids.ts';

type Paths = Record<string, Record<string, object>>;

/** `{ 'get /works': 'getWorks' }` */
function idsAfter(paths: Paths): Record<string, string | undefined> {
  const { document } = giveOperationIds({ paths }, (text) => hash('sha256', text).slice(0, 8));
  return Object.fromEntries(
    Object.entries(document.paths as Paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `${method} ${path}`,
        (operation as { operationId?: string }).operationId,
      ]),
    ),
  );
}

const bare = { responses: {} };

it('keeps ids that are safe in an address', () => {
  const operationId = 'get_works.v2-all~1';
  expect(idsAfter({ '/works': { get: { operationId } } })).toEqual({ 'get /works': operationId });
});

describe('an operation without a usable id', () => {
  it.each([['get media'], ['Search/Objects'], ['a?b#c'], [''], [undefined], ['検索'], [{}]])(
    'such as %j is named after its method and path',
    (operationId) => {
      const paths = { '/works/{id}/pages': { get: { ...bare, operationId } } };
      expect(idsAfter(paths)).toEqual({ 'get /works/{id}/pages': 'get-works-by-id-pages' });
    },
  );

  it.each([
    ['/', 'get-'],
    ['/open-data/Works', 'get-open--data-Works'],
    ['/v1.0/work_types/{work_id}', 'get-v1.0-work_types-by-work_id'],
    ['/works/', 'get-works-'],
  ])('at %s is %s', (path, id) => {
    expect(idsAfter({ [path]: { get: bare } })).toEqual({ [`get ${path}`]: id });
  });
});

/** Paths of which many would be equal if only letters and digits counted. */
const alike = [
  '/',
  '//',
  '/a',
  '/A',
  '/{a}',
  '/{{a}}',
  '/by/a',
  '/by-a',
  '/-a',
  '/a-',
  '/a/',
  '/a-/b',
  '/a/-b',
  '/a--b',
  '/a-b',
  '/a/b',
  '/a_b',
  '/a.b',
  '/a:b',
  '/a b',
  '/{a}b',
  '/{a}/b',
  '/{a-}/b',
  '/by/{a}',
  '/{a}/by',
  '/by/by/a',
  '/{by}/a',
  '/a#b',
  '/a?b',
  '/検索',
  '/検',
];

it('differs for every path, however similar, and is safe in an address', () => {
  const ids = Object.values(
    idsAfter(Object.fromEntries(alike.map((path) => [path, { get: bare, post: bare }]))),
  );
  expect(new Set(ids).size).toBe(2 * alike.length);
  expect(ids.filter((id) => !/^[\w.~-]+$/.test(id ?? ''))).toEqual([]);
});

it.each(alike)('does not depend on other operations: %s', (path) => {
  const alone = idsAfter({ [path]: { get: bare } });
  const others = Object.fromEntries(
    alike.filter((one) => one !== path).map((one) => [one, { get: bare }]),
  );
  expect(idsAfter({ ...others, [path]: { get: bare } })).toMatchObject(alone);
  expect(idsAfter({ [path]: { get: bare }, ...others })).toMatchObject(alone);
});

it('gives way to an explicit id', () => {
  const paths = { '/a': { get: bare }, '/b': { get: { operationId: 'get-a' } } };
  const ids = idsAfter(paths);
  expect(ids['get /b']).toBe('get-a');
  expect(ids['get /a']).toMatch(/^get-a-[0-9a-f]{8}$/);
});

it('leaves an id shared by several operations to the first', () => {
  const operation = { operationId: 'list' };
  expect(idsAfter({ '/a': { get: operation, post: operation }, '/b': { get: operation } })).toEqual(
    { 'get /a': 'list', 'post /a': 'post-a', 'get /b': 'get-b' },
  );
});
