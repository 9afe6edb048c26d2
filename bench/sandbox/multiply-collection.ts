import type { Collection } from '../../packages/sandbox/src/index.ts';

/** The works and images so many times over, each copy under new ids. */
export function multiply(collection: Collection, times: number): Collection {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const renamed = (id: string, copy: number) => (copy === 0 ? id : `${id}c${copy}`);
  const all = <One extends { id: string }>(records: readonly One[]): One[] =>
    records.flatMap((record) =>
      copies.map((copy) => ({ ...structuredClone(record), id: renamed(record.id, copy) })),
    );
  const byId = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) =>
        copies.map((copy) => [renamed(id, copy), value]),
      ),
    );
  return {
    ...collection,
    works: all(collection.works),
    images: all(collection.images),
    dates: byId(collection.dates),
    looks: byId(collection.looks),
  };
}
