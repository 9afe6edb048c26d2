import { type BitSet, positions } from './bit-set.ts';
import type { Facet, FacetValue } from './facet.ts';

export type Bucket = { data: FacetValue; count: number };

/**
 * How many of the records have each value: the most frequent first, then by label. Requested values
 * are listed even if they are rare, or if none of the records has them.
 */
export function countFacet(
  facet: Facet,
  records: BitSet,
  { limit, asked = [] }: { limit: number; asked?: readonly string[] },
): Bucket[] {
  const counts = new Uint32Array(facet.values.length);
  const wanted = new Set(asked.flatMap((id) => facet.positionOf.get(id) ?? []));
  // There may be thousands of values, most of which none of the records has.
  const places = new Set(wanted);
  for (const position of positions(records)) {
    for (const place of facet.of[position] ?? []) {
      if (counts[place] === 0) places.add(place);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const buckets = Array.from(places)
    .sort((a, b) => a - b)
    .map((place) => ({
      data: facet.values[place] as FacetValue,
      count: counts[place] ?? 0,
      asked: wanted.has(place),
    }));
  buckets.sort((a, b) => b.count - a.count || (a.data.label < b.data.label ? -1 : 1));
  return buckets
    .filter((bucket, rank) => rank < limit || bucket.asked)
    .map(({ data, count }) => ({ data, count }));
}
