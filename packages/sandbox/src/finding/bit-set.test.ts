import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  type BitSet,
  emptySet,
  fullSet,
  has,
  intersection,
  positions,
  union,
  without,
} from './bit-set.ts';

function setOf(size: number, members: Iterable<number>): BitSet {
  const set = emptySet(size);
  for (const member of members) add(set, member);
  return set;
}

const sizes = [0, 1, 31, 32, 33, 63, 64, 65, 100];

describe.each(sizes)('of %d', (size) => {
  it('contains everything or nothing', () => {
    expect([...positions(emptySet(size))]).toEqual([]);
    expect([...positions(fullSet(size))]).toEqual(Array.from({ length: size }, (_, at) => at));
  });

  it('finds each member by itself', () => {
    for (let member = 0; member < size; member += 1) {
      const set = setOf(size, [member]);
      expect([...positions(set)]).toEqual([member]);
      expect(has(set, member)).toBe(true);
      expect(has(set, member + 1)).toBe(false);
    }
  });
});

it('combines as sets do', () => {
  const members = fc.uniqueArray(fc.nat(99), { maxLength: 60 });
  fc.assert(
    fc.property(members, members, (one, other) => {
      const [left, right] = [setOf(100, one), setOf(100, other)];
      const sorted = (list: number[]): number[] => list.toSorted((a, b) => a - b);
      expect([...positions(union([left, right], 100))]).toEqual(
        sorted([...new Set([...one, ...other])]),
      );
      expect([...positions(intersection([left, right], 100))]).toEqual(
        sorted(one.filter((member) => other.includes(member))),
      );
      expect([...positions(without(left, right))]).toEqual(
        sorted(one.filter((member) => !other.includes(member))),
      );
    }),
  );
});

it('intersects no sets to everything, and unites them to nothing', () => {
  expect([...positions(intersection([], 3))]).toEqual([0, 1, 2]);
  expect([...positions(union([], 3))]).toEqual([]);
});
