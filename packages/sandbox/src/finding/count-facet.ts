import { type BitSet, positions } from './bit-set.ts';
import type { Facet, FacetValue } from './facet.ts';

export type Bucket = { data: FacetValue; count: number };

/**
 * How many of the records have each value: the most frequent first, then by label. Values that were
 * asked for are listed even when they are rare, or when none of the records has them.
 */
export function countFacet(
  facet: Facet,
  records: BitSet,
  { limit, asked = [] }: { limit: number; asked?: readonly string[] },
): Bucket[] {
  const counts = new Uint32Array(facet.values.length);
  for (const position of positions(records)) {
    for (const value of facet.of[position] ?? []) counts[value] = (counts[value] ?? 0) + 1;
  }
  const wanted = new Set(asked.flatMap((id) => facet.positionOf.get(id) ?? []));
  const buckets: (Bucket & { asked: boolean })[] = [];
  counts.forEach((count, place) => {
    const data = facet.values[place];
    if (data && (count > 0 || wanted.has(place))) {
      buckets.push({ data, count, asked: wanted.has(place) });
    }
  });
  buckets.sort((a, b) => b.count - a.count || (a.data.label < b.data.label ? -1 : 1));
  return buckets
    .filter((bucket, rank) => rank < limit || bucket.asked)
    .map(({ data, count }) => ({ data, count }));
}
