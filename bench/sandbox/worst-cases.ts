import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostTerms, stem } from '../../packages/sandbox/src/finding/search-terms.ts';
import { sandboxFolders } from '../../scripts/bootstrap/paths.mjs';

export type WorstCase = {
  name: string;
  path: (number: number) => string;
  status: number;
  type: string;
};

type Case = [name: string, path: (number: number) => string, status?: number, type?: string];

/** What is read of a record. */
type Labelled = { label: string };
export type Work = { id: string; subjects?: Labelled[]; genres?: Labelled[] };

/**
 * The most expensive requests of each kind that the limits of the descriptions allow, and some that
 * they refuse. Each number gives another address, so that no answer comes from a cache.
 */
export function worstCases(): WorstCase[] {
  const works: Work[] = readRecords('works');
  const concepts = largestFirst(readRecords('concepts'));
  const images: { id: string }[] = readRecords('images');
  const articles: { id: string }[] = readRecords('articles');
  const events: { id: string }[] = readRecords('events');
  const words = commonWords(works);
  const fullPages = Math.floor(works.length / 100);
  const books = Object.keys(readRecords('pictures')).filter((name) => name.endsWith('_0001.jp2'));
  const book = (number: number) => pick(books, number).replace('_0001.jp2', '');
  const { catalogue, content } = paths;
  const fill = (length: number, number: number) => fillWith([`n${number}`, ...words], length);
  const cases: Case[] = [
    ['the longest query', (n) => `${catalogue}/works?query=${fill(1000, n)}`],
    [
      'the longest query that finds much',
      (n) => `${catalogue}/works?query=the+of+and+${n}&${everyCount}&${everyPart}&pageSize=100`,
    ],
    ['the longest query, images', (n) => `${catalogue}/images?query=${fill(1000, n)}`],
    [
      'the longest query, concepts',
      (n) => `${catalogue}/concepts?query=${fill(1000, n)}&pageSize=100`,
    ],
    ...['articles', 'events', 'all'].map(
      (kind): Case => [
        `the longest query, ${kind}`,
        (n) => `${content}/${kind}?query=${fill(2000, n)}&pageSize=100`,
      ],
    ),
    ['a query that is too long', (n) => `${catalogue}/works?query=${n}${'+a'.repeat(3900)}`, 400],
    ['most filters', (n) => `${catalogue}/works?${filters(works, n)}&${everyCount}`],
    ['all counts, the deepest page, all parts', (n) => deepest(works.length, n)],
    ['all counts of events', (n) => `${content}/events?${eventCounts}&pageSize=100&n=${n}`],
    ['sorted, with a query', (n) => `${catalogue}/works?query=the+${n}&${newest}&pageSize=100`],
    [
      'sorted',
      (n) => `${catalogue}/works?${newest}&pageSize=100&page=${1 + (n % fullPages)}&n=${n}`,
    ],
    ['all parts of images', (n) => `${catalogue}/images?${imageParts}&pageSize=100&n=${n}`],
    ['most colours', (n) => `${catalogue}/images?colors=${colours(20, n)}&pageSize=100`],
    ['too many colours', (n) => `${catalogue}/images?colors=${colours(1100, n)}`, 400],
    ['too many wrong parts', (n) => `${catalogue}/works?include=${n}${',zz'.repeat(2500)}`, 400],
    ['similar images', (n) => `${catalogue}/images/${pick(images, n).id}?${similar}&n=${n}`],
    ['one work, all parts', (n) => `${catalogue}/works/${pick(works, n).id}?${everyPart}&n=${n}`],
    ['most concepts by id', (n) => `${catalogue}/concepts?id=${ids(concepts, n)}`],
    ['one concept', (n) => `${catalogue}/concepts/${pick(concepts, n).id}?n=${n}`],
    ['one article', (n) => `${content}/articles/${pick(articles, n).id}?n=${n}`],
    ['one event', (n) => `${content}/events/${pick(events, n).id}?n=${n}`],
    ['one of all content', (n) => `${content}/all/${pick(articles, n).id}.articles?n=${n}`],
    ['most unknown parameters', (n) => `${catalogue}/works?${unknown(1300, n)}`],
    ['a letter in a book', (n) => `/search/${book(n)}/search?q=e&n=${n}`],
    ['a long phrase in a book', (n) => `/search/${book(n)}/search?q=${fill(1000, n)}`],
    ['words of a book', (n) => `/search/${book(n)}/autocomplete?q=the&n=${n}`],
    ['a manifest, version 2', (n) => `/presentation/v2/${book(n)}?n=${n}`],
    ['a manifest, version 3', (n) => `/presentation/v3/${book(n)}?n=${n}`],
    ['the text of a book', (n) => `/text/v1/${book(n)}?n=${n}`, 200, 'text/plain'],
    ['the text of a book, zipped', (n) => `/text/v1/${book(n)}.zip?n=${n}`, 200, 'application/zip'],
    ['a page as ALTO', (n) => `/text/alto/${book(n)}_0001.jp2?n=${n}`, 200, 'text/xml'],
    ['what a picture can be', (n) => `/image/V0040217/info.json?n=${n}`],
    ['a snapshot', () => '/datasets/catalogue/v2/works.json.gz', 200, 'application/gzip'],
  ];
  return cases.map(([name, path, status = 200, type = 'application/json']) => ({
    ...{ name, path, status, type },
  }));
}

const paths = { catalogue: '/catalogue/v2', content: '/content/v0' };
export const everyPart =
  'include=identifiers,items,holdings,subjects,genres,contributors,production,languages,notes,formerFrequency,designation,images,parts,partOf,precededBy,succeededBy';
const everyCount =
  'aggregations=workType,genres.label,genres,production.dates,subjects.label,subjects,languages,contributors.agent.label,contributors.agent,items.locations.license,availabilities';
const eventCounts = 'aggregations=format,audience,interpretation,location,isAvailableOnline';
const imageParts =
  'include=source.contributors,source.languages,source.genres,source.subjects&sort=source.production.dates&sortOrder=desc&aggregations=locations.license,source.contributors.agent.label,source.genres.label,source.subjects.label';
const similar = 'include=visuallySimilar,withSimilarColors,withSimilarFeatures';
const newest = 'sort=production.dates&sortOrder=desc';

export function readRecords(name: string) {
  return JSON.parse(readFileSync(join(sandboxFolders.collection, `records/${name}.json`), 'utf8'));
}

/** The words that most works have: each of them is looked up in long lists. */
export function commonWords(works: readonly Work[]): string[] {
  const counts = new Map<string, number>();
  for (const work of works) {
    for (const word of new Set(
      JSON.stringify(work)
        .toLowerCase()
        .match(/[a-z]{2,}/g),
    )) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const byCount = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  return byCount.map(([word]) => word);
}

/** As many different words as fit into `length` characters, up to the number that a query may have. */
export function fillWith(words: readonly string[], length: number): string {
  const different = [...new Map(words.map((word) => [stem(word), word])).values()];
  let text = '';
  for (const word of different.slice(0, mostTerms)) {
    if (text.length + 1 + word.length > length) break;
    text += text === '' ? word : `+${word}`;
  }
  return text;
}

function filters(works: readonly Work[], number: number): string {
  const labels = (key: 'subjects' | 'genres') => [
    ...new Set(works.flatMap((work) => (work[key] ?? []).map(({ label }) => label))),
  ];
  const list = (values: readonly string[]) =>
    values
      .filter((label) => !/[",\\]/.test(label))
      .slice(number % 50, (number % 50) + 60)
      .map(encodeURIComponent)
      .join(',')
      .slice(0, 2000)
      .replace(/%.?$/, '');
  return [
    `subjects.label=${list(labels('subjects'))}`,
    `genres.label=${list(labels('genres'))}`,
    'workType=a,b,c,d,e,f,g,h,i,j,k,l,m,n,p,q,r,s,u,v,w,x,z',
    'languages=eng,fre,ger,ita,lat,spa,dut',
    'items.locations.accessConditions.status=!closed,!restricted',
    `production.dates.from=1500-01-01&production.dates.to=${2000 + (number % 30)}-01-01`,
  ].join('&');
}

function deepest(count: number, number: number): string {
  const page = Math.ceil(count / 100);
  return `${paths.catalogue}/works?${everyCount}&${everyPart}&pageSize=100&page=${page}&n=${number}`;
}

function colours(count: number, number: number): string {
  return Array.from({ length: count }, (_, at) =>
    (((number * count + at) * 15_013) % 0xffffff).toString(16).padStart(6, '0'),
  ).join(',');
}

function largestFirst(records: readonly { id: string }[]): { id: string }[] {
  return records
    .map((record) => ({ record, size: JSON.stringify(record).length }))
    .sort((a, b) => b.size - a.size)
    .map(({ record }) => record);
}

/** A hundred ids from the beginning, not always starting from the same one. */
function ids(concepts: readonly { id: string }[], number: number): string {
  return Array.from({ length: 100 }, (_, at) => pick(concepts, (number + at) % 200).id).join(',');
}

function unknown(count: number, number: number): string {
  return Array.from({ length: count }, (_, at) => `q${(number + at).toString(36)}=1`)
    .join('&')
    .slice(0, 8000);
}

/** One of a list, by a number that may be any. */
export function pick<T>(list: readonly T[], number: number): T {
  const picked = list[Math.floor(number) % list.length];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}
