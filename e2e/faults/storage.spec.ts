import { blockStorage, failScripts } from '../support/faults.ts';
import { expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { searchParts } from '../support/pages/search-box.ts';
import { cell, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { expect, forget, forgetFailedLoads, test, visit } from '../test.ts';

// A browser that does not let the site store anything: everything works, and lasts as long as the
// page.

test.beforeEach(({ page }) => blockStorage(page));
test.afterEach(({ complaints }) => forget(complaints, 'Docusaurus browser storage'));

test('colour mode and announcement follow the reader @sweep', async ({ page }) => {
  await visit(page, '/docs/iiif');
  const html = page.locator('html');
  const before = (await html.getAttribute('data-theme')) ?? '';
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(html).not.toHaveAttribute('data-theme', before);
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await close.click();
  await expect(close).toHaveCount(0);
});

test('samples, console and search work, and remember nothing @sweep', async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.section.getByRole('tab', { name: 'Python' }).last().click();
  await expect(works.section.getByRole('tabpanel').last()).toContainText('import');
  const other = page.locator('section#getImages');
  await other.getByRole('tab', { name: 'Ruby' }).click();
  await expect(other.getByRole('tab', { name: 'Ruby' })).toHaveAttribute('aria-selected', 'true');
  await works.field('query').fill('a grey mare');
  await works.send();
  await expectAnswer(works, /^200 OK\. /);

  const { dialog, field, options, slot } = searchParts(page);
  await slot.click();
  await field.fill('pdm');
  await options.first().click();
  await expect(page).toHaveURL('/api/catalogue#getWorks.items.locations.license');
  await expect(works.field('query')).toHaveValue('a grey mare');
  await slot.click();
  await expect(field).toBeFocused();
  await expect(options).not.toHaveCount(0);
  await expect(dialog.getByRole('option', { name: 'pdm', exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Forget recent searches' })).toHaveCount(0);
});

test('an edit runs, and the page reports how long it lasts @sweep', async ({ page }) => {
  await visit(page, '/docs/examples/exploring-collections-apis');
  await writeCell(page, 1, 'let mine = 42;');
  await expect(toolbar(page).getByRole('status')).toHaveText(
    'Your browser stores nothing for this site: your changes last until you leave this page.',
  );
  await writeCell(page, 2, 'show(mine);');
  await cell(page, 2).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 2).locator('[data-live]')).toHaveText('42');
  await expect(page.getByRole('textbox', { name: 'Code of cell 1' })).toHaveText('let mine = 42;');
});

test('a page that cannot be loaded is not reloaded endlessly @sweep', async ({
  page,
  complaints,
}) => {
  await visit(page, '/docs/limits');
  const come = await failScripts(page, 'works.json.gz');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Datasets').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page did not load completely.');
  await come();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  forget(complaints, 'ChunkLoadError');
  forgetFailedLoads(complaints);
});
