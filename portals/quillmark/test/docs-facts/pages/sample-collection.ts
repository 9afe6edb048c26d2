import { readdirSync } from 'node:fs';
import type { PageFacts } from '../check-facts.ts';
import {
  answer,
  collection,
  numberIn,
  numberInEngine,
  pictures,
  readable,
  status,
  texts,
} from '../sources.ts';
import { reason } from './reasons.ts';

type Work = (typeof collection.works)[number];

const { works, images, concepts, articles, events } = collection;
const families = readdirSync(new URL('../../../collection/pictures', import.meta.url), {
  withFileTypes: true,
}).filter((entry) => entry.isDirectory());
const bNumbers = new Set(
  Object.keys(pictures).flatMap((name) => /^(b\d{7}[\dx])_\d{4}/.exec(name)?.[1] ?? []),
);
/** The longer sides of the pictures, without the pages of books. */
const edges = Object.entries(pictures)
  .filter(([name]) => /^[A-Z]/.test(name))
  .map(([, { width, height }]) => Math.max(width, height));
const having = (edge: number) => edges.filter((one) => one === edge).length;
const largest = Math.max(...edges);
const usual = edges.find((edge) => having(edge) > edges.length / 2) ?? Number.NaN;
const dates = Object.values(collection.dates).flat();
const starts = dates.map(([from]) => Number(from.slice(0, 4)));
/** A date without an end runs to 9999. */
const ends = dates.map(([, to]) => Number(to.slice(0, 4))).filter((year) => year < 9999);
const titles = works.map(({ title = '' }) => title.length);
const languages = new Set(works.flatMap((work) => work.languages?.map(({ id }) => id) ?? [])).size;
const hundreds = (count: number) => Math.round(count / 100) * 100;
const likely = numberIn('test/collection/looks.test.ts', /same family, (\d+) times in 100/);

function depth(above: Work['partOf']): number {
  return 1 + Math.max(0, ...(above ?? []).map(({ partOf }) => depth(partOf)));
}

function isBelow(id: string, above: Work['partOf']): boolean {
  return (above ?? []).some((one) => one.id === id || isBelow(id, one.partOf));
}

function wordCounts(): Promise<number[]> {
  return Promise.all(
    [...bNumbers].map(async (book) => {
      const pages = (await texts.book(book))?.pages ?? [];
      return pages.flatMap(({ lines }) => lines.flat()).length;
    }),
  );
}
const parts = (type: string) =>
  answer(
    '/catalogue/v2/works/q6zb4ynh?include=parts',
    (body) => body.parts.filter((part: { type: string }) => part.type === type).length,
  );

export const facts: PageFacts = {
  page: 'docs/sample-collection.mdx',
  facts: [
    ['| Works | {} |', works.length],
    ['| Images | {} |', images.length],
    ['| Families of pictures | {} |', families.length],
    ['| Concepts | {} |', concepts.length],
    ['| Digitised books | {} |', bNumbers.size],
    ['| Articles | {} |', articles.length],
    ['| Events and exhibitions | {} |', events.length],
    ['from the {} century to {}', Math.floor(Math.min(...starts) / 100) + 1, Math.max(...ends)],
    ['archives {} levels deep', Math.max(...works.map(({ partOf }) => depth(partOf)))],
    ['in more than {} languages', () => languages - (languages % 10)],
    ['several {} characters', () => 100 * Math.sign(Math.floor(Math.max(...titles) / 300))],
    ['about {} times in {}', likely, 100],
    ['Most are {} pixels on the longer side', usual],
    ['{} are {} pixels, which gives deep zoom', having(largest), largest],
    [
      'of about {} to {} words',
      async () => hundreds(Math.min(...(await wordCounts()))),
      async () => hundreds(Math.max(...(await wordCounts()))),
    ],
    ['with {} pages', async () => (await texts.book('b20417783'))?.pages.length ?? 0],
    [
      'an archive with {} series and {} records below it',
      parts('Series'),
      works.filter(({ partOf }) => isBelow('q6zb4ynh', partOf)).length,
    ],
    [
      '| [`{}`] | merged into `hx7q2mvb`: returns {} |',
      'd6pzt9ye',
      status('/catalogue/v2/works/d6pzt9ye'),
    ],
    ['| [`{}`] | deleted: returns {} |', 'k2wfn7cs', status('/catalogue/v2/works/k2wfn7cs')],
    ['never existed: returns {}', status('/catalogue/v2/works/zzzzzzzz')],
    [
      'palettes of {} colours',
      numberInEngine('packages/collection/src/pictures/palette.ts', /swatches = (\d+)/),
    ],
    ['the limit of {} results', readable],
  ],
  given: {
    [reason.command]: ['`npm run collection` builds'],
    [reason.example]: ['A live catalogue has a million works'],
  },
};
