import { ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase, Send } from '../conformance/case.ts';
import { type Bucket, journey, listAt, ok, query, totalOf } from './lists.ts';

const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';

/** Requested under one name, returned under another. */
const keys: Readonly<Record<string, string>> = {
  genres: 'genres.label',
  subjects: 'subjects.label',
  'contributors.agent': 'contributors.agent.label',
  'locations.license': 'license',
  'source.genres': 'source.genres.label',
  'source.subjects': 'source.subjects.label',
  'source.contributors.agent': 'source.contributors.agent.label',
};

const limits: Readonly<Record<string, number>> = {
  workType: 30,
  'production.dates': 10,
  languages: 200,
  availabilities: 10,
};

const ofWorks = [
  ...['workType', 'genres.label', 'genres', 'production.dates', 'subjects.label', 'subjects'],
  ...['languages', 'contributors.agent.label', 'contributors.agent', 'items.locations.license'],
  'availabilities',
];
const ofImages = [
  ...['locations.license', 'source.contributors.agent.label', 'source.contributors.agent'],
  ...['source.genres.label', 'source.genres', 'source.subjects.label', 'source.subjects'],
];

async function bucketsAt(send: Send, list: string, name: string, rest = ''): Promise<Bucket[]> {
  const path = `${list}?aggregations=${name}&pageSize=1${rest}`;
  const { aggregations } = await listAt(send, path);
  const key = keys[name] ?? name;
  same(Object.keys(aggregations ?? {}), [key, 'type'], `The keys for ${name}`);
  return aggregations?.[key]?.buckets ?? [];
}

/** The filter that matches the works of a bucket. */
function filterFor(name: string, id: string): string {
  if (name !== 'production.dates') return query({ [name]: `"${id.replaceAll(/["\\]/g, '\\$&')}"` });
  const year = id.padStart(4, '0');
  return `?production.dates.from=${year}-01-01&production.dates.to=${year}-12-31`;
}

function countsAgree(list: string, name: string): ConformanceCase {
  return journey(`${list}: the counts of ${name} equal what its filter finds`, async (send) => {
    const buckets = await bucketsAt(send, list, name);
    ensure(buckets.length > 0, 'There are buckets');
    ensure(buckets.length <= (limits[name] ?? 20), `There are ${buckets.length} buckets`);
    const inOrder = [...buckets].sort(
      (a, b) => b.count - a.count || (a.data.label < b.data.label ? -1 : 1),
    );
    same(buckets, inOrder, 'The most frequent first, then by label');
    for (const { data, count } of [...buckets.slice(0, 4), ...buckets.slice(-2)]) {
      same(Object.keys(data), ['id', 'label'], 'The keys of a bucket');
      same(await totalOf(send, list + filterFor(name, data.id)), count, `${name} ${data.label}`);
    }
  });
}

function rareId(list: string, name: string): ConformanceCase {
  return journey(`${list}: a rare concept is listed if ${name} is its id`, async (send) => {
    const usual = await bucketsAt(send, list, name);
    const rare = { id: 's2jc6wme', label: 'Medicine, Popular' };
    ensure(!usual.some(({ data }) => data.id === rare.id), `${rare.label} is rare`);
    const buckets = await bucketsAt(send, list, name, `&${name}=${rare.id}`);
    same(buckets.slice(0, 20), usual, 'The usual ones');
    same(buckets.at(-1)?.data, rare, 'The last');
  });
}

export const catalogueAggregations: ConformanceCase[] = [
  ...ofWorks.map((name) => countsAgree(works, name)),
  ...ofImages.map((name) => countsAgree(images, name)),
  journey('a filter narrows all counts but its own', async (send) => {
    const both = await listAt(
      send,
      `${works}?workType=a&languages=lat&aggregations=workType,languages&pageSize=1`,
    );
    same(
      both.aggregations?.workType?.buckets,
      await bucketsAt(send, works, 'workType', '&languages=lat'),
      'Formats of works in Latin',
    );
    same(
      both.aggregations?.languages?.buckets,
      await bucketsAt(send, works, 'languages', '&workType=a'),
      'Languages of books',
    );
  }),
  journey('a label filter narrows the counts by id', async (send) => {
    const narrowed = await bucketsAt(send, works, 'genres', '&genres.label=Etchings');
    const total = await totalOf(send, `${works}?genres.label=Etchings`);
    same(
      narrowed[0],
      { data: { id: 'w9fm3cuy', label: 'Etchings' }, count: total, type: 'AggregationBucket' },
      'The first',
    );
    const paired = await bucketsAt(send, works, 'genres.label', '&genres.label=Etchings');
    same(paired, await bucketsAt(send, works, 'genres.label'), 'By label');
  }),
  journey('the query narrows counts, and so do filters without their own counts', async (send) => {
    const all = await bucketsAt(send, works, 'languages');
    const some = await bucketsAt(send, works, 'languages', '&query=horse&type=Standard');
    ensure((some[0]?.count ?? 0) < (all[0]?.count ?? 0), 'The counts are smaller');
  }),
  journey('a filtered value is listed with a count of zero, if it exists', async (send) => {
    const rest = '&workType=a,nonsense&query=nothinglikethis';
    same(
      await bucketsAt(send, works, 'workType', rest),
      [{ data: { id: 'a', label: 'Books' }, count: 0, type: 'AggregationBucket' }],
      'Books, and nothing else',
    );
    same(
      await bucketsAt(send, works, 'genres', '&genres=w9fm3cuy&query=nothinglikethis'),
      [],
      'By id',
    );
  }),
  journey('a rare filtered value is listed after the most frequent ones', async (send) => {
    const usual = await bucketsAt(send, works, 'subjects.label');
    same(usual.length, 20, 'There are more subjects than are listed');
    const rare = 'Medicine, Popular';
    ensure(!usual.some(({ data }) => data.label === rare), `${rare} is rare`);
    const rest = query({ 'subjects.label': `"${rare}"` }).replace('?', '&');
    const buckets = await bucketsAt(send, works, 'subjects.label', rest);
    same(buckets.slice(0, 20), usual, 'The usual ones');
    same(buckets.at(-1)?.data.label, rare, 'The last');
  }),
  rareId(works, 'subjects'),
  rareId(images, 'source.subjects'),
  journey('two counts under one key are given once', async (send) => {
    const { text } = await ok(send, `${works}?aggregations=genres,genres.label&pageSize=1`);
    same(text.split('"genres.label":').length, 2, 'Parts around the key');
  }),
  journey('counts are in the order of the service, whatever the requested order', async (send) => {
    const { aggregations } = await listAt(
      send,
      `${works}?aggregations=availabilities,languages,genres.label,workType&pageSize=1`,
    );
    same(
      Object.keys(aggregations ?? {}),
      ['workType', 'genres.label', 'languages', 'availabilities', 'type'],
      'The keys',
    );
  }),
  journey('counts are only returned on request', async (send) => {
    ensure(!('aggregations' in (await listAt(send, works))), 'There are aggregations');
  }),
];
