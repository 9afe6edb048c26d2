import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { queries } from '../../portals/quillmark/test/search/queries.ts';
import { build } from '../portal.ts';
import { findingsAtBothWidths } from '../support/checks/axe.ts';
import { blockStorage, goOffline } from '../support/faults.ts';
import { sweptUnlessFirst } from '../support/one-of-a-kind.ts';
import { openSearch as open, searchParts as parts } from '../support/pages/search-box.ts';
import { expect, forget, forget404, forgetFailedLoads, hosts, test, visit } from '../test.ts';

/** The option that the field points at. */
function active(options: Locator): Locator {
  return options.and(options.page().locator('[aria-selected=true]'));
}

for (const [host, testThere, tag] of hosts) {
  // Search runs in the page; a host only serves its files, so a few queries are enough for each.
  const isSweep = testThere !== test;
  const asked = queries.filter((_, at) => isSweep || at % 10 === 0);
  const title = `${asked.length} queries find their targets first, from ${host}`;
  testThere(title, { tag: [...tag] }, async ({ page }) => {
    testThere.setTimeout(240_000);
    const { field, options } = await open(page);
    for (const [query, address] of asked) {
      // Removes the last result, which may have the same address.
      await field.fill('');
      await field.fill(query);
      await expect(options.first(), query).toHaveAttribute('href', address);
    }
  });
}

test('every record leads to an existing place', async () => {
  const [digest = ''] = await readdir(join(build, 'search-data'));
  const text = await readFile(join(build, 'search-data', digest, 'index.json'), 'utf8');
  const { table } = JSON.parse(text) as {
    table: { pages: string[]; page: number[]; anchor: string[] };
  };
  const html = await Promise.all(
    table.pages.map((path) => {
      const [file = ''] = path.split('?');
      return readFile(join(build, file === '/' ? 'index.html' : `${file}.html`), 'utf8').catch(() =>
        readFile(join(build, file, 'index.html'), 'utf8'),
      );
    }),
  );
  const missing = table.anchor.flatMap((anchor, at) => {
    const page = table.page[at] ?? 0;
    const id = anchor.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const isThere = anchor === '' || new RegExp(`id="?${id}["\\s>]`).test(html[page] ?? '');
    return isThere ? [] : [`${table.pages[page]}#${anchor}`];
  });
  expect(table.anchor.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('the keyboard is enough, and Escape returns the focus', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  await visit(page, '/docs/iiif');
  const { dialog, field, options, status, slot } = parts(page);
  await slot.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  // At once: letter by letter, the results of an earlier letter might be counted.
  await page.keyboard.insertText('licence');
  await expect(status).toHaveText(/^\d+ of \d+ results\.$/);
  await expect(active(options)).toHaveAttribute('href', '/docs/licences');
  const shown = await options.count();
  await page.keyboard.press('ArrowDown');
  await expect(active(options)).toHaveAttribute(
    'id',
    (await options.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const last = (await options.nth(shown - 1).getAttribute('id')) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', last);
  await page.keyboard.press('Home');
  await expect(active(options)).toHaveAttribute('href', '/docs/licences');
  await page.keyboard.press('End');
  await expect(field).toHaveAttribute('aria-activedescendant', last);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(slot).toBeFocused();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('production.dates.from');
  await expect(active(options)).toHaveAttribute(
    'href',
    '/api/catalogue#getWorks.production.dates.from',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/catalogue#getWorks.production.dates.from');
  await expect(dialog).toHaveCount(0);
  const row = page.locator('[id="getWorks.production.dates.from"]');
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
});

test('opens again while the browser still reports that it was closed', async ({ page }) => {
  await visit(page, '/docs/iiif');
  const { dialog, field } = parts(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('licence');
  await dialog.evaluate((element) => {
    (element as HTMLDialogElement).close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  });
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('Enter waits for the answer to what is typed @sweep', async ({ page }) => {
  const { field } = await open(page);
  await field.pressSequentially('bitonal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/iiif#getImageFile.quality');
});

test('a slash is a slash where text is typed @sweep', async ({ page }) => {
  await visit(page, '/api/catalogue');
  const schema = page.getByRole('searchbox', { name: 'Search in Work', exact: true });
  await schema.fill('a');
  await schema.press('/');
  await expect(schema).toHaveValue('a/');
  await expect(parts(page).dialog).toHaveCount(0);
});

test('options are links: a click follows one, Ctrl opens a tab @sweep', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const { dialog, field, options } = await open(page);
  await field.fill('410');
  const first = options.first();
  await expect(first).toHaveAttribute('href', '/api/catalogue#getWork-410');
  await expect(first.locator('mark')).toHaveText('410');
  await expect(first).toContainText('Catalogue API, GET /catalogue/v2/works/{id}');
  const opened = context.waitForEvent('page');
  await field.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL('/api/catalogue#getWork-410');
  await tab.close();
  await expect(dialog).toBeVisible();
  await first.click();
  await expect(page).toHaveURL('/api/catalogue#getWork-410');
  await expect(page.locator('#getWork-410')).toBeInViewport();
});

test('results are grouped, the group with the best result first @sweep', async ({ page }) => {
  const { dialog, field } = await open(page);
  await field.fill('colors');
  const groups = dialog.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('API');
  const names = await groups.evaluateAll((all) =>
    all.map((group) => group.firstElementChild?.textContent ?? ''),
  );
  expect([...names].sort()).toEqual(['API', 'Examples', 'Fields', 'Guides']);
});

test('results are announced, and a word that occurs nowhere is corrected', async ({ page }) => {
  const { field, options, status } = await open(page);
  await field.fill('availabilties');
  await expect(status).toHaveText(
    /^No results for “availabilties”\. \d+ of \d+ results for “availabilities”\.$/,
  );
  await field.fill('qqzzxx');
  await expect(status).toHaveText('No results for “qqzzxx”. Try another word, or fewer words.');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('recent searches are offered, and forgotten @sweep', async ({ page }) => {
  const { field, options, slot, dialog } = await open(page);
  await expect(dialog.getByRole('group')).toHaveAccessibleName('Popular pages');
  await expect(options.first()).toHaveAttribute('href', '/docs/quickstart');
  const popular = await options.count();
  await field.fill('deep zoom');
  await options.first().click();
  await expect(page).toHaveURL('/docs/iiif#tiles-and-deep-zoom');
  await slot.click();
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Recent searches');
  await expect(options.first()).toHaveAttribute('href', '/search?q=deep%20zoom');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('deep zoom');
  await expect(options.first()).toHaveAttribute('href', '/docs/iiif#tiles-and-deep-zoom');
  await field.fill('');
  await dialog.getByRole('button', { name: 'Forget recent searches' }).click();
  await expect(options).toHaveCount(popular);
});

test('works if nothing may be stored @sweep', async ({ page, complaints }) => {
  await blockStorage(page);
  const { field, options } = await open(page, '/docs/text');
  await field.fill('pdm');
  await options.first().click();
  await expect(page).toHaveURL('/api/catalogue#getWorks.items.locations.license');
  forget(complaints, 'Docusaurus browser storage');
});

test('at 390 px it fills the screen and a finger is enough @sweep', async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true });
  const page = await context.newPage();
  await visit(page, '/docs/iiif');
  const { dialog, field, options, slot } = parts(page);
  await slot.tap();
  await field.fill('availabilities');
  await expect(options.first()).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(390);
  const heights = await options.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await options.first().tap();
  await expect(page).toHaveURL('/api/catalogue#getWorks.availabilities');
  await context.close();
});

/** The bytes transferred, by path; compressed if the server compresses. */
function listen(page: Page): Map<string, number> {
  const bytes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    bytes.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  return bytes;
}

for (const [index, text] of [
  'how to cite a picture',
  'a',
  'availabilities',
  'filter works by production date',
].entries()) {
  const tag = sweptUnlessFirst(index);
  test(`little is fetched before the first result for “${text}”, and nothing before the slot is used${tag}`, async ({
    page,
  }) => {
    await visit(page, '/docs/iiif');
    await page.waitForLoadState('networkidle');
    const bytes = listen(page);
    const { field, options, slot } = parts(page);
    expect([...bytes.keys()].filter((path) => path.includes('search'))).toEqual([]);
    await slot.click();
    await expect(field).toBeFocused();
    await field.fill(text);
    await expect(options.first()).toBeVisible();
    const total = sum(bytes);
    const description = `${total} bytes to the first result`;
    test.info().annotations.push({ type: 'fetched', description });
    // The texts may already be on their way.
    expect(total - (bytes.get(textsOf(bytes)) ?? 0)).toBeLessThanOrEqual(120_000);
  });
}

function textsOf(bytes: ReadonlyMap<string, number>): string {
  return [...bytes.keys()].find((path) => path.endsWith('/texts.json')) ?? '';
}

function sum(bytes: ReadonlyMap<string, number>): number {
  return [...bytes.values()].reduce((total, size) => total + size, 0);
}

test('after the first search, none needs the network @sweep', async ({
  page,
  context,
  complaints,
}) => {
  const { field, options } = await open(page);
  const last = page.waitForResponse((response) => response.url().endsWith('/texts.json'));
  await field.fill('pdm');
  await expect(options.first()).toBeVisible();
  await (await last).finished();
  await goOffline(page);
  forgetFailedLoads(complaints);
  for (const [query, address] of queries.slice(-8)) {
    await field.fill('');
    await field.fill(query);
    await expect(options.first(), query).toHaveAttribute('href', address);
  }
  await context.setOffline(false);
  expect(complaints).toEqual([]);
});

for (const missing of ['**/search-worker.js', '**/search-data/**']) {
  test(`says so plainly when ${missing} cannot be loaded @sweep`, async ({
    page,
    context,
    complaints,
  }) => {
    await context.route(missing, (route) => route.abort());
    const { dialog, field, options, status } = await open(page);
    await field.fill('pdm');
    await expect(status).toContainText('Search is not available: its index could not be loaded.');
    await expect(options).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'All pages' })).toHaveAttribute(
      'href',
      '/search',
    );
    await context.unroute(missing);
    await field.fill('pdm ');
    await expect(options.first()).toBeVisible();
    forget(complaints, 'ERR_FAILED');
  });
}

test('with scripting off the slot says so and leads to all pages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/docs/iiif');
  const slot = page.locator('a.search-slot');
  await expect(slot.locator('noscript span')).toBeVisible();
  await expect(slot.locator('noscript span')).toHaveText('(needs scripting)');
  await slot.click();
  await expect(page).toHaveURL('/search');
  await expect(page.locator('main noscript p')).toContainText('Search needs scripting');
  await expect(page.getByRole('link', { name: 'Licences and attribution' })).toBeVisible();
  await context.close();
});

for (const [host, testThere, tag] of hosts) {
  testThere(
    `the not-found page searches for the words of the address, from ${host}`,
    { tag: ['@core', ...tag] },
    async ({ page, complaints }) => {
      const response = await visit(page, '/docs/licenses-and-rights.html');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      const field = page.getByRole('search').getByRole('combobox');
      await expect(field).toHaveValue('licenses and rights');
      const options = page.getByRole('search').getByRole('option');
      await expect(options.first()).toHaveAttribute('href', /^\/docs\/licences/);
      await field.fill('recommender');
      const recommender = '/docs/examples/building-a-recommender-system-for-subjects';
      await expect(options.first()).toHaveAttribute('href', recommender);
      await options.first().click();
      await expect(page).toHaveURL(recommender);
      forget404(complaints);
    },
  );
}

test('the search page searches for the query in its address, and lists all pages', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  await visit(page, '/search?q=gazetteer');
  const search = page.getByRole('search');
  await expect(search.getByRole('combobox')).toHaveValue('gazetteer');
  await expect(search.getByRole('option').first()).toHaveAttribute('href', /#write-a-gazetteer$/);
  await expect(page.getByRole('link', { name: 'Licences and attribution' })).toBeVisible();
});

test('the search page shows more results, and its address follows what is typed @sweep', async ({
  page,
}) => {
  await visit(page, '/docs/iiif');
  await visit(page, '/search');
  const search = page.getByRole('search');
  const options = search.getByRole('option');
  await search.getByRole('combobox').fill('image');
  await expect(page).toHaveURL('/search?q=image');
  await expect(search.getByRole('status')).toHaveText(/^20 of \d+ results\.$/);
  await search.getByRole('button', { name: 'More results' }).press('Enter');
  await expect(search.getByRole('button', { name: 'More results' })).toBeFocused();
  await expect.poll(() => options.count()).toBeGreaterThan(40);
  await page.goBack();
  await expect(page).toHaveURL('/docs/iiif');
});

test('axe finds nothing in the dialog and in the search page', { tag: '@sweep' }, async ({
  page,
}) => {
  const { field, options } = await open(page);
  await field.fill('licence');
  await expect(options.first()).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await visit(page, '/search?q=410');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
});
