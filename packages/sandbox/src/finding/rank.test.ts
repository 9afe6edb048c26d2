import { expect, it } from 'vitest';
import { add, emptySet } from './bit-set.ts';
import { rank, type SortBy } from './rank.ts';

function setOf(members: readonly number[]) {
  const set = emptySet(8);
  for (const member of members) add(set, member);
  return set;
}

const best = Uint32Array.of(3, 1, 4, 0, 2, 5);
const days = ['1900-01-01', undefined, '1850-06-30', '1900-01-01', undefined, '1850-06-30'];

function byDay(descending: boolean): SortBy {
  return { descending, valueOf: (position) => days[position] };
}

it.each([
  ['by id', undefined, undefined, [0, 1, 2, 3, 4, 5]],
  ['as they are ranked', best, undefined, [3, 1, 4, 0, 2, 5]],
  ['by value, then by id, without a value last', undefined, byDay(false), [2, 5, 0, 3, 1, 4]],
  ['by value backwards, without a value still last', undefined, byDay(true), [0, 3, 2, 5, 1, 4]],
  ['by value, then as they are ranked', best, byDay(false), [2, 5, 3, 0, 1, 4]],
  ['by value backwards, then as they are ranked', best, byDay(true), [3, 0, 2, 5, 1, 4]],
])('sorts %s', (_, given, sort, want) => {
  expect(rank(setOf([0, 1, 2, 3, 4, 5]), given, sort)).toEqual(want);
});

it('leaves out what does not match, however well it is ranked', () => {
  expect(rank(setOf([1, 2]), best)).toEqual([1, 2]);
  expect(rank(setOf([1, 2]), best, byDay(false))).toEqual([2, 1]);
});
