import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as plainTest } from '@playwright/test';
import { routes } from '@portal/sample/routes';
import type { BuildManifest } from '@portal/server';
import { build } from '../portal.ts';
import { ask, pickHeaders, securityHeadersOf } from '../support/hosts/raw-answer.ts';
import { sweptUnlessFirst } from '../support/one-of-a-kind.ts';
import { expect, forget404, testOnStaticHost as test, visit } from '../test.ts';

// The same build as plain static files: no redirects, no negotiation, 404.html for the rest.

plainTest('_headers gives it the headers of our own server', { tag: '@sweep' }, async () => {
  plainTest.setTimeout(180_000);
  const manifest = join(build, '.manifest.json');
  const { files }: BuildManifest = JSON.parse(await readFile(manifest, 'utf8'));
  for (const path of [...Object.keys(files).map(encodeURI), '/nothing']) {
    const [own, host] = await Promise.all(
      [process.env.SERVED_URL, process.env.STATIC_HOST_URL].map((url = '') =>
        ask(url, path, { method: 'HEAD' }),
      ),
    );
    if (!own || !host) throw new Error('There are two hosts.');
    // How long other files are cached is the host's own decision: all revalidate pages.
    const isKept = String(own.headers['cache-control']).includes('immutable');
    const named = /\.(md|mjs|wasm)$|api-catalog$/.test(path) ? ['content-type'] : [];
    const security = securityHeadersOf(path, own);
    const compared = [...security, 'link', ...named, ...(isKept ? ['cache-control'] : [])];
    expect(host.status, path).toBe(own.status);
    expect(pickHeaders(host, compared), path).toEqual(pickHeaders(own, compared));
    if (!isKept) expect(host.headers['cache-control'], path).toBeUndefined();
  }
});

test('every page is complete as a plain file', { tag: '@sweep' }, async ({ page }) => {
  test.setTimeout(180_000);
  for (const route of routes) {
    await visit(page, route);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

for (const [index, [address, clean]] of [
  ['/docs/iiif.html', '/docs/iiif'],
  ['/docs/iiif.html?a=1#region', '/docs/iiif?a=1#region'],
  ['/index.html', '/'],
].entries()) {
  test(`the router turns ${address} into ${clean}${sweptUnlessFirst(index)}`, async ({ page }) => {
    await page.goto(address ?? '');
    await expect(page).toHaveURL(clean ?? '');
  });
}

for (const [index, address] of [
  '/docs/iiif/',
  '/docs/iiif/index.html',
  '/docs/iiif/index',
].entries()) {
  test(`${address}, unknown to the host, still leads to the page${sweptUnlessFirst(index)}`, async ({
    page,
    complaints,
  }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/docs/iiif');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('IIIF images and search');
    forget404(complaints);
  });
}

test('an old address leads to its page without a server', async ({ page }) => {
  await page.goto('/docs/examples/exploring-quillmark-apis?a=1#next-steps');
  await expect(page).toHaveURL('/docs/examples/exploring-collections-apis?a=1#next-steps');
});

test('/docs is a page without a server', async ({ page }) => {
  await page.goto('/docs?a=1#four-ways-in');
  await expect(page.getByRole('heading', { name: 'Four ways in' })).toBeInViewport();
  await expect(page).toHaveURL('/docs?a=1#four-ways-in');
});

test('each font is fetched once, and two of them are preloaded', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const html = await (await page.request.get('/docs/iiif')).text();
  const early = [...html.matchAll(/<link [^>]*rel="preload" as="font"[^>]*href="([^"]+)"/g)];
  expect(early).toHaveLength(2);
  await visit(page, '/docs/iiif');
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(fonts).size).toBe(fonts.length);
  for (const [, href = ''] of early) expect(fonts).toContain(new URL(href, page.url()).href);
  // English text and code need none of the larger parts.
  expect(fonts.filter((font) => !/-common[^/]*\.woff2$/.test(font))).toEqual([]);
});
