import type { Route } from '@playwright/test';
import { goOffline, markDocument } from '../support/faults.ts';
import { expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { openSearch, searchParts } from '../support/pages/search-box.ts';
import { cell, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { expect, forget, forgetFailedLoads, test, visit } from '../test.ts';

// The network goes down while a page is open, and comes back.

const offline = 'You are offline, and that page is not on this device yet.';

test.afterEach(({ complaints }) => {
  forgetFailedLoads(complaints);
  // Docusaurus and the browser report the scripts that failed to load.
  forget(complaints, 'ChunkLoadError');
  forget(complaints, 'An unknown error occurred when fetching the script.');
});

test('an open page keeps everything that was typed, and continues once it is online @sweep', async ({
  page,
  context,
}) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.field('query').fill('a grey mare');
  const isSameDocument = await markDocument(page);
  const examples = page.getByRole('link', { name: 'Examples', exact: true }).first();
  const alert = page.getByRole('alert');
  const { field, slot } = searchParts(page);
  await goOffline(page);

  await works.send();
  await expectAnswer(works, /^Unreachable\. .* This device is not connected to a network\./);
  await expect(works.answer).toContainText('Check the connection and the host, then try again.');

  await examples.click();
  await expect(alert).toContainText(offline);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(alert).toContainText(offline);
  await slot.click();
  await expect(alert).toContainText('Search could not be loaded. Check your connection');
  await expect(page).toHaveURL(/^[^?]+\/api\/catalogue\?op=getWorks/);
  await expect(works.field('query')).toHaveValue('a grey mare');

  await context.setOffline(false);
  await works.send();
  await expectAnswer(works, /^200 OK\. /);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(works.field('query')).toHaveValue('a grey mare');
  expect(await isSameDocument()).toBe(true);
  await examples.click();
  await expect(page).toHaveURL('/docs/examples');
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
});

test('Back returns to a page that was open before @sweep', async ({ page, context }) => {
  await visit(page, '/docs/limits');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByText('Datasets').click();
  await expect(page).toHaveURL('/docs/datasets');
  await goOffline(page);
  await sidebar.getByRole('link', { name: /limits/i }).click();
  await expect(page).toHaveURL('/docs/limits');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  await context.setOffline(false);
});

test('a result of a search is followed once it is online @sweep', async ({ page, context }) => {
  const { dialog, field, options } = await openSearch(page);
  await field.fill('licence');
  await expect(options.first()).toHaveAttribute('href', '/docs/licences');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await goOffline(page);
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(offline);
  await expect(field).toHaveValue('licence');
  await context.setOffline(false);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL('/docs/licences');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licences and attribution');
});

test('a site that no longer answers leaves the page as it is @sweep', async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.field('query').fill('a grey mare');
  const isSameDocument = await markDocument(page);
  const examples = page.getByRole('link', { name: 'Examples', exact: true }).first();
  const alert = page.getByRole('alert');
  for (const answer of [undefined, 502]) {
    const down = (route: Route) => (answer ? route.fulfill({ status: answer }) : route.abort());
    await page.route('**/*', down);
    await examples.press('Enter');
    await expect(alert).toContainText('That page could not be loaded: the site is not responding.');
    await page.unroute('**/*', down);
  }
  expect(await isSameDocument()).toBe(true);
  await expect(works.field('query')).toHaveValue('a grey mare');
  await expect(page).toHaveURL(/\/api\/catalogue\?op=getWorks/);
  await page.getByRole('link', { name: 'Developers', exact: true }).first().press('Enter');
  await expect(page).toHaveURL('/');
  await expect(alert).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
  await examples.press('Enter');
  await expect(page).toHaveURL('/docs/examples');
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
});

test('a cell keeps its edit, and runs once it is online @sweep', async ({ page, context }) => {
  await visit(page, '/docs/examples/exploring-collections-apis');
  await writeCell(page, 1, 'show(6 * 7);');
  await goOffline(page);
  const run = cell(page, 1).getByRole('button', { name: 'Run' });
  await run.click();
  await expect(toolbar(page).getByRole('status')).toContainText('Check that you are online');
  await expect(page.getByRole('textbox', { name: 'Code of cell 1' })).toHaveText('show(6 * 7);');
  await context.setOffline(false);
  await run.click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('42');
});
