import { describe, expect, it } from 'vitest';
import { fenwick } from '../../config/portal.fixture';
import { dataFiles, dataLicence } from './data-files';
import { asScript, dataset, type Thing, techArticle, webApi } from './json-ld';

const publisher = { ...fenwick, origin: 'https://museum.example' };
const page = { title: 'Pictures', description: 'How to cut them.', path: '/developers/docs/iiif' };
const files = dataFiles(
  { dataset: [{ path: '/datasets/catalogue/v2/works.json.gz', name: 'All works' }] },
  fenwick,
);

/** From schema.org: the properties each type may have, of those in use here. */
const creativeWork = [
  ...['author', 'creator', 'description', 'headline', 'inLanguage', 'isAccessibleForFree'],
  ...['license', 'name', 'publisher', 'url', 'encodingFormat', 'dateModified'],
];
const vocabulary: Record<string, readonly string[]> = {
  TechArticle: [...creativeWork, 'proficiencyLevel', 'dependencies'],
  Dataset: [...creativeWork, 'distribution'],
  DataDownload: [...creativeWork, 'contentUrl'],
  WebAPI: ['description', 'documentation', 'name', 'provider', 'url'],
  Organization: ['name', 'url'],
};

/** Properties without which search engines refuse a thing. */
const needed: Record<string, readonly string[]> = {
  TechArticle: ['headline', 'author', 'publisher', 'url'],
  Dataset: ['name', 'description', 'distribution', 'creator'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  WebAPI: ['name', 'description', 'documentation', 'provider'],
  Organization: ['name'],
};

function problemsOf(value: unknown, where = 'it'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => problemsOf(one, `${where}[${i}]`));
  if (typeof value !== 'object' || value === null) return value === '' ? [`${where} is empty`] : [];
  const { '@context': _, '@type': type, ...properties } = value as Thing;
  const known = vocabulary[type];
  if (!known) return [`${where} has the unknown type ${type}`];
  return [
    ...Object.keys(properties)
      .filter((name) => !known.includes(name))
      .map((name) => `${type} has no ${name}`),
    ...(needed[type] ?? [])
      .filter((name) => !(name in properties))
      .map((n) => `${where} lacks ${n}`),
    ...Object.entries(properties).flatMap(([name, one]) => problemsOf(one, `${where}.${name}`)),
  ];
}

describe('what search engines are told', () => {
  it.each([
    ['a guide', techArticle(page, publisher)],
    ['an API', webApi(page, publisher)],
    ['a dataset', dataset(page, { files }, publisher)],
  ])('is valid for %s', (_, thing) => {
    expect(problemsOf(thing)).toEqual([]);
    expect(thing['@context']).toBe('https://schema.org');
    expect(thing.url).toBe('https://museum.example/developers/docs/iiif');
  });

  it.each(['2026-11-15', undefined])('has a day of change only if there is one: %s', (changed) => {
    const thing = techArticle({ ...page, changed }, publisher);
    expect('dateModified' in thing).toBe(changed !== undefined);
    expect(problemsOf(thing)).toEqual([]);
  });

  it.each([['https://creativecommons.org/licenses/by/4.0/'], [undefined]])(
    'gives a dataset the licence %s of its files, not that of the guides',
    (licence) => {
      const given = dataLicence({ ...(licence && { datasetLicence: licence }) });
      const thing = dataset(page, { files, licence: given }, publisher);
      expect(thing.license).toBe(licence);
      expect(problemsOf(thing)).toEqual([]);
    },
  );

  it.each([4, 'CC BY', 'cc-by:4', ['https://a.example/']])('refuses the licence %j', (given) => {
    expect(() => dataLicence({ datasetLicence: given })).toThrow('must be an address');
  });

  it('names the files of a dataset by their full address', () => {
    expect(files[0]?.address).toMatch(/^https:\/\/.+\/datasets\/catalogue\/v2\/works\.json\.gz$/);
  });
});

it('explains how a dataset is written in front matter', () => {
  expect(() => dataFiles({ dataset: [{ path: 1 }] }, fenwick)).toThrow('list of { path');
  expect(dataFiles({}, fenwick)).toEqual([]);
});

it.each([
  ['/datasets/catalogue/v2/works.json.gz', undefined, 'application/gzip'],
  ['/datasets/catalogue/v2/works.csv', 'text/csv', 'text/csv'],
  ['/datasets/catalogue/v2/works.csv.gz', 'text/csv', 'text/csv'],
])('describes %s with the media type %s as %s', (path, given, mediaType) => {
  const file = { path, name: 'All works', ...(given && { mediaType: given }) };
  expect(dataFiles({ dataset: [file] }, fenwick)[0]).toMatchObject({
    name: 'All works',
    mediaType,
  });
});

it('asks for the media type of a file whose name does not tell it', () => {
  const file = { path: '/datasets/catalogue/v2/works.csv', name: 'All works' };
  expect(() => dataFiles({ dataset: [file] }, fenwick)).toThrow(
    'with a mediaType such as text/csv',
  );
});

describe('structured data inside a script element', () => {
  it.each([
    'Embed it with <script src="x"></script><img src=x onerror="alert(1)">',
    'Comments begin with <!-- and </SCRIPT >',
  ])('ends only where its element ends: %s', (description) => {
    const thing = techArticle({ ...page, description }, publisher);
    expect(asScript(thing)).not.toContain('<');
    expect(JSON.parse(asScript(thing))).toEqual(thing);
  });
});
