import type { Values } from '@portal/contract';
import { catalogueList, pageOf, pageSlice } from '../answers/result-list.ts';
import { notFound, ServiceError } from '../answers/service-error.ts';
import type { Collection } from '../collection.ts';
import { add, type BitSet, emptySet, fullSet, intersection, without } from '../finding/bit-set.ts';
import { withAny } from '../finding/facet.ts';
import { rank, type SortBy } from '../finding/rank.ts';
import { createTextIndex } from '../finding/text-index.ts';
import { memoryLimits } from '../memory/memory-limits.ts';
import { createSizedCache } from '../memory/sized-cache.ts';
import { listOf, textOf } from '../read-values.ts';
import { type AggregationRule, type AppliedFilter, aggregate } from './aggregate.ts';
import { createWorkFacets, type WorkFacetName, type WorkFacets } from './work-facets.ts';
import { createWorkPrinter } from './work-json.ts';
import { strongWorkFields, workTexts, workWeights } from './work-texts.ts';

export type Works = {
  list(values: Values, url: URL): string;
  /** The work as text, or the id it was merged into. */
  one(id: string, include: readonly string[]): { text: string } | { movedTo: string };
};

/** If empty, these filters have no effect; any other empty list matches nothing. */
const ignoredWhenEmpty = ['genres', 'genres.label', 'subjects', 'subjects.label'];

const status = 'items.locations.accessConditions.status';

export function createWorks(collection: Collection): Works {
  const { works, dates, withdrawn } = collection;
  const size = works.length;
  const facets = createWorkFacets(collection);
  const index = createTextIndex(works.map(workTexts), workWeights, strongWorkFields);
  const print = createWorkPrinter();
  const byId = new Map(works.map((work) => [work.id, work]));
  const gone = new Set([...withdrawn.deleted, ...withdrawn.hidden]);
  const rules = aggregationRules(facets);
  const filterNames = (Object.keys(facets) as WorkFacetName[]).filter(
    (name) => name !== 'production.dates',
  );
  const starts = datedWorks(collection);
  const spans = createSizedCache<BitSet>(memoryLimits.spans, ({ byteLength }) => byteLength);

  function filters(values: Values): AppliedFilter[] {
    const listed: AppliedFilter[] = [];
    for (const name of filterNames) {
      if (values[name] === undefined) continue;
      const asked = listOf(values, name);
      if (asked.length === 0 && ignoredWhenEmpty.includes(name)) continue;
      listed.push({ name, values: asked, records: recordsOf(name, asked) });
    }
    const [from, to] = [
      textOf(values, 'production.dates.from'),
      textOf(values, 'production.dates.to'),
    ];
    if (from === undefined && to === undefined) return listed;
    const span = `${from} ${to}`;
    const records = spans.get(span) ?? madeBetween(from, to);
    spans.set(span, records);
    return [...listed, { name: 'dates', values: [], records }];
  }

  function recordsOf(name: WorkFacetName, asked: readonly string[]): BitSet {
    if (name === status) return byStatus(asked);
    const ids = name === 'identifiers' ? asked.map((id) => id.toLowerCase()) : asked;
    return withAny(facets[name], ids);
  }

  /** Values with a leading `!` are excluded; if there are no others, everything else is included. */
  function byStatus(asked: readonly string[]): BitSet {
    const wanted = asked.filter((value) => !value.startsWith('!'));
    const unwanted = asked.filter((value) => value.startsWith('!')).map((value) => value.slice(1));
    const within = wanted.length > 0 ? withAny(facets[status], wanted) : fullSet(size);
    return without(within, withAny(facets[status], unwanted));
  }

  /** Compares only the start of each date, and one matching date is enough. */
  function madeBetween(from = '0000-01-01', to = '9999-12-31'): BitSet {
    const records = emptySet(size);
    for (let at = firstFrom(starts, from); at < starts.length; at += 1) {
      const { start, position } = starts[at] as DatedWork;
      if (start > to) break;
      add(records, position);
    }
    return records;
  }

  function sortBy(values: Values): SortBy | undefined {
    if (listOf(values, 'sort')[0] === undefined) return undefined;
    const descending = textOf(values, 'sortOrder') === 'desc';
    return {
      descending,
      valueOf(position) {
        const own = (dates[works[position]?.id ?? ''] ?? []).map(([start]) => start).sort();
        return descending ? own.at(-1) : own[0];
      },
    };
  }

  return {
    list(values, url) {
      const page = pageOf(values);
      const query = textOf(values, 'query') ?? '';
      const found = query.trim() === '' ? undefined : index.search(query, mayMiss);
      const applied = filters(values);
      const sets = applied.map(({ records }) => records);
      const records = intersection(found ? [found.records, ...sets] : sets, size);
      const ranked = rank(records, found?.ranked, sortBy(values));
      const include = listOf(values, 'include');
      const shown = pageSlice(ranked, page).flatMap((position) => {
        const work = works[position];
        return work ? [print(work, include)] : [];
      });
      const asked = listOf(values, 'aggregations');
      const aggregations =
        asked.length > 0 ? aggregate(asked, rules, applied, found?.records, size) : undefined;
      return catalogueList({ page, total: ranked.length, results: shown, url, aggregations });
    },
    one(id, include) {
      const movedTo = Object.hasOwn(withdrawn.merged, id) ? withdrawn.merged[id] : undefined;
      if (movedTo !== undefined) return { movedTo };
      if (gone.has(id)) throw new ServiceError(410, 'This work has been deleted');
      const work = byId.get(id);
      if (!work) throw notFound('Work', id);
      return { text: print(work, include) };
    },
  };
}

type DatedWork = { start: string; position: number };

/** Every date of every work, sorted by start. */
function datedWorks({ works, dates }: Collection): DatedWork[] {
  return works
    .flatMap(({ id }, position) => (dates[id] ?? []).map(([start]) => ({ start, position })))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** The index of the first date that starts on or after a day. */
function firstFrom(starts: readonly DatedWork[], from: string): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as DatedWork).start < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Up to four words must all occur; beyond that, one in five may be missing. */
function mayMiss(words: number): number {
  return words > 3 ? Math.floor(words * 0.2) : 0;
}

function aggregationRules(facets: WorkFacets): Record<string, AggregationRule> {
  const rule = (name: WorkFacetName, limit: number, key: string = name): AggregationRule => ({
    key,
    facet: facets[name],
    limit,
    keepsEmpty: key === name,
  });
  return {
    workType: rule('workType', 30),
    'production.dates': rule('production.dates', 10),
    'genres.label': rule('genres.label', 20),
    genres: rule('genres', 20, 'genres.label'),
    'subjects.label': rule('subjects.label', 20),
    subjects: rule('subjects', 20, 'subjects.label'),
    'contributors.agent.label': rule('contributors.agent.label', 20),
    'contributors.agent': rule('contributors.agent', 20, 'contributors.agent.label'),
    languages: rule('languages', 200),
    'items.locations.license': rule('items.locations.license', 20),
    availabilities: rule('availabilities', 10),
  };
}
