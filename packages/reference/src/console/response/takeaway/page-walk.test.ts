import type { JsonValue, Values } from '@portal/contract';
import { expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../../test/contract.ts';
import { worksAnswer } from '../../../../test/sample-answers.ts';
import { pageWalkOf } from './page-walk.ts';

const apis = await loadContract();
const operation = operationOf(apis, 'getWorks');

function walk(values: Values, body: JsonValue) {
  return pageWalkOf({ apis, operation, values, status: 200, body });
}

it('begins at the first page, wherever the reader is, with the largest pages', () => {
  expect(walk({ query: 'horse', page: 3, pageSize: 2 }, worksAnswer)).toEqual({
    values: { query: 'horse', pageSize: 100 },
    from: 'first',
    size: 100,
  });
});

it('is nothing if this page has all records', () => {
  const only = { totalResults: 1, totalPages: 1, results: [{ id: 'a' }] };
  expect(walk({ query: 'horse' }, only)).toBeUndefined();
});

it('begins here if pages are only linked, and this is not the first', () => {
  const parameters = operation.parameters.filter(({ name }) => name !== 'page');
  const cursor = { ...operation, parameters };
  const linked = [{ ...(apis[0] as (typeof apis)[number]), operations: [cursor] }];
  const url = 'https://api.example.org/catalogue/v2/works?query=horse';
  const from = (body: JsonValue) =>
    pageWalkOf({ apis: linked, operation: cursor, values: { query: 'b' }, status: 200, body });
  expect(from({ prevPage: url, nextPage: url })).toEqual({ values: { query: 'b' }, from: 'here' });
  expect(from({ nextPage: url })).toEqual({ values: { query: 'b' }, from: 'first' });
});
