import { expect } from 'vitest';
import { type Body, choicesOf, get, images, totalOf, works } from './ask.ts';

type Bucket = { data: { id: string; label: string }; count: number };

async function counts(path: string, name: string, key = name): Promise<Bucket[]> {
  const and = path.includes('?') ? '&' : '?';
  const body = await get(`${path}${and}aggregations=${name}&pageSize=1`);
  return body.aggregations[key].buckets;
}

export async function largestFirst() {
  for (const name of choicesOf('getWorks', 'aggregations')) {
    const key = /^(genres|subjects|contributors.agent)$/.test(name) ? `${name}.label` : name;
    const buckets = await counts(works, name, key);
    for (const [at, { count, data }] of buckets.entries()) {
      const next = buckets[at + 1];
      expect(next === undefined || next.count <= count).toBe(true);
      if (next?.count === count) expect(data.label <= next.data.label).toBe(true);
    }
  }
  const found = await counts('/content/v0/articles', 'format');
  expect(found.map(({ count }) => count)).toEqual(
    found.map(({ count }) => count).toSorted((one, other) => other - one),
  );
}

export async function bucketsHaveIdAndLabel() {
  for (const { data, ...bucket } of await counts(works, 'workType,languages', 'languages')) {
    expect(Object.keys(data).sort()).toEqual(['id', 'label']);
    expect(Object.keys(bucket).sort()).toEqual(['count', 'type']);
  }
  for (const { data } of await counts(works, 'genres.label')) expect(data.id).toBe(data.label);
  const [first] = await counts(works, 'workType');
  expect(await totalOf(`${works}?workType=${first?.data.id}`)).toBe(first?.count);
}

/** By id under the key of the label form, on works and on images. */
export async function idFormsUnderLabelKeys() {
  for (const [list, name] of [
    [works, 'genres'],
    [works, 'subjects'],
    [works, 'contributors.agent'],
    [images, 'source.genres'],
    [images, 'source.subjects'],
    [images, 'source.contributors.agent'],
  ] as const) {
    const { aggregations } = await get(`${list}?aggregations=${name}&pageSize=1`);
    expect(Object.keys(aggregations).sort()).toEqual([`${name}.label`, 'type']);
    const [first] = aggregations[`${name}.label`].buckets;
    expect(await totalOf(`${list}?${name}=${first.data.id}`)).toBe(first.count);
    expect(first.data.id).not.toBe(first.data.label);
  }
}

const comet = `${works}?query=comet`;

/** The query and every filter narrow the counts, except that a filter leaves its own alone. */
export async function filtersNarrowAllButTheirOwn() {
  const formats = await counts(comet, 'workType');
  expect(await counts(`${comet}&workType=k`, 'workType')).toEqual(formats);
  expect(await counts(works, 'workType')).not.toEqual(formats);
  const languages = await counts(comet, 'languages');
  expect(await counts(`${comet}&workType=k`, 'languages')).not.toEqual(languages);
  const both = `${comet}&workType=k&languages=ger`;
  expect(await counts(both, 'languages')).toEqual(await counts(`${comet}&workType=k`, 'languages'));
  expect(await counts(both, 'workType')).not.toEqual(formats);
  for (const name of ['availabilities', 'items.locations.license']) {
    const value = (await counts(comet, name))[0]?.data.id;
    const narrowed = await counts(`${comet}&${name}=${value}`, name);
    expect(narrowed).toEqual(await counts(comet, name));
  }
  const licences = await counts(images, 'locations.license', 'license');
  expect(await counts(`${images}?locations.license=pdm`, 'locations.license', 'license')).toEqual(
    licences,
  );
}

/** The label England leaves the counts of labels alone, and narrows those of ids. */
export async function onlyTheSameNameIsLeftAlone() {
  const all = await counts(works, 'subjects', 'subjects.label');
  const path = `${works}?subjects.label=England`;
  expect(await counts(path, 'subjects', 'subjects.label')).not.toEqual(all);
  expect(await counts(path, 'subjects.label')).toEqual(await counts(works, 'subjects.label'));
}

export async function filtersWithoutCountsNarrowAll() {
  const all = await counts(works, 'workType');
  for (const filter of [
    'production.dates.from=1900-01-01',
    'items.locations.accessConditions.status=open',
    'items.locations.locationType=iiif-presentation',
    'identifiers=hx7q2mvb',
    'partOf=q6zb4ynh',
    'type=Collection',
  ]) {
    expect(await counts(`${works}?${filter}`, 'workType'), filter).not.toEqual(all);
  }
}

/** A filtered value is listed at zero if some work has it, unless it is a concept id. */
export async function filteredValuesAreListedAtZero() {
  const none = `${works}?query=nothinglikethis&workType=a,nonsense`;
  expect(await counts(none, 'workType')).toMatchObject([{ data: { id: 'a' }, count: 0 }]);
  const byId = `${works}?query=nothinglikethis&subjects=n8hs5xka`;
  expect(await counts(byId, 'subjects', 'subjects.label')).toEqual([]);
}

export function countsOfImages() {
  expect(choicesOf('getImages', 'aggregations')).toEqual(
    expect.arrayContaining([
      ...['locations.license', 'source.contributors.agent.label', 'source.genres.label'],
      'source.subjects.label',
    ]),
  );
}

export async function licenceCountsAreUnderLicense() {
  const { aggregations } = await get(`${images}?aggregations=locations.license&pageSize=1`);
  expect(Object.keys(aggregations).sort()).toEqual(['license', 'type']);
  const [first] = aggregations.license.buckets as Bucket[];
  expect(await totalOf(`${images}?locations.license=${first?.data.id}`)).toBe(first?.count);
}

export async function countsComeBesideResults() {
  const body = await get(`${works}?query=comet&aggregations=workType,languages`);
  expect(body.results.length).toBeGreaterThan(0);
  expect(Object.keys(body.aggregations).sort()).toEqual(['languages', 'type', 'workType']);
  expect('aggregations' in (await get(comet))).toBe(false);
}

/** Nine pictures match, most without a language; German narrows the formats and not the languages. */
export async function cometsByFormatAndLanguage() {
  const pictures = await get(`${comet}&workType=k&include=languages&pageSize=100`);
  const silent = pictures.results.filter(({ languages }: Body) => languages.length === 0);
  expect(silent.length * 2).toBeGreaterThan(pictures.totalResults);
  const languages = await counts(`${comet}&workType=k`, 'languages');
  const sum = languages.reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(pictures.totalResults - silent.length);
  await filtersNarrowAllButTheirOwn();
}

export async function countsNameWhatTheyCount() {
  const found = (await counts(works, 'production.dates')).map(({ data }) => data.id);
  expect(found.every((id) => /^\d{4}$/.test(id))).toBe(true);
  const first = async (name: string, key = name) => (await counts(works, name, key))[0]?.data;
  expect(await first('workType')).toEqual({ id: 'a', label: 'Books' });
  expect((await first('languages'))?.id).toBe('eng');
  expect((await first('items.locations.license'))?.id).toBe('pdm');
  expect((await first('availabilities'))?.label).toBeTypeOf('string');
  expect((await first('genres', 'genres.label'))?.id).toMatch(/^[a-z][a-z0-9]{7}$/);
  expect((await first('subjects', 'subjects.label'))?.id).toMatch(/^[a-z][a-z0-9]{7}$/);
}

export async function notEveryValueIsCounted() {
  const buckets = await counts(works, 'production.dates');
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBeLessThan(await totalOf(works));
}
