import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest, BuiltFile } from '../../packages/server/src/index.ts';
import { pick, type WorstCase, worstCases } from './worst-cases.ts';

/** One request, and its expected answer. */
export type Wanted = {
  path: string;
  headers?: Record<string, string>;
  status?: number;
  type?: string;
  etag?: string;
};

export type Kind = { name: string; share: number; next: (count: number) => Wanted };

const words = 'horse map letter child river bone ship glass herb clock winter book star salt'.split(
  ' ',
);
const counts = 'aggregations=workType,languages,subjects.label,availabilities';
const sizes = ['!400,400', '200,', '!150,150', 'max', ',300', '!800,800'];
const json = 'application/json';

/**
 * The kinds of requests that come at the same time, each with its share of the connections. The
 * picture service refuses requests beyond 66 at a time, so it gets fewer than that.
 * @param url of the server
 */
export async function loadKinds(url: string, buildDir: string): Promise<Kind[]> {
  const manifest: BuildManifest = JSON.parse(
    await readFile(join(buildDir, '.manifest.json'), 'utf8'),
  );
  const files = Object.entries(manifest.files).map(([path, file]) => fileRequests(path, file));
  const pages = files.filter(({ isPage }) => isPage);
  const pictures = await listPictures(url);
  const worst = worstCases();
  const kinds: Kind[] = [
    {
      name: 'pages and files',
      share: 0.5,
      next: (count) => {
        const { whole, unchanged } = count % 2 === 0 ? pick(pages, count / 2) : pick(files, count);
        return count % 10 === 0 ? unchanged : whole;
      },
    },
    { name: 'sandbox, JSON', share: 0.35, next: (count) => pick(questions, count)(count) },
    {
      name: 'sandbox, pictures',
      share: 0.15,
      next: (count) => ({
        path: `${pick(pictures, count)}/full/${pick(sizes, count / pictures.length)}/0/default.jpg`,
        type: 'image/jpeg',
      }),
    },
  ];
  return kinds.map((kind) => withHostile(kind, worst));
}

/** One request in twenty is as expensive as possible. */
export function withHostile(kind: Kind, worst: readonly WorstCase[]): Kind {
  return {
    ...kind,
    next: (count) => {
      if (count % 20 !== 19) return kind.next(count);
      const { path, status, type } = pick(worst, (count - 19) / 20);
      return { path: `/sandbox${path(count)}`, status, type };
    },
  };
}

/** A file of the build as sent to a browser, once in full and once already cached. */
function fileRequests(
  path: string,
  { file, hash, mediaType, encodings, namesAddress }: BuiltFile,
): { isPage: boolean; whole: Wanted; unchanged: Wanted } {
  const headers = { 'accept-encoding': 'gzip, br' };
  const isPage = file.endsWith('.html');
  const asked = { path: encodeURI(path), headers, type: mediaType };
  // The server puts its own address into these, so their tags are not in the manifest.
  if (namesAddress) return { isPage, whole: asked, unchanged: asked };
  const etag = encodings.br ? `"${hash}-br"` : `"${hash}"`;
  const known = { ...headers, 'if-none-match': etag };
  return {
    isPage,
    whole: { ...asked, etag },
    unchanged: { path: asked.path, etag, headers: known, status: 304 },
  };
}

const catalogue = '/sandbox/catalogue/v2';
const questions = [
  (count: number) => `works?query=${pick(words, count)}&pageSize=10&page=${1 + (count % 3)}`,
  (count: number) => `works?query=${pick(words, count)}&languages=eng&${counts}`,
  (count: number) =>
    `works?workType=a,k&production.dates.from=${1500 + (count % 400)}-01-01&${counts}`,
  (count: number) => `images?query=${pick(words, count)}&locations.license=cc-by,pdm`,
  () => 'works/m3rvk8pd?include=items,subjects,genres,notes',
  (count: number) => `concepts?query=${pick(words, count)}`,
].map(
  (question) =>
    (count: number): Wanted => ({ path: `${catalogue}/${question(count)}`, type: json }),
);

/** What is read of a list of images. */
export type ImageList = { results: { thumbnail: { url: string } }[] };

async function listPictures(url: string): Promise<string[]> {
  const response = await fetch(`${url}${catalogue}/images?pageSize=100`);
  const { results }: ImageList = await response.json();
  return results.map(({ thumbnail }) =>
    new URL(thumbnail.url).pathname.replace('/thumbs/', '/image/').replace('/info.json', ''),
  );
}
