import { add, type BitSet, emptySet, union } from './bit-set.ts';

export type FacetValue = { id: string; label: string };

/** One property of all records: its values, and which records have each. */
export type Facet = {
  size: number;
  values: readonly FacetValue[];
  /** The values of a record, as indexes into `values`. */
  of: readonly (readonly number[])[];
  /** The records with a value, by the value's id. */
  records: ReadonlyMap<string, BitSet>;
  positionOf: ReadonlyMap<string, number>;
};

/** A record counts once for each of its values, however often it repeats one. */
export function createFacet<RecordType>(
  records: readonly RecordType[],
  valuesOf: (record: RecordType) => readonly FacetValue[],
): Facet {
  const size = records.length;
  const values: FacetValue[] = [];
  const positionOf = new Map<string, number>();
  const sets = new Map<string, BitSet>();
  const of = records.map((record, position) => {
    const own = new Set<number>();
    for (const value of valuesOf(record)) {
      let place = positionOf.get(value.id);
      if (place === undefined) {
        place = values.push(value) - 1;
        positionOf.set(value.id, place);
        sets.set(value.id, emptySet(size));
      }
      own.add(place);
      add(sets.get(value.id) as BitSet, position);
    }
    return [...own];
  });
  return { size, values, of, records: sets, positionOf };
}

/** The records that have any of the values. */
export function withAny({ records, size }: Facet, ids: readonly string[]): BitSet {
  return union(
    ids.flatMap((id) => records.get(id) ?? []),
    size,
  );
}
