import { expect, it } from 'vitest';
import type { Collection } from '../src/collection.ts';
import { idsOf, listAt } from './cases/lists.ts';
import { createNodeSandbox, made, sendTo } from './node-sandbox.ts';
import { noRecords, sharedSandbox } from './shared-sandbox.ts';

const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';

type Aggregated = {
  aggregations: Record<
    'production.dates',
    { buckets: { data: { label: string }; count: number }[] }
  >;
};

type Dates = Collection['dates'][string];

const years = (...all: number[]): Dates => all.map((year) => [`${year}-01-01`, `${year}-12-31`]);

/** What is rare in the sample: dates that enclose another work's, in no order, twice, and none. */
const dates: readonly Dates[] = [years(1900, 1800), years(1850), years(1840, 1860, 1840), []];

const pictured = made.collection.images.filter(
  ({ source }, at, all) => at === all.findIndex((one) => one.source?.id === source?.id),
);
const some = pictured.slice(0, dates.length).map((image, at) => {
  const work = made.collection.works.find(({ id }) => id === image.source?.id);
  if (!work) throw new Error(`The image ${image.id} belongs to no work.`);
  return { image, work, dates: dates[at] ?? [] };
});
const enclosing: Collection = {
  ...noRecords,
  works: some.map(({ work }) => work),
  images: some.map(({ image }) => image),
  dates: Object.fromEntries(some.map((one) => [one.work.id, one.dates])),
};
const send = sendTo(createNodeSandbox({ collection: enclosing }));

it.each([
  ['sort=production.dates', [0, 2, 1, 3]],
  ['sort=production.dates&sortOrder=asc', [0, 2, 1, 3]],
  ['sort=production.dates&sortOrder=desc', [0, 2, 1, 3]],
])('works with several dates count by the first in the direction of %s', async (query, order) => {
  expect(await idsOf(send, `${works}?${query}`)).toEqual(order.map((at) => some[at]?.work.id));
});

it.each([
  ['asc', [0, 2, 1, 3]],
  ['desc', [0, 2, 1, 3]],
])('images of such works do too: %s', async (sortOrder, order) => {
  const query = `sort=source.production.dates&sortOrder=${sortOrder}`;
  expect(await idsOf(send, `${images}?${query}`)).toEqual(order.map((at) => some[at]?.image.id));
});

it.each([
  ['1800-01-01', '1900-01-01', [0, 1, 2]],
  ['1800-01-02', '1839-12-31', []],
  ['1840-01-01', '1849-12-31', [2]],
  ['1850-01-01', '1860-01-01', [1, 2]],
  ['1861-01-01', '1899-12-31', []],
])('from %s to %s a work is found by any of its dates, once', async (from, to, wanted) => {
  const range = (prefix: string) =>
    `${prefix}production.dates.from=${from}&${prefix}production.dates.to=${to}`;
  const found = await idsOf(send, `${works}?${range('')}`);
  expect(found.toSorted()).toEqual(wanted.map((at) => some[at]?.work.id).sort());
  const seen = await idsOf(send, `${images}?${range('source.')}`);
  expect(seen.toSorted()).toEqual(wanted.map((at) => some[at]?.image.id).sort());
});

it.each([
  ...['identifiers', 'items', 'items.identifiers', 'genres', 'subjects'],
  ...['contributors.agent', 'workType', 'languages', 'availabilities'],
])(
  '%s of unknown ids only finds nothing, and beside a known one they change nothing',
  async (name) => {
    const ask = sendTo(sharedSandbox);
    const known: Record<string, string> = {
      ...{ identifiers: 'b20417783', items: 'c8vn5kqy', 'items.identifiers': 'i10482275' },
      ...{ genres: 'w9fm3cuy', subjects: 'n8hs5xka' },
      ...{ 'contributors.agent': 'c5tw8rqn', workType: 'k', languages: 'ger' },
      availabilities: 'open-shelves',
    };
    const total = async (values: string) =>
      (await listAt(ask, `${works}?${name}=${values}&pageSize=1`)).totalResults;
    expect(await total('zzzzzzzy,zzzzzzzz')).toBe(0);
    const alone = await total(`${known[name]}`);
    expect(alone).toBeGreaterThan(0);
    expect(await total(`zzzzzzzy,${known[name]},zzzzzzzz`)).toBe(alone);
  },
);

it('a work counts once in each year of its dates', async () => {
  const { json } = await send(`${works}?aggregations=production.dates`);
  const { buckets } = (json as Aggregated).aggregations['production.dates'];
  const counts = buckets.map(({ data, count }) => [data.label, count]);
  expect(counts.toSorted()).toEqual([1800, 1840, 1850, 1860, 1900].map((year) => [`${year}`, 1]));
});

it('concepts of unknown ids only are an empty list on one page', async () => {
  const ask = sendTo(sharedSandbox);
  expect(await ask('/catalogue/v2/concepts?id=zzzzzzzy,zzzzzzzz')).toMatchObject({
    status: 200,
    json: { pageSize: 0, totalPages: 1, totalResults: 0, results: [] },
  });
});
