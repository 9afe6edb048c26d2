import { type BitSet, has, positions } from './bit-set.ts';

export type SortBy = {
  /** Records without a value come last in either direction. */
  valueOf: (position: number) => string | undefined;
  descending: boolean;
};

/**
 * Sorts the matches: by the sort value, then as they are ranked, then by id.
 * @param ranked those that a search found, the best first; none has another match after them
 */
export function rank(records: BitSet, ranked: Uint32Array | undefined, sort?: SortBy): number[] {
  const list = ranked
    ? Array.from(ranked).filter((position) => has(records, position))
    : positions(records);
  if (!sort) return list;
  // Looked up once per record, not once per comparison. Sorting keeps the order of equals.
  const values = new Map(list.map((position) => [position, sort.valueOf(position)]));
  return list.sort((a, b) => compareValues(values.get(a), values.get(b), sort.descending));
}

function compareValues(a: string | undefined, b: string | undefined, descending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b === descending ? 1 : -1;
}
