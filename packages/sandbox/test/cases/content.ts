import { body, ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { allOf, idsOf, journey, type List, listAt, ok, query, totalOf } from './lists.ts';

const articles = '/content/v0/articles';
const events = '/content/v0/events';
const all = '/content/v0/all';
const json = { 'Content-Type': 'application/json; charset=utf-8' };
type Entity = { type: string; id?: string; label: string; value?: boolean };
type Counts = Record<string, { buckets: { data: Entity; count: number }[] }>;
type Article = { id: string; publicationDate: string };
type Event = { id: string; times: { startDateTime: string }[] };
type Summary = { id: string; type: string; highlightTourType?: string };

const slugs: Readonly<Record<string, string>> = {
  Article: 'articles',
  Book: 'books',
  Event: 'events',
  Exhibition: 'exhibitions',
  'Exhibition text': 'exhibition-texts',
  'Exhibition highlight tour': 'exhibition-highlight-tours',
  Page: 'pages',
  Project: 'projects',
  Season: 'seasons',
  'Visual story': 'visual-stories',
};

function countsAgree(list: string, names: readonly string[]): ConformanceCase {
  return journey(
    `${list}: counts equal what filters find, with whole entities in order`,
    async (send) => {
      const path = `${list}?aggregations=${names}&pageSize=1`;
      const { aggregations } = body<{ aggregations: Counts }>(await ok(send, path));
      same(Object.keys(aggregations), names, 'The keys');
      for (const [name, { buckets }] of Object.entries(aggregations)) {
        ensure(buckets.length > 0, `${name} has buckets`);
        for (const { data, count } of buckets) {
          ensure(data.type !== undefined && data.label !== undefined, `${name} is whole`);
          if (data.value === false) continue;
          const filter = query({ [name]: data.id ?? String(data.value) });
          same(await totalOf(send, list + filter), count, `${name} ${data.label}`);
        }
      }
    },
  );
}

export const contentCases: ConformanceCase[] = [
  countsAgree(articles, ['format', 'contributors.contributor']),
  countsAgree(events, ['format', 'audience', 'interpretation', 'location', 'isAvailableOnline']),
  {
    name: 'the keys of a list',
    path: `${articles}?page=2&pageSize=1&aggregations=format`,
    expect: {
      status: 200,
      headers: json,
      check: (answer) => {
        same(
          Object.keys(body<object>(answer)),
          [
            'type',
            'results',
            'aggregations',
            'pageSize',
            'totalPages',
            'totalResults',
            'prevPage',
            'nextPage',
          ],
          'The keys',
        );
        same(
          body<List>(answer).nextPage,
          `${answer.base}${articles}?page=3&pageSize=1&aggregations=format`,
          'The next page',
        );
      },
    },
  },
  journey('a list has counts only if they are requested', async (send) => {
    const answer = await ok(send, `${articles}?pageSize=1`);
    ensure(!('aggregations' in body<object>(answer)), 'There are no counts');
  }),
  ...[
    ...['sort=relevance', 'sort=x', 'sort=x,y', 'sort=x&sort=y', 'sortOrder=asc', 'sortOrder=x'],
    ...['aggregations=format', 'aggregations=x,y', 'format=%3C', 'publicationDate.to=x'],
  ].map((unknown) =>
    journey(`${all} has no parameter ${unknown}, and ignores it`, async (send) => {
      const answer = await ok(send, `${all}?${unknown}`);
      same(body<List>(answer).results, (await listAt(send, all)).results, 'The results');
      ensure(!('aggregations' in body<object>(answer)), 'There are no counts');
    }),
  ),
  journey('links encode commas', async (send) => {
    const answer = await ok(
      send,
      `${articles}?aggregations=format,contributors.contributor&pageSize=1`,
    );
    same(
      body<List>(answer).nextPage,
      `${answer.base}${articles}?aggregations=format%2Ccontributors.contributor&pageSize=1&page=2`,
      'The next page',
    );
  }),
  journey('a plain listing of articles is newest first, and sort reverses it', async (send) => {
    const newest = await allOf<Article>(send, articles);
    const dates = newest.map(({ publicationDate }) => publicationDate);
    same(dates, [...dates].sort().reverse(), 'The dates');
    const byDate = await allOf<Article>(send, `${articles}?sort=publicationDate&sortOrder=asc`);
    same(
      byDate.map(({ publicationDate }) => publicationDate),
      [...dates].sort(),
      'Oldest first',
    );
    same(
      await idsOf(send, `${articles}?sort=productionDate&sortOrder=asc`),
      byDate.map(({ id }) => id),
      'By its other name',
    );
  }),
  journey('a search puts the best match first, unless sorted by date', async (send) => {
    const search = `${articles}?query=cat&sort`;
    const [relevant, newest] = [
      await idsOf(send, `${search}=relevance`),
      await idsOf(send, `${search}=publicationDate`),
    ];
    same([...relevant].sort(), [...newest].sort(), 'The articles found');
    ensure(relevant.join() !== newest.join(), 'The orders differ');
  }),
  journey('events sort by their start', async (send) => {
    const sorted = await allOf<Event>(send, `${events}?sort=times.startDateTime&sortOrder=asc`);
    const starts = sorted.map(({ times }) => times[0]?.startDateTime ?? '');
    same(starts, [...starts].sort(), 'The starts');
  }),
  journey('dates bound articles, up to the first moment of the last day', async (send) => {
    const bound = '?publicationDate.from=2023-01-01&publicationDate.to=2023-05-16';
    const dates = (await allOf<Article>(send, articles + bound)).map((one) => one.publicationDate);
    ensure(dates.length > 0, 'There are some');
    for (const one of dates) ensure(one >= '2023-01-01' && one <= '2023-05-16T00:00:00', one);
    same(await totalOf(send, `${articles}?publicationDate.to=0050-01-01`), 0, 'In the year 50');
    same(
      await totalOf(send, `${articles}?publicationDate.from=2023-02-31`),
      await totalOf(send, `${articles}?publicationDate.from=2023-03-03`),
      'A day that does not exist rolls over',
    );
  }),
  journey(
    'a filter does not narrow its own counts, and filtered values are listed',
    async (send) => {
      const read = async (rest: string): Promise<Counts> =>
        body<{ aggregations: Counts }>(await ok(send, `${articles}?aggregations=format${rest}`))
          .aggregations;
      const plain = (await read('')).format?.buckets ?? [];
      const id = plain.at(-1)?.data.id;
      same((await read(`&format=${id}`)).format?.buckets, plain, 'With the filter');
      const empty = (await read(`&format=${id}&query=xyzzyplugh`)).format?.buckets;
      same(empty, [{ ...plain.at(-1), count: 0 }], 'Where nothing is found');
    },
  ),
  journey('one word in four of a query may be missing', async (send) => {
    ensure(
      (await totalOf(send, `${articles}?query=farrier+remedy+book+xyzzyplugh`)) > 0,
      'One in four',
    );
    same(await totalOf(send, `${articles}?query=farrier+remedy+xyzzyplugh`), 0, 'One in three');
  }),
  journey('every summary has its own address', async (send) => {
    const summaries = await allOf<Summary>(send, all);
    ensure(new Set(summaries.map(({ type }) => type)).size === 10, 'There are ten types');
    for (const summary of summaries) {
      const tour = summary.highlightTourType ? `.${summary.highlightTourType}` : '';
      const path = `${all}/${summary.id}.${slugs[summary.type]}${tour}`;
      same((await ok(send, path)).json, summary, path);
    }
  }),
];
