import { type BitSet, intersection } from '../finding/bit-set.ts';
import { countFacet } from '../finding/count-facet.ts';
import type { Facet, FacetValue } from '../finding/facet.ts';

/** A filter that was asked for, and the records it lets through. */
export type AppliedFilter = { name: string; values: readonly string[]; records: BitSet };

export type AggregationRule = {
  /** The key under which the answer gives it: id variants stand under the label's. */
  key: string;
  facet: Facet;
  limit: number;
  /** Whether values that were filtered for are listed even with nought. */
  keepsAsked: boolean;
};

const printedValues = new WeakMap<FacetValue, string>();

/** The values of a facet stay the same, so each is made into text once. */
function print(value: FacetValue): string {
  const known = printedValues.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  printedValues.set(value, text);
  return text;
}

/**
 * Counts by facets. The query and every filter narrow every aggregation, except that a filter does
 * not narrow the aggregation of its own name.
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
      asked: rule.keepsAsked ? (own?.values ?? []) : [],
    });
    const printed = buckets.map(
      ({ data, count }) => `{"data":${print(data)},"count":${count},"type":"AggregationBucket"}`,
    );
    // Two of them may share a key, which an object has only once: the id's counts stand there.
    parts.set(rule.key, `"${rule.key}":{"buckets":[${printed.join(',')}],"type":"Aggregation"}`);
  }
  return `{${[...parts.values(), '"type":"Aggregations"'].join(',')}}`;
}
