import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { prepareBuild } from '../prepare/prepare-build.ts';
import { tempBuild } from '../prepare/temp-build.fixture.ts';
import { createSiteApp, type SiteApp } from './site-app.ts';

const address = 'https://dev.example';
const here = 'http://localhost:3000';
const named = (host: string) => `see ${host}/sandbox/text/v1/b1 `.repeat(100);

const takenAway = [
  'llms.txt',
  'docs/iiif.md',
  'api/text.openapi.yaml',
  'api/text.openapi.json',
  'api/text.postman.json',
  'api/text.http',
  'tutorial-files/a/a.ipynb',
  'tutorial-files/a/a.py',
  'tutorial-files/a/a.R',
  'programs/a.sh',
  'programs/a.ts',
  'tutorial-files/a/drawing.svg',
  '.well-known/api-catalog',
];
const asBuilt = [
  'docs/iiif.html',
  'sitemap.xml',
  'changes.atom',
  'robots.txt',
  'assets/js/main.js',
  'search-data/1a2b/names.json',
];
const archive = zipSync({
  'a/README.md': strToU8(named(address)),
  'a/picture.bin': new Uint8Array([0, 200, 255]),
});

async function openSite(files: Record<string, string | Uint8Array> = {}): Promise<SiteApp> {
  return (await openFolder(files)).app;
}

async function openFolder(files: Record<string, string | Uint8Array> = {}) {
  const texts = [...takenAway, ...asBuilt].map((file) => [file, named(address)]);
  const dir = await tempBuild({
    ...Object.fromEntries(texts),
    'tutorial-files/a/a.zip': archive,
    'other.md': 'Nothing here.',
    ...files,
  });
  return { dir, app: createSiteApp(dir, await prepareBuild(dir, { address }), { log: () => {} }) };
}

function get(app: SiteApp, path: string, headers: Record<string, string> = {}, origin = here) {
  return app.request(`${origin}/${path}`, { headers });
}

describe('a download', () => {
  test.each(takenAway)('%s contains the origin it is downloaded from', async (file) => {
    const response = await get(await openSite(), file);
    const text = await response.text();
    expect(text).toBe(named(here));
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('so does one inside an archive, while the others keep their bytes', async () => {
    const response = await get(await openSite(), 'tutorial-files/a/a.zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(files['a/README.md'] ?? new Uint8Array())).toBe(named(here));
    expect(files['a/picture.bin']).toEqual(new Uint8Array([0, 200, 255]));
  });

  test('an archive has the same entity tag at any time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await openSite();
    const tags = [];
    for (const day of ['2026-01-01', '2027-02-02']) {
      vi.setSystemTime(day);
      tags.push((await get(app, 'tutorial-files/a/a.zip')).headers.get('etag'));
    }
    expect(tags[0]).toBe(tags[1]);
  });

  test('so does the Markdown of a page', async () => {
    const response = await get(await openSite(), 'docs/iiif', { Accept: 'text/markdown' });
    expect(await response.text()).toBe(named(here));
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
  });

  test('is sent as built, compressed copies included, from the address it was built for', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const response = await get(await openSite(), 'llms.txt', headers, address);
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  test.each([
    ['bytes=10-29', 206, named(here).slice(10, 30)],
    ['bytes=-7', 206, named(here).slice(-7)],
    [`bytes=${named(here).length}-`, 416, `This file has ${named(here).length} bytes.\n`],
  ])('is cut to %s after the origin is inserted', async (range, status, text) => {
    const response = await get(await openSite(), 'llms.txt', { Range: range });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  test('has an entity tag for each origin and encoding', async () => {
    const app = await openSite();
    const tag = async (origin: string, encoding = 'identity') =>
      (await get(app, 'llms.txt', { 'Accept-Encoding': encoding }, origin)).headers.get('etag');
    const tags = [
      await tag(here),
      await tag(here, 'gzip'),
      await tag('http://localhost:4000'),
      await tag(address),
    ];
    expect(new Set(tags).size).toBe(4);
    const again = await get(app, 'llms.txt', { 'If-None-Match': tags[0] ?? '' });
    expect(again.status).toBe(304);
    const other = await get(app, 'llms.txt', { 'If-None-Match': tags[3] ?? '' });
    expect(other.status).toBe(200);
  });

  test('is compressed for clients that accept it, and HEAD returns the same without the body', async () => {
    const app = await openSite();
    const headers = { 'Accept-Encoding': 'gzip, br' };
    const packed = await get(app, 'llms.txt', headers);
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-length')).toBe(String(bytes.length));
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(gunzipSync(bytes).toString()).toBe(named(here));
    const head = await app.request(`${here}/llms.txt`, { method: 'HEAD', headers });
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...packed.headers]);
  });
});

const files = ['tutorial-files/a/a.zip', 'llms.txt'];

test.each(files)('%s is made once for an origin, for HEAD and GET together', async (file) => {
  const { dir, app } = await openFolder();
  const head = await app.request(`${here}/${file}`, { method: 'HEAD' });
  await rm(join(dir, file));
  const whole = await get(app, file);
  expect([head.status, whole.status]).toEqual([200, 200]);
  expect((await whole.arrayBuffer()).byteLength).toBe(Number(head.headers.get('content-length')));
  expect((await get(app, file, {}, 'http://localhost:4000')).status).toBe(500);
});

test.each(files)('%s is refused while it is damaged', async (file) => {
  const { dir, app } = await openFolder();
  const whole = await readFile(join(dir, file));
  await writeFile(join(dir, file), whole.subarray(0, -7));
  expect((await get(app, file)).status).toBe(500);
  await writeFile(join(dir, file), whole);
  expect((await get(app, file)).status).toBe(200);
});

test('a download that is too small to be compressed stays uncompressed', async () => {
  const app = await openSite({ 'short.md': `See ${address}.` });
  const response = await get(app, 'short.md', { 'Accept-Encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(`See ${here}.`);
});

test.each(asBuilt)('%s keeps the address the site was built for', async (file) => {
  const path = file.replace('.html', '');
  expect(await (await get(await openSite(), path)).text()).toBe(named(address));
});

test('a build without an address is unchanged', async () => {
  const dir = await tempBuild({ 'llms.txt': named(address) });
  const app = createSiteApp(dir, await prepareBuild(dir));
  expect(await (await get(app, 'llms.txt')).text()).toBe(named(address));
});
