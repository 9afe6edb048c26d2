import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPages } from './read-pages.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-pages-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), source);
  }
}

function pageOf(title: string): string {
  return `---\ntitle: ${title}\ndescription: About it.\n---\n\nWords.\n`;
}

it('reads a page with its title, its description and its source', async () => {
  await write({ 'iiif.mdx': pageOf('Pictures') });
  expect(await readPages(folder, '/docs')).toEqual([
    {
      path: '/docs/iiif',
      title: 'Pictures',
      description: 'About it.',
      group: 'Guides',
      source: pageOf('Pictures'),
    },
  ]);
});

it('reads all pages below the folder in the order of their names', async () => {
  const names = ['zoo.md', 'index.mdx', 'text/alto.mdx', 'text/index.md', 'examples/maps.mdx'];
  await write(Object.fromEntries(names.map((name) => [name, pageOf('A page')])));
  const pages = await readPages(folder, '/docs');
  expect(pages.map(({ path, group }) => [path, group])).toEqual([
    ['/docs/examples/maps', 'Examples'],
    ['/docs', 'Guides'],
    ['/docs/text/alto', 'Guides'],
    ['/docs/text', 'Guides'],
    ['/docs/zoo', 'Guides'],
  ]);
});

it('keeps names that only look like an index or an ending', async () => {
  const names = ['index-of-words.mdx', 'about.mdx-files.md', 'snake_case.mdx'];
  await write(Object.fromEntries(names.map((name) => [name, pageOf('A page')])));
  const pages = await readPages(folder, '/docs');
  expect(pages.map(({ path }) => path)).toEqual([
    '/docs/about.mdx-files',
    '/docs/index-of-words',
    '/docs/snake_case',
  ]);
});

it('leaves out parts of pages and other files', async () => {
  await write({
    'shown.mdx': pageOf('Shown'),
    '_part.mdx': 'No front matter.',
    '_parts/inner.mdx': 'No front matter.',
    'text/_part.md': 'No front matter.',
    'picture.svg': '<svg />',
    'old.mdx.bak': 'No front matter.',
  });
  expect((await readPages(folder, '/docs')).map(({ title }) => title)).toEqual(['Shown']);
});

it('reads front matter with the line ends of Windows', async () => {
  await write({ 'iiif.mdx': pageOf('Pictures').replaceAll('\n', '\r\n') });
  expect(await readPages(folder, '/docs')).toMatchObject([
    { title: 'Pictures', description: 'About it.' },
  ]);
});

it.each([
  ['no front matter', 'Words.\n'],
  ['front matter that is not at the top', `Words.\n\n${pageOf('Late')}`],
  ['empty front matter', '---\n\n---\n'],
  ['no title', '---\ndescription: About it.\n---\n'],
  ['no description', '---\ntitle: Pictures\n---\n'],
  ['a title that is a number', '---\ntitle: 5\ndescription: About it.\n---\n'],
])('reports a page with %s by its name', async (_, source) => {
  await write({ 'text/alto.mdx': source });
  await expect(readPages(folder, '/docs')).rejects.toThrow(
    'text/alto.mdx needs a title and a description in its front matter',
  );
});

it('counts as examples only what is in their folder', async () => {
  const names = ['examples-of-errors.mdx', 'examples/index.mdx'];
  await write(Object.fromEntries(names.map((name) => [name, pageOf('A page')])));
  const pages = await readPages(folder, '/docs');
  expect(pages.map(({ path, group }) => [path, group])).toEqual([
    ['/docs/examples-of-errors', 'Guides'],
    ['/docs/examples', 'Examples'],
  ]);
});

it.each(['draft', 'unlisted'])('leaves out a page that is %s, and no other', async (state) => {
  const page = (value: string) => pageOf('A page').replace('title', `${state}: ${value}\ntitle`);
  await write({ 'a.mdx': page('true'), 'b.mdx': page('false'), 'c.mdx': pageOf('A page') });
  const pages = await readPages(folder, '/docs');
  expect(pages.map(({ path }) => path)).toEqual(['/docs/b', '/docs/c']);
});

it('says nothing about the title of a draft', async () => {
  await write({ 'a.mdx': '---\ndraft: true\n---\n\nWords.\n' });
  expect(await readPages(folder, '/docs')).toEqual([]);
});

it.each([
  ['text/alto.mdx', 'slug: /xml', '/docs/xml'],
  ['text/alto.mdx', 'slug: /', '/docs'],
  ['text/alto.mdx', 'slug: 404', '/docs/text/404'],
  ['text/alto.mdx', 'slug: xml', '/docs/text/xml'],
  ['text/alto.mdx', 'slug: ../xml/', '/docs/xml'],
  ['text/index.mdx', 'slug: xml', '/docs/text/xml'],
  ['examples/maps.mdx', 'slug: atlas', '/docs/examples/atlas'],
  ['02-text/alto.mdx', 'slug: xml', '/docs/text/xml'],
  ['text/02-alto.mdx', 'slug: /03-xml', '/docs/03-xml'],
  ['text/alto.mdx', 'id: xml', '/docs/text/xml'],
  ['02-text/03-alto.mdx', 'id: 4-xml', '/docs/text/4-xml'],
  ['text/index.mdx', 'id: xml', '/docs/text'],
])('finds %s with the %s at %s', async (file, line, path) => {
  await write({ [file]: pageOf('A page').replace('title', `${line}\ntitle`) });
  expect(await readPages(folder, '/docs')).toMatchObject([{ path }]);
});

it.each([
  ['01-start.mdx', '/docs/start'],
  ['02 - text/003_alto.mdx', '/docs/text/alto'],
  ['1.maps/index.mdx', '/docs/maps'],
  ['2026-11-news.mdx', '/docs/2026-11-news'],
  ['7.0-release.mdx', '/docs/7.0-release'],
  ['404.mdx', '/docs/404'],
  ['3d-models.mdx', '/docs/3d-models'],
  ['text/README.md', '/docs/text'],
  ['text/Text.mdx', '/docs/text'],
  ['text/alto/text.mdx', '/docs/text/alto/text'],
  ['docs.mdx', '/docs/docs'],
])('finds %s at %s, as Docusaurus does', async (file, path) => {
  await write({ [file]: pageOf('A page') });
  expect(await readPages(folder, '/docs')).toMatchObject([{ path }]);
});
