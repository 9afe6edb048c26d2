import { expect, it } from 'vitest';
import { checkLinks } from './check-links.ts';
import { folderOf } from './folder.fixture.ts';

const plan = {
  siteUrl: 'https://a.example',
  apiBases: ['/sandbox/'],
  nearest: (text: string, known: readonly string[]) =>
    known.find((one) => one.startsWith(text.slice(0, -1))),
};

const whole = {
  'index.html':
    '<a href="/docs/iiif#sizes">a</a><a href="https://b.example/x">b</a><a href="mailto:a@b">c</a><img src="/a.svg">',
  'docs/iiif.html':
    '<h2 id="sizes">Sizes</h2><a href="#sizes">d</a><a href="../sandbox/catalogue/v2/works">e</a><noscript><b id="inner"></b></noscript>',
  'docs/iiif.md': '[Sizes](https://a.example/docs/iiif#inner) <https://a.example/>',
  'sitemap.xml': '<loc>https://a.example/docs/iiif</loc>',
  'docs/changelog.atom': '<link href="https://a.example/docs/iiif"/>',
  '.well-known/api-catalog': '{"href": "https://a.example/docs/iiif.md"}',
  'a.svg': '<svg/>',
};

it('finds nothing wrong with a complete site', async () => {
  const report = await checkLinks(await folderOf(whole), plan);
  expect(report).toEqual({ broken: [], checked: 8 });
});

it.each([
  [
    'index.html',
    '<a href="/docs/iif">x</a>',
    '/docs/iif',
    'there is no /docs/iif; the nearest is /docs/iiif',
  ],
  [
    'index.html',
    '<a href="/docs/iiif#size">x</a>',
    '/docs/iiif#size',
    '/docs/iiif has no place #size',
  ],
  ['index.html', '<img src="/none.png">', '/none.png', 'there is no /none.png'],
  ['index.html', '<a href="http://[">x</a>', 'http://[', 'it is not an address'],
  ['docs/iiif.md', '[x](https://a.example/zzz)', 'https://a.example/zzz', 'there is no /zzz'],
  ['sitemap.xml', '<loc>https://a.example/old</loc>', 'https://a.example/old', 'there is no /old'],
  [
    'docs/changelog.atom',
    '<link href="https://a.example/old"/>',
    'https://a.example/old',
    'there is no /old',
  ],
  [
    'docs/changelog.atom',
    '<content type="html">&lt;a href=&quot;https://a.example/new?a&amp;amp;b&quot;&gt;x&lt;/a&gt;</content>',
    'https://a.example/new?a&b',
    'there is no /new',
  ],
  [
    'llms.txt',
    '- [x](https://a.example/old.md)',
    'https://a.example/old.md',
    'there is no /old.md',
  ],
])('reports what is wrong in %s: %s', async (file, text, link, problem) => {
  const { broken } = await checkLinks(await folderOf({ ...whole, [file]: text }), plan);
  const own = broken.filter((one) => one.file === file);
  expect(own).toEqual([{ file, link, problem: expect.stringContaining(problem) }]);
});

const below = Object.fromEntries(
  Object.entries(whole).map(([file, text]) => [
    file,
    text
      .replaceAll(/((?:href|src)=")\//g, '$1/developers/')
      .replaceAll('https://a.example/', 'https://a.example/developers/'),
  ]),
);
const planBelow = { ...plan, siteUrl: 'https://a.example/developers' };

it('finds nothing wrong with a complete site below a path', async () => {
  const report = await checkLinks(await folderOf(below), planBelow);
  expect(report).toEqual({ broken: [], checked: 8 });
});

it.each([
  ['<a href="/developers">x</a><a href="/developers/">y</a><a href="./">z</a>'],
  // The rest of the host is another site.
  ['<a href="https://a.example/">x</a><a href="https://a.example/docs/none">y</a>'],
])('below a path, %s is right', async (html) => {
  const folder = await folderOf({ ...below, 'index.html': html });
  expect((await checkLinks(folder, planBelow)).broken).toEqual([]);
});

it.each([
  ['<a href="/docs/iiif">x</a>', '/docs/iiif'],
  ['<a href="/">x</a>', '/'],
  ['<img src="/a.svg">', '/a.svg'],
  ['<script src="/assets/a.js"></script>', '/assets/a.js'],
  ['<link rel="stylesheet" href="/assets/a.css">', '/assets/a.css'],
  ['<a href="/sandbox/catalogue/v2/works">x</a>', '/sandbox/catalogue/v2/works'],
  ['<a href="/developers-old/docs">x</a>', '/developers-old/docs'],
  ['<a href="../docs/iiif">x</a>', '../docs/iiif'],
])('below a path, %s leaves it', async (html, link) => {
  const folder = await folderOf({ ...below, 'index.html': html });
  expect((await checkLinks(folder, planBelow)).broken).toEqual([
    { file: 'index.html', link, problem: 'it is outside /developers/, where the site is' },
  ]);
});

it('below a path, still finds links that lead nowhere', async () => {
  const html = '<a href="/developers/docs/iif">x</a><a href="/developers/docs/iiif#size">y</a>';
  const folder = await folderOf({ ...below, 'index.html': html });
  expect((await checkLinks(folder, planBelow)).broken.map(({ problem }) => problem)).toEqual([
    'there is no /docs/iif; the nearest is /docs/iiif',
    '/docs/iiif has no place #size; the nearest is #sizes',
  ]);
});

it('finds an address that ends within a character', async () => {
  const html = '<a href="/%E0%A4%A">x</a><a href="/#%E0%A4%A">y</a>';
  const { broken } = await checkLinks(await folderOf({ ...whole, 'index.html': html }), plan);
  expect(broken.map(({ problem }) => problem)).toEqual([
    'a percent sign in it begins no character',
    'a percent sign in it begins no character',
  ]);
});

it("ignores requests to APIs on the portal's own host, but not the pages beside them", async () => {
  const apis = { ...plan, apiBases: ['/sandbox/', '/collection/v1/'] };
  const text = ['/collection/v1/x.json', '/collection/v1', '/collection/v', '/collection/v10']
    .map((address) => `<a href="${address}">x</a>`)
    .join('');
  const { broken } = await checkLinks(await folderOf({ ...whole, 'index.html': text }), apis);
  expect(broken.map(({ link }) => link)).toEqual(['/collection/v', '/collection/v10']);
});
