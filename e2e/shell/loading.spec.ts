import type { Page } from '@playwright/test';
import { holdRequests } from '../support/faults.ts';
import { expect, expectComplaints, test, visit } from '../test.ts';

/** The script of one page: the only one whose text contains the page's own words. */
async function scriptWith(page: Page, words: string): Promise<string> {
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) urls.add(response.url());
  });
  await visit(page, '/docs/datasets');
  for (const url of urls) {
    if ((await (await page.request.get(url)).text()).includes(words)) return url;
  }
  throw new Error(`no script holds ${words}`);
}

const words = 'works.json.gz';

test('a progress bar appears when a page takes more than 200 ms @sweep', async ({ page }) => {
  const script = await scriptWith(page, words);
  await visit(page, '/docs/limits');
  const release = await holdRequests(page, script);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Datasets').click();
  await page.clock.runFor(190);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('#nprogress .bar')).toHaveCount(1);
  // As a console does with what is typed in the meantime.
  await page.evaluate(() => window.history.replaceState(null, '', '?query=horse'));
  await release();
  await expect(page).toHaveURL('/docs/datasets');
  await page.clock.resume();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
});

test('the page that was requested last is the one that opens @sweep', async ({ page }) => {
  const script = await scriptWith(page, words);
  await visit(page, '/docs/limits');
  const release = await holdRequests(page, script);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const isHeld = page.waitForRequest(script);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await sidebar.getByText('Datasets').click();
  await isHeld;
  await sidebar.getByText('Licences').click();
  await expect(page).toHaveURL('/docs/licences');
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.resume();
  const hasCome = page.waitForEvent('requestfinished', (request) => request.url() === script);
  await release();
  await hasCome;
  await sidebar.getByText('Datasets').hover();
  await expect(page).toHaveURL('/docs/licences');
  await sidebar.getByText('Datasets').click();
  await expect(page).toHaveURL('/docs/datasets');
});

test('a page whose script fails once is reloaded and then works', async ({ page, complaints }) => {
  const script = await scriptWith(page, words);
  await visit(page, '/docs/limits');
  let tries = 0;
  await page.route(script, (route) => (++tries === 1 ? route.abort() : route.continue()));
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Datasets').click();
  await expect(page).toHaveURL('/docs/datasets');
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.page-load-failure')).toHaveCount(0);
  expect(tries).toBeGreaterThanOrEqual(2);
  await expectComplaints(complaints, /^Failed to load resource: net::ERR_FAILED/);
});

for (const how of ['its address', 'a link'] as const) {
  test(`a page that always fails, reached by ${how}, shows the error and Retry @sweep`, async ({
    page,
    complaints,
  }) => {
    const script = await scriptWith(page, words);
    await visit(page, '/docs/limits');
    let loads = 0;
    page.on('framenavigated', () => loads++);
    await page.route(script, (route) => route.abort());
    if (how === 'a link') {
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Datasets').click();
    } else {
      await page.goto('/docs/datasets');
    }
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page did not load completely.');
    await expect(alert).toContainText('Loading chunk');
    // The content is in the static page, below the message.
    await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
    const loadsBefore = loads;
    await page.unroute(script);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loadsBefore).toBeLessThanOrEqual(3);
    await expectComplaints(complaints, /^Failed to load resource: net::ERR_FAILED/);
  });
}

test('every page can be read with scripting off @sweep', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const route of ['/', '/docs/catalogue', '/docs/examples', '/api/catalogue', '/search']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Creative Commons');
  }
  await page.goto('/search');
  await expect(page.getByRole('link', { name: 'Licences and attribution' })).toBeVisible();
  await page.goto('/api/catalogue');
  const words = page.locator('header noscript p');
  await expect(words).toBeVisible();
  await expect(words).toContainText('Sending requests from this page needs scripting');
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  await context.close();
});

test('nothing moves when the picture of a tutorial loads @sweep', async ({ page }) => {
  const release = await holdRequests(page, '**/tutorial-results/*.svg');
  // Its own load event waits for the picture.
  await page.goto('/docs/examples/exploring-collections-apis', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => document.fonts.ready);
  const figure = page.locator('figure').first();
  const { height: before } = (await figure.boundingBox()) ?? {};
  await release();
  await expect(figure.locator('img').first()).toHaveJSProperty('complete', true);
  const { height: after } = (await figure.boundingBox()) ?? {};
  expect(before).toBeGreaterThan(300);
  expect(after).toBe(before);
});

test('the scripts of another page load when a link to it is hovered, not before', async ({
  page,
}) => {
  await visit(page, '/docs/iiif');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.getByRole('link', { name: 'Examples', exact: true }).first().hover();
  await asked;
});
