import { describe, expect, it } from 'vitest';
import { add, emptySet, fullSet } from './bit-set.ts';
import { countFacet } from './count-facet.ts';
import { createFacet, withAny } from './facet.ts';

const records = [['horse', 'cat'], ['horse', 'horse'], ['cat'], ['dog'], []];
const facet = createFacet(records, (values) => values.map((id) => ({ id, label: id })));

function counts(...options: Parameters<typeof countFacet>): [string, number][] {
  return countFacet(...options).map(({ data, count }) => [data.id, count]);
}

describe('countFacet', () => {
  it('counts a record once, the most frequent first and then by label', () => {
    expect(counts(facet, fullSet(5), { limit: 10 })).toEqual([
      ['cat', 2],
      ['horse', 2],
      ['dog', 1],
    ]);
  });

  it('lists values with the same label in the order of their records, requested or not', () => {
    const people = ['smith-2', 'jones', 'smith-1', 'adams', 'smith-3'];
    const named = createFacet(people, (id) => [{ id, label: id.replace(/-.*/, '') }]);
    const sorted = ['adams', 'jones', 'smith-2', 'smith-1', 'smith-3'];
    for (const asked of [[], ['smith-3', 'smith-1']]) {
      const listed = counts(named, fullSet(5), { limit: 10, asked });
      expect(listed).toEqual(sorted.map((id) => [id, 1]));
    }
  });

  it('leaves out values that none of the records has', () => {
    const first = emptySet(5);
    add(first, 0);
    expect(counts(facet, first, { limit: 10 })).toEqual([
      ['cat', 1],
      ['horse', 1],
    ]);
  });

  it('lists requested values beyond the limit and with a count of zero, if they exist', () => {
    const first = emptySet(5);
    add(first, 0);
    expect(counts(facet, first, { limit: 1, asked: ['dog', 'unicorn'] })).toEqual([
      ['cat', 1],
      ['dog', 0],
    ]);
  });
});

describe('withAny', () => {
  it('finds records with any of the values', () => {
    expect([...withAny(facet, ['dog', 'unicorn'])]).toEqual([0b01000]);
    expect([...withAny(facet, ['dog', 'cat'])]).toEqual([0b01101]);
    expect([...withAny(facet, [])]).toEqual([0]);
  });
});
