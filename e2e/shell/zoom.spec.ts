import { lostParts } from '../support/checks/lost-parts.ts';
import { mainPages } from '../support/pages/main-pages.ts';
import { expect, test } from '../test.ts';

for (const [name, open] of Object.entries(mainPages)) {
  const details = name === 'guide' ? {} : { tag: '@sweep' };

  // What is left of 1280 by 900 pixels when each is twice as large.
  test.describe(() => {
    test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

    test(`${name} at 200 % loses nothing`, details, async ({ page }) => {
      await open(page);
      expect(await lostParts(page, partOf(name))).toEqual([]);
    });
  });

  test(`${name} with text twice as large loses nothing`, { tag: '@sweep' }, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        // The site's own size is 106.25 % of what a reader has set.
        document.documentElement.style.fontSize = '212.5%';
      });
    });
    await open(page);
    expect(await lostParts(page, partOf(name))).toEqual([]);
  });
}

/** The rest of these pages is checked elsewhere. */
function partOf(name: string): string {
  if (name === 'console') return '#getWorks';
  if (name === 'workbench') return '#workbench';
  return name === 'search' ? 'dialog' : 'body';
}
