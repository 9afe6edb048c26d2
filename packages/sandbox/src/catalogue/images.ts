import type { Values } from '@portal/contract';
import { catalogueList, pageOf, pageSlice } from '../answers/result-list.ts';
import { notFound } from '../answers/service-error.ts';
import type { Collection, Image } from '../collection.ts';
import { add, type BitSet, emptySet, intersection, positions } from '../finding/bit-set.ts';
import { hexToLab } from '../finding/cie-lab.ts';
import { createFacet, type Facet, type FacetValue, withAny } from '../finding/facet.ts';
import { createLikeness, type Likeness } from '../finding/likeness.ts';
import { rank, type SortBy } from '../finding/rank.ts';
import { createTextIndex, type Found } from '../finding/text-index.ts';
import { listOf, textOf } from '../read-values.ts';
import { type AggregationRule, type AppliedFilter, aggregate } from './aggregate.ts';
import { chooseParts } from './image-json.ts';
import { strongWorkFields, workTexts, workWeights } from './work-texts.ts';

export type Images = {
  list(values: Values, url: URL): string;
  one(id: string, include: readonly string[]): string;
};

/** The most results when ranking by colour. */
const nearestLimit = 1000;
const similarLimit = 5;
/** Colours less similar than this do not count as similar. */
const colourFloor = 0.5;

export function createImages(collection: Collection): Images {
  const { images, works, dates, looks } = collection;
  const size = images.length;
  const workById = new Map(works.map((work) => [work.id, work]));
  const positionOf = new Map(images.map(({ id }, position) => [id, position]));
  const facets = createImageFacets(images);
  const rules = aggregationRules(facets);
  const likeness = createLikeness(
    images.map(({ id }) => looks[id] ?? { features: '', palette: [] }),
  );
  const index = createTextIndex(
    images.map((image) => {
      const texts = workTexts(workById.get(image.source?.id ?? '') ?? { id: '', type: 'Work' });
      return { ...texts, ids: `${image.id}\n${image.source?.id ?? ''}` };
    }),
    workWeights,
    strongWorkFields,
  );

  function startsOf(position: number): string[] {
    const ranges = dates[images[position]?.source?.id ?? ''] ?? [];
    return ranges.map(([start]) => start).sort();
  }

  function filters(values: Values): AppliedFilter[] {
    const listed = Object.entries(facets).flatMap(([name, facet]): AppliedFilter[] => {
      const asked = listOf(values, name);
      if (values[name] === undefined) return [];
      if (asked.length === 0 && /genres|subjects/.test(name)) return [];
      return [{ name, values: asked, records: withAny(facet, asked) }];
    });
    const from = textOf(values, 'source.production.dates.from');
    const to = textOf(values, 'source.production.dates.to');
    if (from === undefined && to === undefined) return listed;
    return [...listed, { name: 'dates', values: [], records: madeBetween(from, to) }];
  }

  function madeBetween(from = '0000-01-01', to = '9999-12-31'): BitSet {
    const records = emptySet(size);
    images.forEach((_, position) => {
      if (startsOf(position).some((start) => start >= from && start <= to)) add(records, position);
    });
    return records;
  }

  function sortBy(values: Values): SortBy | undefined {
    if (listOf(values, 'sort')[0] === undefined) return undefined;
    const descending = textOf(values, 'sortOrder') === 'desc';
    return {
      descending,
      valueOf: (position) => (descending ? startsOf(position).at(-1) : startsOf(position)[0]),
    };
  }

  /** Filters nothing out by colour, but returns only the nearest. */
  function byColour(found: Found | undefined, colours: readonly string[]): Found {
    const whole = colours.map((hex) => hex.toLowerCase().padStart(6, '0'));
    const wanted = [...new Set(whole)].map(hexToLab);
    const candidates = found ? [...positions(found.records)] : images.map((_, at) => at);
    const nearest = candidates
      .map((position) => ({ position, farness: likeness.farness(position, wanted) }))
      .sort((a, b) => a.farness - b.farness || a.position - b.position)
      .slice(0, nearestLimit)
      .map(({ position }) => position);
    const records = emptySet(size);
    for (const position of nearest) add(records, position);
    return { records, ranked: Uint32Array.from(nearest) };
  }

  function search(values: Values): Found | undefined {
    const query = textOf(values, 'query') ?? '';
    const colours = listOf(values, 'colors');
    const needsAll = colours.length > 0;
    const found =
      query.trim() === '' ? undefined : index.search(query, needsAll ? () => 0 : mayMiss);
    return needsAll ? byColour(found, colours) : found;
  }

  function similar(
    position: number,
    alike: (a: number, b: number) => number,
    floor: number,
  ): Image[] {
    return images
      .map((_, other) => ({ other, score: other === position ? -2 : alike(position, other) }))
      .filter(({ score }) => score > floor)
      .sort((a, b) => b.score - a.score || a.other - b.other)
      .slice(0, similarLimit)
      .flatMap(({ other }) => images[other] ?? []);
  }

  return {
    list(values, url) {
      const page = pageOf(values);
      const found = search(values);
      const applied = filters(values);
      const sets = applied.map(({ records }) => records);
      const records = intersection(found ? [found.records, ...sets] : sets, size);
      const ranked = rank(records, found?.ranked, sortBy(values));
      const include = listOf(values, 'include');
      const shown = pageSlice(ranked, page)
        .flatMap((position) => images[position] ?? [])
        .map((image) => JSON.stringify(chooseParts(image, include)));
      const asked = listOf(values, 'aggregations');
      const aggregations =
        asked.length > 0 ? aggregate(asked, rules, applied, found?.records, size) : undefined;
      return catalogueList({ page, total: ranked.length, results: shown, url, aggregations });
    },
    one(id, include) {
      const position = positionOf.get(id);
      const image = position === undefined ? undefined : images[position];
      if (!image || position === undefined) throw notFound('Image', id);
      const lists = Object.entries(similarities(likeness))
        .filter(([name]) => include.includes(name))
        .map(([name, { alike, floor }]) => [
          name,
          similar(position, alike, floor).map((one) => chooseParts(one, include)),
        ]);
      return JSON.stringify({ ...chooseParts(image, include), ...Object.fromEntries(lists) });
    },
  };
}

/** Three kinds of similarity: by shape, by colour, and by both. */
function similarities({ features, colours }: Likeness) {
  return {
    visuallySimilar: {
      alike: (a: number, b: number) => (features(a, b) + colours(a, b)) / 2,
      floor: -1,
    },
    withSimilarColors: { alike: colours, floor: colourFloor },
    withSimilarFeatures: { alike: features, floor: -1 },
  };
}

/** Three in ten words of a query may be missing. */
function mayMiss(words: number): number {
  return Math.floor(words * 0.3);
}

function createImageFacets(images: readonly Image[]): Record<string, Facet> {
  const facet = (valuesOf: (image: Image) => readonly FacetValue[]): Facet =>
    createFacet(images, valuesOf);
  const named = ({ label }: { label: string }): FacetValue => ({ id: label, label });
  const identified = ({ id, label }: { id?: string | undefined; label: string }): FacetValue => ({
    id: id ?? label,
    label,
  });
  return {
    'locations.license': facet(({ locations = [] }) =>
      locations.flatMap(({ license }) => (license ? [identified(license)] : [])),
    ),
    'source.contributors.agent.label': facet(({ source }) =>
      (source?.contributors ?? []).map(({ agent }) => named(agent)),
    ),
    'source.contributors.agent': facet(({ source }) =>
      (source?.contributors ?? []).map(({ agent }) => identified(agent)),
    ),
    'source.genres.label': facet(({ source }) => (source?.genres ?? []).map(named)),
    'source.genres': facet(({ source }) =>
      (source?.genres ?? []).flatMap(({ concepts }) => concepts.slice(0, 1).map(identified)),
    ),
    'source.subjects.label': facet(({ source }) => (source?.subjects ?? []).map(named)),
    'source.subjects': facet(({ source }) => (source?.subjects ?? []).map(identified)),
  };
}

function aggregationRules(facets: Record<string, Facet>): Record<string, AggregationRule> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => {
      const isId = /^source\.(contributors\.agent|genres|subjects)$/.test(name);
      const key = name === 'locations.license' ? 'license' : isId ? `${name}.label` : name;
      return [name, { key, facet, limit: 20, keepsEmpty: !isId }];
    }),
  );
}
