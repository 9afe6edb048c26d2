import type { Page } from '@playwright/test';
import { portal } from './portal.ts';
import { expect, test, visit } from './test.ts';

const toggleLabel = /^Switch between dark and light mode \(currently (light|dark) mode\)$/;

async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
}

test('the skip link is first and takes the reader to the main content', { tag: '@core' }, async ({
  page,
}) => {
  await visit(page, '/docs/iiif');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.activeElement?.closest('nav.navbar') === null);
  expect(inside).toBe(true);
});

test('the navbar is titled Developers, with groups on the left and on the right', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Developers' })).toHaveAttribute('href', '/');
  const [left, right] = [
    navbar.locator('.navbar__items:not(.navbar__items--right)'),
    navbar.locator('.navbar__items--right'),
  ];
  await expect(left.getByRole('button', { name: 'API Reference' })).toBeVisible();
  const { label = '', href = '' } = portal.sourceCode ?? {};
  await expect(right.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect(right.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

test('the API Reference dropdown lists the four APIs and leads to them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'API Reference' }).hover();
  const links = page.locator('.dropdown__menu').getByRole('link');
  await expect(links).toHaveText(['Catalogue', 'IIIF', 'Content', 'Text']);
  await links.nth(1).click();
  await expect(page).toHaveURL('/api/iiif');
  await expect(page.locator('.dropdown__menu')).toBeHidden();
});

test('the dropdown works by keyboard, and Escape returns the focus', { tag: '@core' }, async ({
  page,
}) => {
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: 'API Reference' });
  const menu = page.locator('.dropdown__menu');
  await toggle.focus();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Catalogue' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'IIIF' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('links of a closed dropdown cannot be reached', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'API Reference' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Search' })).toBeFocused();
});

test('the navbar hides on scrolling down and shows on scrolling up and at the top @sweep', async ({
  page,
}) => {
  await visit(page, '/docs/catalogue');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const bottom = () => navbar.evaluate((element) => element.getBoundingClientRect().bottom);
  await page.mouse.move(600, 500);
  const scroll = async (by: number) => {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + by);
  };
  await scroll(600);
  await scroll(600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await scroll(-300);
  await expect.poll(bottom).toBeGreaterThan(40);
  await scroll(600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.keyboard.press('Home');
  await expect.poll(bottom).toBeGreaterThan(40);
});

test('the mobile drawer starts below 996 px', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(page.getByRole('button', { name: 'API Reference' })).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(toggle).toBeVisible();
  await expect(page.getByRole('button', { name: 'API Reference' })).toBeHidden();
});

test('the drawer shows the sidebar, and Back to main menu the main menu', { tag: '@core' }, async ({
  page,
}) => {
  // Docusaurus may leave a list closed that is opened while it moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/docs/iiif');
  await openDrawer(page);
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.getByRole('link', { name: 'Datasets' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Back to main menu' }).click();
  await drawer.getByRole('button', { name: 'API Reference', exact: true }).click();
  await drawer.locator('a[href="/api/content"]').click();
  await expect(page).toHaveURL('/api/content');
  await expect(drawer).toBeHidden();
});

test('the open drawer keeps the focus, Escape closes it and gives it back', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, '/docs/iiif');
  await openDrawer(page);
  const close = page.getByRole('button', { name: 'Close navigation bar' });
  await expect(close).toBeFocused();
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    expect(await isInside(), `after ${step + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test('menus that are not shown are inert @sweep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/docs/iiif');
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer).toHaveJSProperty('inert', true);
  await openDrawer(page);
  await expect(drawer).toHaveJSProperty('inert', false);
  await expect(drawer.locator('.navbar-sidebar__item').first()).toHaveJSProperty('inert', true);
  await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', true);
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', false);
});

test('light is the default colour mode, and the toggle has its exact label', {
  tag: '@core',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', { name: toggleLabel });
  await expect(toggle).toHaveAccessibleName(
    'Switch between dark and light mode (currently light mode)',
  );
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(
    'Switch between dark and light mode (currently dark mode)',
  );
});

test('the colour mode is remembered and right before the first paint', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: toggleLabel }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // No script file may run: the page must be dark all the same.
  await page.route('**/assets/js/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 25, 23)');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the announcement can be closed by keyboard, and stays closed', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  await visit(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('invented');
  await bar.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('the footer has its four columns and the licence note', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText([
    'Documentation',
    'Get Involved',
    'Contact Us',
    'More',
  ]);
  const shown = await footer
    .locator('.footer__items a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  const { sourceCode, social, contact, legal } = portal;
  const wanted = [
    ['Quickstart', '/docs/quickstart'],
    ['Catalogue', '/docs/catalogue'],
    ['IIIF', '/docs/iiif'],
    ['Datasets', '/docs/datasets'],
    ['Examples', '/docs/examples'],
    ...[...(sourceCode ? [sourceCode] : []), ...social, ...contact].map(({ label, href }) => [
      label,
      href,
    ]),
    ['Limits and errors', '/docs/limits'],
    ['Licences', '/docs/licences'],
    ...legal.map(({ label, href }) => [label, href]),
  ];
  expect(shown).toEqual(wanted);
  await expect(footer).toContainText('licensed under a Creative Commons Attribution 4.0 licence');
  await expect(
    footer.getByRole('link', { name: 'Creative Commons Attribution 4.0' }),
  ).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
});

test('the table of contents lists the headings of levels 2 and 3', async ({ page }) => {
  await page.goto('/docs/iiif');
  const listed = await page.locator('.theme-doc-toc-desktop a').allTextContents();
  const headings = await page
    .locator('article :is(h2, h3)')
    .evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent ?? ''));
  expect(listed.length).toBeGreaterThan(5);
  expect(listed).toEqual(headings);
});

test('a sidebar category opens and closes', async ({ page }) => {
  await visit(page, '/docs/iiif');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.getByRole('button', { name: 'Guides', exact: true });
  const link = sidebar.getByRole('link', { name: 'Datasets' });
  await expect(link).toBeVisible();
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
});

test('a request can be copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  expect(copied).toBe(`curl "${origin}/sandbox/catalogue/v2/works?query=farrier&pageSize=1"`);
  expect(copied).toBe(await block.locator('code').textContent());
});

test('pages carry the class of their kind', async ({ page }) => {
  await page.goto('/docs/iiif');
  await expect(page.locator('html')).toHaveClass(/docs-wrapper/);
  await page.goto('/sandbox');
  await expect(page.locator('html')).toHaveClass(/plugin-pages/);
  await page.goto('/api/text');
  await expect(page.locator('html')).toHaveClass(/reference-page/);
});

test('motion stops when the reader asks for none @sweep', async ({ page }) => {
  await page.goto('/docs/iiif');
  const moving = () =>
    page.evaluate(
      () =>
        Array.from(document.querySelectorAll('*')).filter(
          (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.001,
        ).length,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
});

test('on paper only the text is left @sweep', async ({ page }) => {
  await page.goto('/docs/iiif');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
  ]) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

test('no page is wider than the screen at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ['/', '/docs/catalogue', '/docs/iiif', '/docs/examples', '/api/catalogue']) {
    await visit(page, route);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, route).toBeLessThanOrEqual(390);
  }
});
