import { failScripts, markDocument, staysAfterClick } from '../support/faults.ts';
import { expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { searchParts } from '../support/pages/search-box.ts';
import { cell, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { workbench } from '../support/pages/workbench.ts';
import { expect, forgetFailedLoads, test, visit } from '../test.ts';

// Scripts that fail to load, at the first try or every time, each with a way on. Those of whole
// pages are in shell/loading.spec.ts, that of the first console in console/failures.spec.ts.

const tutorial = '/docs/examples/exploring-collections-apis';

test.afterEach(({ complaints }) => forgetFailedLoads(complaints));

test('a search that does not load leaves the page as it is @sweep', async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.field('query').fill('a grey mare');
  const isSameDocument = await markDocument(page);
  const { field, dialog, slot } = searchParts(page);
  const come = await failScripts(page);
  // The scripts of a page whose link is only hovered fail unnoticed.
  await page.getByRole('link', { name: 'Examples', exact: true }).first().hover();
  await slot.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded. Check your connection');
  await expect(alert.getByRole('link', { name: 'Search in a new tab' })).toHaveAttribute(
    'href',
    '/search',
  );
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Search could not be loaded.');
  await come();
  await slot.click();
  await expect(field).toBeFocused();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(works.field('query')).toHaveValue('a grey mare');
  await works.send();
  await expectAnswer(works, /^200 OK\. /);
  expect(await isSameDocument()).toBe(true);
});

test('a search page whose field does not load still lists all pages @sweep', async ({ page }) => {
  const come = await failScripts(page, 'Search guides, examples and APIs');
  await visit(page, '/search?q=gazetteer');
  const alert = page.getByRole('search').getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded.');
  await expect(page.getByRole('link', { name: 'Licences and attribution' })).toBeVisible();
  expect(await staysAfterClick(alert.getByRole('button', { name: 'Try again' }))).toBe(false);
  await expect(alert).toContainText('Search could not be loaded.');
  await come();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('gazetteer');
});

test('parts of a reference page that do not load say so, and load at the next try', async ({
  page,
}) => {
  await visit(page, '/api/iiif');
  const { root, button, result } = workbench(page);
  const come = await failScripts(page);
  await button('Open the workbench').click();
  await expect(root).toContainText('This part could not be loaded.');
  await expect(button('Reload the page')).toBeVisible();

  const section = page.locator('section#getImageInfo');
  await section.getByRole('tab', { name: 'Python' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'This could not be loaded.' });
  await expect(notice).toBeVisible();
  await expect(section.getByRole('tab', { name: 'cURL' })).toHaveAttribute('aria-selected', 'true');

  await come();
  await button('Close the workbench').click();
  await button('Open the workbench').click();
  await expect(result).toContainText('as predicted');
  await expect(root).not.toContainText('could not be loaded');
  await section.getByRole('tab', { name: 'Python' }).click();
  await expect(section.getByRole('tabpanel').first()).toContainText('import');
  await expect(notice).toHaveCount(0);
});

test('an article that does not load after a link says so, and loads at the next try @sweep', async ({
  page,
}) => {
  await visit(page, '/docs/api');
  const come = await failScripts(page, 'One level is open; more opens on demand.');
  await page.getByRole('main').getByRole('link', { name: 'Text API' }).first().click();
  await expect(page).toHaveURL('/api/text');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded.');
  await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await come();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Text API' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('an editor or a worker that does not load loses no edit @sweep', async ({ page }) => {
  await visit(page, tutorial);
  const come = await failScripts(page);
  await cell(page, 1).getByRole('button', { name: 'Edit' }).click();
  const alert = cell(page, 1).getByRole('alert');
  await expect(alert).toContainText('The editor could not be loaded.');
  await expect(cell(page, 1)).toContainText('firstList');
  expect(await staysAfterClick(alert.getByRole('button', { name: 'Try again' }))).toBe(false);
  await expect(alert).toContainText('The editor could not be loaded.');
  await come();
  await alert.getByRole('button', { name: 'Try again' }).click();
  const editor = page.getByRole('textbox', { name: 'Code of cell 1' });
  await expect(editor).toBeFocused();
  await writeCell(page, 1, 'show(6 * 7);');

  const worker = '**/cells-worker.js';
  await page.route(worker, (route) => route.abort());
  const run = cell(page, 1).getByRole('button', { name: 'Run' });
  const status = toolbar(page).getByRole('status');
  for (const _ of ['once', 'again']) {
    await run.click();
    await expect(status).toContainText('The program that runs cells could not be started');
    await expect(status).toContainText('Check that you are online, then try again.');
    await expect(editor).toHaveText('show(6 * 7);');
  }
  await page.unroute(worker);
  await run.click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('42');

  const modules = '**/assets/cells/*.js';
  await page.route(modules, (route) => route.abort());
  const source = "import { sum } from 'd3-array';\nshow(sum([20, 22]));";
  await writeCell(page, 1, source);
  await run.click();
  await expect(cell(page, 1).getByRole('alert')).toContainText(
    'Something that this cell needs could not be loaded.',
  );
  await page.unroute(modules);
  await toolbar(page).getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('42');
});
