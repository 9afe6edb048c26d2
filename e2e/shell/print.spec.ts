import type { Page } from '@playwright/test';
import { mainPages } from '../support/pages/main-pages.ts';
import { expect, test, visit } from '../test.ts';

const width = 794; // A4 at 96 pixels to the inch

/** What does not belong on paper, or is incomplete there. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
    const seen = [...document.querySelectorAll('main, main *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const faults: string[] = [];
    for (const element of seen) {
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (['sticky', 'fixed'].includes(position)) faults.push(`moves along: ${name(element)}`);
      if (element.matches('button') && element.ariaSelected !== 'true') {
        faults.push(`can be pressed: ${name(element)}`);
      }
      // Text for screen readers only, and a tree, of which only the rows in view exist.
      if (clipPath !== 'none' || element.closest('[role=tree]')) continue;
      const isCut = (value: string, beyond: number) => value !== 'visible' && beyond > 2;
      const cut =
        isCut(overflowY, element.scrollHeight - element.clientHeight) ||
        isCut(overflowX, element.scrollWidth - element.clientWidth);
      if (cut && element.clientWidth > 0) faults.push(`is cut off: ${name(element)}`);
    }
    return faults;
  });
}

test.use({ viewport: { width, height: 1123 } });

for (const name of ['home', 'guide', 'tutorial', 'reference', 'sandbox']) {
  const title = `${name} is complete and light on paper, also when the screen is dark`;
  test(title, name === 'guide' ? {} : { tag: '@sweep' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await mainPages[name]?.(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    const palette = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--code-token-string', '--portal-highlight-wash', '--portal-on-accent'].map((token) =>
        style.getPropertyValue(token),
      );
    });
    expect(palette).toEqual(['#0b6156', '#f9e9dd', '#fff']);
    expect(await faultsOnPaper(page)).toEqual([]);
  });
}

test('what is collapsed on screen is open on paper @sweep', async ({ page }) => {
  await mainPages.tutorial?.(page);
  const answer = page.locator('main details').first();
  await expect(answer).not.toHaveAttribute('open');
  await page.emulateMedia({ media: 'print' });
  await expect(answer.locator('p, pre').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await mainPages.reference?.(page);
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('article details:not([open]) > :not(summary)');
  expect(await folded.count()).toBeGreaterThan(3);
  const missing = await folded.evaluateAll((all) =>
    all.filter((one) => !one.checkVisibility()).map(({ textContent }) => textContent),
  );
  expect(missing).toEqual([]);
});

test('a link that leaves the site shows its address @sweep', async ({ page }) => {
  await visit(page, '/docs/licences');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('article a[href^="http"]').first();
  const address = await link.getAttribute('href');
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toBe(`" (${address})"`);
});
