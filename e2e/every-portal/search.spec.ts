import { portal } from '../portal.ts';
import { searchParts } from '../support/pages/search-box.ts';
import { expect, test } from '../test.ts';
import { enter, guides, references } from './site.ts';

const looked = [
  ...guides.slice(-1).map((path) => ({ kind: 'guide', path })),
  ...references.slice(0, 1).map(({ path }) => ({ kind: 'reference', path })),
];

for (const { kind, path } of looked) {
  test(`a ${kind} is found by its title, by keyboard`, async ({ page }) => {
    await enter(page, path);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await enter(page, portal.basePath);
    const { dialog, field, options } = searchParts(page);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    // At once: results of a part of the title would be replaced while they are gone through.
    await field.fill(title);
    const found = dialog.locator(`[role=option][href="${path}"]`).first();
    await expect(found).toBeVisible();
    for (let at = 0; at < (await options.count()); at += 1) {
      if ((await found.getAttribute('aria-selected')) === 'true') break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('every result of a search is a page of this site', async ({ page }) => {
  await enter(page, portal.basePath);
  const { slot, field, options } = searchParts(page);
  await slot.click();
  await field.fill(portal.apis[0]?.label ?? portal.shortName);
  await expect(options.first()).toBeVisible();
  const hrefs = await options.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs.filter((href) => !href?.startsWith(portal.basePath))).toEqual([]);
});
