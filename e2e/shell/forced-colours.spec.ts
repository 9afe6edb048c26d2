import type { Locator, Page } from '@playwright/test';
import { mainPages } from '../support/pages/main-pages.ts';
import { expect, test } from '../test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

/** Buttons that neither lines nor an icon distinguish from text. */
function plainButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, .button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { borderWidth, textDecorationLine } = getComputedStyle(button);
        const isPlain = borderWidth === '0px' && textDecorationLine === 'none';
        // Toggles of parts of a menu are in a list of links.
        return isPlain && !button.querySelector('svg') && !button.closest('nav');
      })
      .map((button) => button.textContent ?? ''),
  );
}

function style(locator: Locator, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

for (const [name, open] of Object.entries(mainPages)) {
  test(`every button of ${name} has an edge`, { tag: '@sweep' }, async ({ page }) => {
    await open(page);
    expect(await plainButtons(page)).toEqual([]);
  });
}

test('found words are readable, and the chosen result is marked by a line', async ({ page }) => {
  await mainPages.search?.(page);
  const options = page.getByRole('dialog').getByRole('option');
  const mark = options.locator('mark').first();
  expect(await style(mark, 'color')).not.toBe(await style(mark, 'background-color'));
  expect(await style(options.nth(0), 'outline-style')).toBe('solid');
  expect(await style(options.nth(1), 'outline-style')).toBe('none');
});

test('the chosen tab, row and place in a list are marked by lines @sweep', async ({ page }) => {
  await mainPages.console?.(page);
  const tabs = page.locator('#getWorks').getByRole('region', { name: 'Response' }).getByRole('tab');
  expect(await style(tabs.nth(0), 'border-bottom-color')).not.toBe(
    await style(tabs.nth(1), 'border-bottom-color'),
  );
  const rows = page.getByRole('treeitem');
  expect(await style(rows.nth(0), 'outline-style')).toBe('solid');
  expect(await style(rows.nth(1), 'outline-style')).toBe('none');
  const current = page.locator('nav a[aria-current]:not(.navbar *)').first();
  expect(await style(current, 'outline-style')).toBe('solid');
  const send = page.locator('#getWorks').getByRole('button', { name: 'Send', exact: true });
  await page.keyboard.press('Tab');
  await send.focus();
  expect(Number.parseFloat(await style(send, 'outline-width'))).toBeGreaterThanOrEqual(3);
});

test('drawn icons stay visible @sweep', async ({ page }) => {
  await mainPages.guide?.(page);
  const signs = await page.evaluate(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return [
      ['.breadcrumbs__item', '::after'],
      ['.menu__link--sublist-caret', '::after'],
    ].map(([selector = '', part = '']) => {
      const sign = document.querySelector(selector);
      return sign !== null && getComputedStyle(sign, part).backgroundColor !== ground;
    });
  });
  expect(signs).toEqual([true, true]);
});

test('a chart keeps the background that its colours are meant for @sweep', async ({ page }) => {
  await mainPages.tutorial?.(page);
  const chart = page.locator('.cell-figure svg:has(text)').first();
  const ground = await style(chart, 'background-color');
  // That of light pages or of dark ones, depending on the system.
  expect(['rgb(255, 254, 251)', 'rgb(28, 35, 33)']).toContain(ground);
  expect(await style(chart.locator('text').first(), 'fill')).not.toBe(ground);
});
