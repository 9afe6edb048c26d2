import { type SandboxService, serviceAt } from './services.ts';

/** A request to begin with: where it goes below the sandbox's address, and what it shows. */
export type EntryPoint = { path: string; shows: string };

export type EntryGroup = { title: string; entries: readonly EntryPoint[] };

/** What a newcomer may ask the sandbox, by API. Each of these answers as it says. */
export const entryPoints: readonly EntryGroup[] = [
  {
    title: 'Catalogue',
    entries: [
      { path: '/catalogue/v2/works?query=horses', shows: 'works about horses' },
      {
        path: '/catalogue/v2/works?aggregations=workType&pageSize=1',
        shows: 'how many works there are of each type',
      },
      {
        path: '/catalogue/v2/works/m3rvk8pd?include=items,subjects',
        shows: 'a digitised book, with its copies and subjects',
      },
      {
        path: '/catalogue/v2/images/t4ncwz8k?include=visuallySimilar',
        shows: 'a picture, and others that look like it',
      },
      { path: '/catalogue/v2/concepts?query=cats', shows: 'subjects, people and places' },
    ],
  },
  {
    title: 'Content',
    entries: [
      { path: '/content/v0/articles?query=remedies', shows: 'articles that mention remedies' },
      { path: '/content/v0/events', shows: 'events' },
      { path: '/content/v0/all?query=garden', shows: 'everything that is published' },
    ],
  },
  {
    title: 'Pictures',
    entries: [
      { path: '/image/V0040217/info.json', shows: 'what can be asked of a picture' },
      { path: '/image/V0040217/full/!400,400/0/default.jpg', shows: 'a small copy of it' },
      { path: '/image/V0040217/square/300,/!22.5/gray.png', shows: 'mirrored, turned and grey' },
    ],
  },
  {
    title: 'Words in books',
    entries: [
      { path: '/search/b20417783/search?q=rosemary', shows: 'where a word stands on the pages' },
      { path: '/text/v1/b20417783', shows: 'the whole text of the book' },
      { path: '/text/alto/b20417783_0003.jp2', shows: 'a page with the box of each word' },
      { path: '/presentation/v2/b20417783', shows: 'the manifest that IIIF viewers open' },
      { path: '/presentation/v3/b20417783', shows: 'the same in version 3 of the standard' },
    ],
  },
  {
    title: 'Everything at once',
    entries: [
      { path: '/datasets/catalogue/v2/works.json.gz', shows: 'all works, one on a line' },
      { path: '/datasets/catalogue/v2/images.json.gz', shows: 'all images, one on a line' },
    ],
  },
  {
    title: 'When things go wrong',
    entries: [
      { path: '/catalogue/v2/works/d6pzt9ye', shows: '302: merged into another work' },
      { path: '/catalogue/v2/works/zzzzzzzz', shows: '404: no such work' },
      { path: '/catalogue/v2/works/k2wfn7cs', shows: '410: deleted' },
      { path: '/catalogue/v2/works?pageSize=1000', shows: '400: what is wrong, and what is right' },
    ],
  },
];

/** Those that these services answer. */
export function entryPointsOf(services: ReadonlySet<SandboxService>): EntryGroup[] {
  return entryPoints
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ path }) => {
        const service = serviceAt(path);
        return service !== undefined && services.has(service);
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
