import { expect, it } from 'vitest';
import { giveOperationIds } from './give-operation-ids.ts';

function idsAfter(paths: Record<string, Record<string, object>>): unknown[] {
  const document = { paths };
  giveOperationIds(document);
  return Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => (operation as { operationId?: string }).operationId),
  );
}

it('keeps ids that can be part of an address', () => {
  const operationId = 'get_works.v2-all~1';
  expect(idsAfter({ '/works': { get: { operationId } } })).toEqual([operationId]);
});

it.each([
  ['get media', 'getMedia'],
  ['Search/Objects (all)', 'searchObjectsAll'],
  ['', 'getWorksIdPages'],
  [undefined, 'getWorksIdPages'],
  ['検索', 'getWorksIdPages'],
])('makes one of %j', (operationId, id) => {
  expect(idsAfter({ '/works/{id}/pages': { get: { operationId } } })).toEqual([id]);
});

it('never gives an id twice, nor one that another operation has', () => {
  const paths = {
    '/a': { get: { operationId: 'get a' }, post: { operationId: 'getA2' } },
    '/{a}': { get: {} },
    '/A': { get: {}, parameters: [] as object },
  };
  expect(idsAfter(paths)).toEqual(['getA', 'getA2', 'getA3', 'getA4', undefined]);
});
