import { type BitSet, positions } from '../finding/bit-set.ts';

export type SortBy = {
  /** Records without a value come last in either direction. */
  valueOf: (position: number) => string | undefined;
  descending: boolean;
};

/** Sorts the matches: by the sort value, then by score, then by id. */
export function rank(
  records: BitSet,
  scores: ReadonlyMap<number, number> | undefined,
  sort: SortBy | undefined,
): number[] {
  // Positions are already in id order, which sorting keeps among equals.
  const list = positions(records);
  if (!scores && !sort) return list;
  // Looked up once per record, not once per comparison.
  const values = sort && new Map(list.map((position) => [position, sort.valueOf(position)]));
  return list.sort(
    (a, b) =>
      (sort ? compareValues(values?.get(a), values?.get(b), sort.descending) : 0) ||
      (scores ? (scores.get(b) ?? 0) - (scores.get(a) ?? 0) : 0),
  );
}

function compareValues(a: string | undefined, b: string | undefined, descending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b === descending ? 1 : -1;
}
