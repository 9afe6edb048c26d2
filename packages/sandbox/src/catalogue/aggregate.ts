import { type BitSet, intersection } from '../finding/bit-set.ts';
import { countFacet } from '../finding/count-facet.ts';
import type { Facet, FacetValue } from '../finding/facet.ts';

/** A filter of the request, and the records that match it. */
export type AppliedFilter = { name: string; values: readonly string[]; records: BitSet };

export type AggregationRule = {
  /** The key in the answer: id variants are listed under the label's key. */
  key: string;
  facet: Facet;
  limit: number;
  /** Whether the values of a filter are listed even if their count is zero. */
  keepsEmpty: boolean;
};

const printedValues = new WeakMap<FacetValue, string>();

/** The values of a facet do not change, so each is serialised only once. */
function print(value: FacetValue): string {
  const known = printedValues.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  printedValues.set(value, text);
  return text;
}

/**
 * Counts by facet. The query and every filter narrow every aggregation, except that a filter does not
 * narrow the aggregation of the same name.
 */
export function aggregate(
  asked: readonly string[],
  rules: Readonly<Record<string, AggregationRule>>,
  filters: readonly AppliedFilter[],
  found: BitSet | undefined,
  size: number,
): string {
  const parts = new Map<string, string>();
  for (const [name, rule] of Object.entries(rules)) {
    if (!asked.includes(name)) continue;
    const others = filters.filter((filter) => filter.name !== name).map(({ records }) => records);
    const records = intersection(found ? [found, ...others] : others, size);
    const own = filters.find((filter) => filter.name === name);
    const buckets = countFacet(rule.facet, records, {
      limit: rule.limit,
      asked: own?.values ?? [],
    });
    const printed = buckets
      .filter(({ count }) => count > 0 || rule.keepsEmpty)
      .map(
        ({ data, count }) => `{"data":${print(data)},"count":${count},"type":"AggregationBucket"}`,
      );
    // Two of them may share a key, which an object has only once: the counts by id win.
    parts.set(rule.key, `"${rule.key}":{"buckets":[${printed.join(',')}],"type":"Aggregation"}`);
  }
  return `{${[...parts.values(), '"type":"Aggregations"'].join(',')}}`;
}
