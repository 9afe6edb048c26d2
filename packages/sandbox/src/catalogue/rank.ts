import { type BitSet, positions } from '../finding/bit-set.ts';

export type SortBy = {
  /** Records without a value come last, whichever way the rest go. */
  valueOf: (position: number) => string | undefined;
  descending: boolean;
};

/** Puts what was found in order: by the sort, then by how well it matches, then by id. */
export function rank(
  records: BitSet,
  scores: ReadonlyMap<number, number> | undefined,
  sort: SortBy | undefined,
): number[] {
  // Positions are in the order of ids already.
  const list = positions(records);
  if (!scores && !sort) return list;
  // Looked up once for each record, and not for each comparison.
  const values = sort && new Map(list.map((position) => [position, sort.valueOf(position)]));
  return list.sort(
    (a, b) =>
      (sort ? compareValues(values?.get(a), values?.get(b), sort.descending) : 0) ||
      (scores ? (scores.get(b) ?? 0) - (scores.get(a) ?? 0) : 0) ||
      a - b,
  );
}

function compareValues(a: string | undefined, b: string | undefined, descending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b === descending ? 1 : -1;
}
