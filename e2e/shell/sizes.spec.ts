import { lostParts } from '../support/checks/lost-parts.ts';
import { mainPages } from '../support/pages/main-pages.ts';
import { expect, test, visit } from '../test.ts';

// What is done at every width is in the tests tagged @every-width; this is what is seen.

for (const width of [390, 768, 1280, 1920]) {
  test.describe(`at ${width} px`, { tag: '@sweep' }, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const names of [
      ['home', 'guide', 'tutorial'],
      ['reference', 'search', 'sandbox'],
    ]) {
      test(`${names.join(', ')} lose nothing`, async ({ page }) => {
        for (const name of names) {
          await mainPages[name]?.(page);
          const part = name === 'search' ? 'dialog' : 'body';
          expect(await lostParts(page, part), name).toEqual([]);
        }
      });
    }

    test('the way to an API is in the bar or in the drawer, depending on the width', async ({
      page,
    }) => {
      await visit(page, '/');
      const drawer = page.getByRole('button', { name: 'Toggle navigation bar' });
      if (await drawer.isVisible()) await drawer.click();
      const around = page.locator(width < 997 ? '.navbar-sidebar' : '.navbar__items').first();
      await around.getByRole('button', { name: 'API Reference', exact: true }).press('Enter');
      await around.getByRole('link', { name: 'Text', exact: true }).click();
      await expect(page).toHaveURL('/api/text');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  });
}
