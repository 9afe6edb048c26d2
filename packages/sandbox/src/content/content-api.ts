import { type Answer, expressNotFound, jsonAnswer } from '../answer.ts';
import type { Article, Collection, Event, Summary } from '../collection.ts';
import { decodeSegment } from '../decode-segment.ts';
import { isBeyondWindow } from '../result-window.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { serviceError } from '../service-error.ts';
import { type ContentQuery, type QueryRules, readContentQuery } from './check-query.ts';
import { ContentError } from './content-error.ts';
import { createContentList } from './content-list.ts';
import { readSummaryId, slugOf } from './summary-id.ts';

const json = 'application/json; charset=utf-8';

const articleRules: QueryRules = {
  sort: ['relevance', 'publicationDate'],
  aggregations: ['contributors.contributor', 'format'],
  ids: { format: 'formats', 'contributors.contributor': 'contributors' },
  dates: ['publicationDate.from', 'publicationDate.to'],
};

const eventRules: QueryRules = {
  sort: ['relevance', 'times.startDateTime'],
  aggregations: ['format', 'audience', 'interpretation', 'location', 'isAvailableOnline'],
  ids: { format: 'formats', audience: 'audiences', interpretation: 'interpretations' },
  closed: { location: ['online', 'in-our-building'] },
  onlyTrue: ['isAvailableOnline'],
};

export function createContentApi(collection: Collection) {
  const { articles, events, summaries, withdrawn } = collection;
  const listArticles = articleList(articles, summaries);
  const listEvents = eventList(events, summaries);
  const listAll = createContentList({
    items: summaries,
    texts: ({ title, description = '' }) => ({ title, people: '', words: description }),
    facets: {},
    limits: {},
    timeOf: () => 0,
  });

  function list(kind: string, url: URL, path: string): Answer {
    const raw = new URLSearchParams(url.search);
    // The specification's name for the same order.
    if (kind === 'articles' && raw.getAll('sort').join() === 'productionDate') {
      raw.set('sort', 'publicationDate');
    }
    const rules = kind === 'articles' ? articleRules : kind === 'events' ? eventRules : {};
    const query = readContentQuery(raw, rules);
    if (isBeyondWindow(query)) return serviceError(path, 500);
    const byTime = query.sort !== 'relevance';
    const answer =
      kind === 'articles'
        ? listArticles(query, byTime)
        : kind === 'events'
          ? listEvents(query, byTime)
          : listAll(query, false);
    return jsonAnswer(200, JSON.stringify(resultList(query, answer, url)), json);
  }

  function one(kind: string, id: string): Answer {
    if (kind === 'all') return oneSummary(id);
    if (withdrawn.content.includes(id)) throw gone();
    const found = (kind === 'articles' ? articles : events).find((item) => item.id === id);
    const name = kind === 'articles' ? 'Article' : 'Event';
    if (!found) throw new ContentError(404, `${name} not found for identifier ${id}`);
    return jsonAnswer(200, JSON.stringify(found), json);
  }

  function oneSummary(id: string): Answer {
    const asked = readSummaryId(id);
    if (withdrawn.content.includes(asked.id)) throw gone();
    const found = summaries.find((item) => item.id === asked.id && slugOf(item) === asked.slug);
    if (!found) throw new ContentError(404, `Content not found for identifier ${id}.`);
    return jsonAnswer(200, JSON.stringify(found), json);
  }

  return ({ method, path, url, mount }: SandboxRequest): Answer => {
    const [, kind, id] = /^\/content\/v0\/(articles|events|all)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (!kind || method !== 'GET') return expressNotFound(method, `${mount}${path}`);
    try {
      return id === undefined ? list(kind, url, path) : one(kind, decodeSegment(id));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return serviceError(path, error.status, error.message);
    }
  };
}

function gone(): ContentError {
  return new ContentError(410, 'This content has been withdrawn');
}

function resultList(
  { page, pageSize, aggregations: asked }: ContentQuery,
  { found, aggregations }: { found: readonly unknown[]; aggregations: Record<string, unknown> },
  url: URL,
) {
  const totalPages = Math.ceil(found.length / pageSize);
  const start = (page - 1) * pageSize;
  return {
    type: 'ResultList',
    results: found.slice(start, start + pageSize),
    ...(asked.length > 0 && { aggregations }),
    pageSize,
    totalPages,
    totalResults: found.length,
    ...(page > 1 && page - 1 <= totalPages && { prevPage: link(url, page - 1) }),
    ...(page < totalPages && { nextPage: link(url, page + 1) }),
  };
}

function link(url: URL, page: number): string {
  const query = new URLSearchParams(url.search);
  query.set('page', String(page));
  return `${url.origin}${url.pathname}?${query}`;
}

function articleList(articles: readonly Article[], summaries: readonly Summary[]) {
  const descriptions = descriptionsOf(summaries);
  return createContentList({
    items: articles,
    texts: ({ id, title, caption = '', contributors, seriesTitle = '' }) => ({
      title,
      people: contributors.map(({ contributor }) => contributor?.label ?? '').join('\n'),
      words: [caption, seriesTitle, descriptions.get(id) ?? ''].join('\n'),
    }),
    facets: {
      format: ({ format }) => [format],
      'contributors.contributor': ({ contributors }) =>
        contributors.flatMap(({ contributor }) => (contributor ? [contributor] : [])),
    },
    limits: { format: 20, 'contributors.contributor': 20 },
    timeOf: ({ publicationDate }) => Date.parse(publicationDate.replace('+0000', 'Z')),
  });
}

function eventList(events: readonly Event[], summaries: readonly Summary[]) {
  const descriptions = descriptionsOf(summaries);
  return createContentList({
    items: events,
    texts: ({ id, title, series }) => ({
      title,
      people: series.flatMap(({ contributors = [] }) => contributors).join('\n'),
      words: [descriptions.get(id) ?? '', ...series.map((one) => one.title)].join('\n'),
    }),
    facets: {
      format: ({ format }) => [format],
      audience: ({ audiences }) => audiences,
      interpretation: ({ interpretations }) => interpretations,
      location: ({ locations }) => locations.attendance,
      isAvailableOnline: ({ isAvailableOnline: value }) => [
        { type: 'OnlineAvailabilityBoolean', value, label: 'Catch-up event' },
      ],
    },
    limits: { format: 20, audience: 10, interpretation: 20, location: 3, isAvailableOnline: 2 },
    timeOf: ({ times }) => Date.parse(times[0]?.startDateTime ?? ''),
  });
}

function descriptionsOf(summaries: readonly Summary[]): Map<string, string> {
  return new Map(summaries.map(({ id, description = '' }) => [id, description]));
}
