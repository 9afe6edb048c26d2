import { describe, expect, it } from 'vitest';
import { catalogueList, contentList, isBeyondWindow, pageOf, pageSlice } from './result-list.ts';

const address = 'https://example.org/works?query=a&page=2&include=items%2Cnotes';

function list(page: number, total: number) {
  return { page: { page, pageSize: 10 }, total, results: ['{"id":"a"}'], url: new URL(address) };
}

it('is the first page of ten, unless the request says otherwise', () => {
  expect(pageOf({})).toEqual({ page: 1, pageSize: 10 });
  expect(pageOf({ page: 3, pageSize: 25 })).toEqual({ page: 3, pageSize: 25 });
});

it.each([
  [100, 100, false],
  [10_000, 1, false],
  [10_001, 1, true],
  [101, 100, true],
])('page %i of %i results each is beyond the window: %s', (page, pageSize, want) => {
  expect(isBeyondWindow({ page, pageSize })).toBe(want);
});

it.each([
  [1, ['a', 'b']],
  [2, ['c', 'd']],
  [3, ['e']],
  [4, []],
])('page %i has its part of the results', (page, want) => {
  expect(pageSlice(['a', 'b', 'c', 'd', 'e'], { page, pageSize: 2 })).toEqual(want);
});

describe('links to other pages', () => {
  it.each([
    [1, 0, undefined, undefined],
    [1, 10, undefined, undefined],
    [1, 11, undefined, '2'],
    [2, 21, '1', '3'],
    [3, 21, '2', undefined],
    // Just beyond the end, the way back leads to the last page; further out, there is none.
    [4, 21, '3', undefined],
    [5, 21, undefined, undefined],
  ])('page %i of %i results', (page, total, before, after) => {
    const read = JSON.parse(catalogueList(list(page, total)));
    const pageIn = (link?: string) => link && new URL(link).searchParams.get('page');
    expect([pageIn(read.prevPage), pageIn(read.nextPage)]).toEqual([before, after]);
    expect([read.totalPages, read.totalResults]).toEqual([Math.ceil(total / 10), total]);
  });

  it('keep every other parameter, in its place', () => {
    const { prevPage, nextPage } = JSON.parse(catalogueList(list(2, 30)));
    expect(prevPage).toBe('https://example.org/works?query=a&page=1&include=items,notes');
    expect(nextPage).toBe('https://example.org/works?query=a&page=3&include=items,notes');
  });

  it('are fully encoded for concepts and content', () => {
    const { nextPage } = JSON.parse(contentList(list(2, 30)));
    expect(nextPage).toBe('https://example.org/works?query=a&page=3&include=items%2Cnotes');
  });
});

it('has its keys in the order of each service, and counts only if there are any', () => {
  const counted = { ...list(2, 30), aggregations: '{"type":"Aggregations"}' };
  const counts = ['pageSize', 'totalPages', 'totalResults'];
  const links = ['prevPage', 'nextPage'];
  const keysOf = (text: string) => Object.keys(JSON.parse(text));
  expect(keysOf(catalogueList(counted))).toEqual([
    ...['type', ...counts, 'results', ...links, 'aggregations'],
  ]);
  expect(keysOf(contentList(counted))).toEqual([
    ...['type', 'results', 'aggregations', ...counts, ...links],
  ]);
  expect(keysOf(contentList(list(1, 1)))).toEqual(['type', 'results', ...counts]);
});
