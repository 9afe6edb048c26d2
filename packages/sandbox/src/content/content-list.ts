import { add, type BitSet, emptySet, intersection } from '../finding/bit-set.ts';
import { countFacet } from '../finding/count-facet.ts';
import { createFacet, type Facet, withAny } from '../finding/facet.ts';
import { rank } from '../finding/rank.ts';
import { createTextIndex, type TextIndex } from '../finding/text-index.ts';
import type { ContentQuery } from './check-query.ts';

/** What can be filtered or counted: entities with an id, returned whole with their counts. */
export type Entity = { id?: string; label: string; type: string; value?: boolean };

export type ContentListOptions<Item> = {
  items: readonly Item[];
  texts: (item: Item) => { title: string; people: string; words: string };
  facets: Readonly<Record<string, (item: Item) => readonly Entity[]>>;
  /** The most values listed for each facet. */
  limits: Readonly<Record<string, number>>;
  /** When it takes place or was published, for sorting and date filters. */
  timeOf: (item: Item) => number;
};

type Counted = { facet: Facet; entities: ReadonlyMap<string, Entity>; limit: number };

/** Searches, filters, counts and pages through one kind of content. */
export function createContentList<Item>(options: ContentListOptions<Item>) {
  const { facets, limits, timeOf } = options;
  // Positions are thus in the order in which equally good matches are listed.
  const items = [...options.items].sort((a, b) => timeOf(b) - timeOf(a));
  const size = items.length;
  const index: TextIndex = createTextIndex(items.map(options.texts), {
    title: 6,
    people: 3,
    words: 1,
  });
  const timeAt = (position: number): number => timeOf(items[position] as Item);
  const counted = new Map<string, Counted>(
    Object.entries(facets).map(([name, entitiesOf]) => {
      const entities = new Map<string, Entity>();
      const facet = createFacet(items, (item) =>
        entitiesOf(item).map((entity) => {
          const id = entity.id ?? String(entity.value);
          entities.set(id, entity);
          // Equally frequent ones are listed by id: their labels are in the entities.
          return { id, label: id };
        }),
      );
      return [name, { facet, entities, limit: limits[name] ?? 20 }];
    }),
  );

  function filtersOf({
    lists,
    dates,
  }: ContentQuery): { name: string; asked: readonly string[]; records: BitSet }[] {
    const byList = [...lists].flatMap(([name, asked]) => {
      const facet = counted.get(name)?.facet;
      return facet ? [{ name, asked, records: withAny(facet, asked) }] : [];
    });
    const [from, to] = [dates.get('publicationDate.from'), dates.get('publicationDate.to')];
    if (from === undefined && to === undefined) return byList;
    const records = emptySet(size);
    items.forEach((item, position) => {
      const time = timeOf(item);
      if (time >= (from ?? -Infinity) && time <= (to ?? Infinity)) add(records, position);
    });
    return [...byList, { name: 'dates', asked: [], records }];
  }

  return (query: ContentQuery, sortsByTime: boolean) => {
    const text = query.query.trim();
    const found = text === '' ? undefined : index.search(text, (words) => Math.floor(words * 0.25));
    const filters = filtersOf(query);
    const all = (sets: typeof filters): BitSet =>
      intersection(
        [...(found ? [found.records] : []), ...sets.map(({ records }) => records)],
        size,
      );
    const ranked = rank(all(filters), sortsByTime ? undefined : found?.ranked);
    if (sortsByTime && !query.descending) ranked.sort((a, b) => timeAt(a) - timeAt(b));
    const aggregations = query.aggregations.map((name) => {
      const { facet, entities, limit } = counted.get(name) as Counted;
      const others = filters.filter((filter) => filter.name !== name);
      const asked = filters.find((filter) => filter.name === name)?.asked ?? [];
      const buckets = countFacet(facet, all(others), { limit, asked }).map(({ data, count }) => ({
        data: entities.get(data.id),
        count,
        type: 'AggregationBucket',
      }));
      return [name, { buckets, type: 'Aggregation' }];
    });
    return {
      found: ranked.map((position) => items[position] as Item),
      aggregations: Object.fromEntries(aggregations),
    };
  };
}
