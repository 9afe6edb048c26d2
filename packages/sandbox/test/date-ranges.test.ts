import { describe, expect, it } from 'vitest';
import type { Collection } from '../src/collection.ts';
import { idsOf, query } from './cases/lists.ts';
import { createNodeSandbox, made, sendTo } from './node-sandbox.ts';
import { noRecords, sharedSandbox } from './shared-sandbox.ts';

const { collection } = made;
const send = sendTo(sharedSandbox);

type Range = { path: string; from: string; to: string };

const works: Range = {
  path: '/catalogue/v2/works',
  from: 'production.dates.from',
  to: 'production.dates.to',
};
const images: Range = {
  path: '/catalogue/v2/images',
  from: 'source.production.dates.from',
  to: 'source.production.dates.to',
};
const articles: Range = {
  path: '/content/v0/articles',
  from: 'publicationDate.from',
  to: 'publicationDate.to',
};

function within({ path, from, to }: Range, first: string, last: string, ask = send) {
  return idsOf(ask, path + query({ [from]: first, [to]: last }));
}

/** The day a number of days after another, e.g. `1832-03-01` after `1832-02-29`. */
function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days on which something was made, from the whole period of the collection. */
const starts = [
  ...new Set(
    Object.values(collection.dates)
      .flat()
      .map(([start]) => start),
  ),
].sort();
const someDays = starts.filter((_, at) => at % Math.ceil(starts.length / 25) === 0);

function madeOn(day: string, source: string): boolean {
  return (collection.dates[source] ?? []).some(([start]) => start === day);
}

describe.each([
  ['works', works, collection.works.map(({ id }) => ({ id, source: id }))],
  ['images', images, collection.images.map(({ id, source }) => ({ id, source: source?.id ?? '' }))],
] as const)('%s: a range includes both ends', (_, range, records) => {
  it.each([...someDays, ...someDays.map((day) => dayAfter(day))])(
    'from %s to the same day',
    async (day) => {
      const wanted = records.filter(({ source }) => madeOn(day, source)).map(({ id }) => id);
      expect(await within(range, day, day)).toEqual(wanted);
    },
  );

  it('finds something on some of those days', () => {
    expect(records.some(({ source }) => someDays.some((day) => madeOn(day, source)))).toBe(true);
  });
});

describe('articles: a range ends at the first moment of its last day', () => {
  const days = [...new Set(collection.articles.map((one) => one.publicationDate.slice(0, 10)))];

  it.each(days.sort())('%s', async (day) => {
    const published = collection.articles
      .filter(({ publicationDate }) => publicationDate.startsWith(day))
      .map(({ id }) => id)
      .sort();
    expect(await within(articles, day, day)).toEqual([]);
    expect((await within(articles, day, dayAfter(day))).sort()).toEqual(published);
    expect(await within(articles, dayAfter(day), dayAfter(day))).toEqual([]);
    expect(await within(articles, dayAfter(day, -1), day)).not.toContain(published[0]);
  });

  it('counts an article published at midnight towards the new day', async () => {
    const [first, ...rest] = collection.articles;
    if (!first) throw new Error('There are no articles.');
    const midnight = { ...first, publicationDate: '2000-02-29T00:00:00+0000' };
    const ask = sendTo(
      createNodeSandbox({ collection: { ...noRecords, articles: [midnight, ...rest] } }),
    );
    expect(await within(articles, '2000-02-29', '2000-02-29', ask)).toEqual([first.id]);
    expect(await within(articles, '2000-02-28', '2000-02-28', ask)).toEqual([]);
    expect(await within(articles, '2000-03-01', '2000-03-01', ask)).toEqual([]);
  });
});

describe('29 February', () => {
  const [work] = collection.works;
  const [image] = collection.images;
  if (!work || !image?.source) throw new Error('There are no records.');

  const leapDay: Collection = {
    ...noRecords,
    works: [work],
    images: [image],
    dates: {
      [work.id]: [['2000-02-29', '2000-02-29']],
      [image.source.id]: [['2000-02-29', '2000-02-29']],
    },
  };
  const ask = sendTo(createNodeSandbox({ collection: leapDay }));

  it.each([
    ['works', works, work.id],
    ['images', images, image.id],
  ] as const)('of 2000 is a day: %s', async (_, range, id) => {
    expect(await within(range, '2000-02-29', '2000-02-29', ask)).toContain(id);
    expect(await within(range, '2000-02-28', '2000-02-28', ask)).toEqual([]);
    expect(await within(range, '2000-03-01', '2000-03-01', ask)).toEqual([]);
  });

  const refused = ['1900-02-29', '2001-02-29', '2000-02-30'];
  const parameters = [works, images].flatMap((range) =>
    [range.from, range.to].map((name) => [range.path, name] as const),
  );

  it.each(parameters.flatMap(([path, name]) => refused.map((day) => [path, name, day] as const)))(
    '%s?%s=%s is refused',
    async (path, name, day) => {
      expect(await send(path + query({ [name]: day }))).toMatchObject({
        status: 400,
        json: { description: `${name}: Invalid date encoding. Expected YYYY-MM-DD` },
      });
    },
  );

  it.each([
    ['2000-02-29', '2000-02-29'],
    ['1900-02-29', '1900-03-01'],
    ['2001-02-29', '2001-03-01'],
    ['2023-02-31', '2023-03-03'],
  ])('content reads %s as %s', async (asked, meant) => {
    const [first, ...rest] = collection.articles;
    if (!first) throw new Error('There are no articles.');
    const midnight = { ...first, publicationDate: `${meant}T00:00:00+0000` };
    const content = sendTo(
      createNodeSandbox({ collection: { ...noRecords, articles: [midnight, ...rest] } }),
    );
    expect(await within(articles, asked, asked, content)).toEqual([first.id]);
  });
});
