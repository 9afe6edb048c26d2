import { deploy, markDocument } from '../support/faults.ts';
import { consoleOf, expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { searchParts } from '../support/pages/search-box.ts';
import { cell, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { expect, expectComplaints, test, visit } from '../test.ts';

// A new release while a page of the old one is open. What then happens to the sandbox's worker is
// in faults/worker.spec.ts.

/** The browser itself reports each file of the old release that the page still asks for. */
const gone = /^Failed to load resource: .* 404 .*\/assets\//;

test('a link leads to the page of the new release', async ({ page, complaints }) => {
  await visit(page, '/docs/limits');
  const isOldDocument = await markDocument(page);
  await deploy(page);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Datasets').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  await expect.poll(isOldDocument).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectComplaints(complaints, gone);
});

test('a console that is not open yet loads after a reload @sweep', async ({ page, complaints }) => {
  await visit(page, '/api/catalogue');
  const works = consoleOf(page, 'getWorks');
  await deploy(page);
  const tryIt = works.section.getByRole('button', { name: 'Try it' });
  await tryIt.click();
  const slot = works.section.locator('[data-console]');
  await expect(slot).toContainText('The console could not be loaded.');
  await expect(works.section.locator('[data-samples]').first()).toBeVisible();
  const isOldDocument = await markDocument(page);
  await slot.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(() => isOldDocument().catch(() => true)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await tryIt.click();
  await works.send();
  await expectAnswer(works, /^200 OK\. /);
  await expectComplaints(complaints, gone);
});

test('an open console continues with what was typed, and search opens beside it @sweep', async ({
  page,
  context,
  complaints,
}) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.field('query').fill('lighthouse');
  const isOldDocument = await markDocument(page);
  await deploy(page);
  await page.getByRole('link', { name: 'Examples', exact: true }).first().hover();
  await works.send();
  await expectAnswer(works, /^200 OK\. /);

  await searchParts(page).slot.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded.');
  const opened = context.waitForEvent('page');
  await alert.getByRole('link', { name: 'Search in a new tab' }).click();
  const tab = await opened;
  await tab.getByRole('search').getByRole('combobox').fill('pdm');
  await expect(tab.getByRole('option').first()).toBeVisible();
  await tab.close();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(works.field('query')).toHaveValue('lighthouse');

  // A second console loads nothing that the first did not.
  const images = consoleOf(page, 'getImages');
  await images.section.getByRole('button', { name: 'Try it' }).click();
  await images.send();
  await expectAnswer(images, /^200 OK\. /);
  await expect(works.field('query')).toHaveValue('lighthouse');
  expect(await isOldDocument()).toBe(true);
  await expectComplaints(complaints, gone);
});

test('cells continue with what was edited @sweep', async ({ page }) => {
  await visit(page, '/docs/examples/exploring-collections-apis');
  await writeCell(page, 1, 'let mine = 40;');
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1)).toContainText('Has run');
  await deploy(page);
  await writeCell(page, 2, "import { sum } from 'd3-array';\nshow(sum([mine, 2]));");
  await cell(page, 2).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 2).getByRole('alert')).toContainText(
    'Something that this cell needs could not be loaded. Check that you are online, then press “Run all”',
  );
  await toolbar(page).getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 2).locator('[data-live]')).toHaveText('42');
  await page.reload();
  await expect(toolbar(page).getByRole('status')).toContainText('Your changes from last time');
  await expect(cell(page, 2).locator('code')).toContainText('sum([mine, 2])');
});
