import type { Page } from '@playwright/test';
import { portal } from '../portal.ts';
import { recordShifts } from '../support/checks/layout-shifts.ts';
import { copiedBy } from '../support/clipboard.ts';
import { sweptUnlessFirst } from '../support/one-of-a-kind.ts';
import { expect, forget404, test, visit } from '../test.ts';

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
  await expect(page.locator('.navbar').getByRole('link', { name: 'Sandbox' })).toBeFocused();
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
  // Docusaurus may leave a list closed that is opened during the animation.
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

test('the open drawer keeps the focus, Escape closes it and returns it', {
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

test('hidden menus are inert @sweep', async ({ page }) => {
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
  await page.emulateMedia({ colorScheme: 'no-preference' });
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

test('the system decides the colour mode until the reader does @sweep', async ({
  page,
  context,
}) => {
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: toggleLabel });
  const current = (mode: string) =>
    expect(toggle).toHaveAccessibleName(
      `Switch between dark and light mode (currently ${mode} mode)`,
    );
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/docs/iiif');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await current('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await current('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await visit(other, '/');
  await toggle.click();
  await current('dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const colorScheme of ['dark', 'light', 'no-preference'] as const) {
    await page.emulateMedia({ colorScheme });
    await visit(page, page.url());
    await expect(html).toHaveAttribute('data-theme', 'dark');
  }
  await other.getByRole('button', { name: toggleLabel }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await current('light');
});

test('the mode of the system is right before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/js/*.js', () => {});
  await page.goto('/docs/iiif', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The icon follows before any script has run; one of two is shown.
  const icons = page.locator('[aria-label^="Switch between"] svg');
  await expect(icons.filter({ visible: true })).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('each page has one current item in the bar, and one in its sidebar @sweep', async ({
  page,
}) => {
  const pages: [path: string, item: string, sidebarItem?: string][] = [
    ['/', 'Developers'],
    ['/docs', 'Documentation', 'Overview'],
    ['/docs/catalogue', 'Documentation', 'Catalogue'],
    ['/docs/api', 'Documentation', 'References'],
    ['/docs/examples', 'Examples', 'Examples'],
    ['/docs/examples/connecting-the-apis-together', 'Examples', 'Connecting the APIs together'],
    ['/api/iiif', 'IIIF'],
    ['/sandbox', 'Sandbox'],
  ];
  for (const [path, item, sidebarItem] of pages) {
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.locator('[aria-current]'), path).toHaveText([item]);
    const shown = bar.locator('.navbar__link--active');
    const label = path.startsWith('/api/') ? 'API Reference' : item;
    await expect(shown, path).toHaveText(path === '/' ? [] : [label]);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    if (sidebarItem === undefined) continue;
    await expect(sidebar.locator('[aria-current]'), path).toHaveText([sidebarItem]);
    // A ground may still be fading out just after the page has loaded.
    const grounds = () =>
      sidebar.locator('.menu__link').evaluateAll((links) =>
        links
          .filter((link) => {
            const around = [link, link.parentElement ?? link];
            return around.some(
              (one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)',
            );
          })
          .map((link) => link.textContent),
      );
    await expect.poll(grounds, path).toEqual([sidebarItem]);
  }
});

test('a guide and a reference ask whether they helped, in an issue about them @sweep', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/docs/licences', 'Licences and attribution'],
    ['/api/text', 'Text API'],
  ] as const) {
    await visit(page, path);
    const asked = page.getByRole('group', { name: 'Was this page helpful?' });
    await asked.scrollIntoViewIfNeeded();
    for (const [answer, words] of [
      ['Yes', 'Helpful: '],
      ['No', 'Not helpful: '],
    ] as const) {
      const link = asked.getByRole('link', { name: answer, exact: true });
      const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(origin + pathname).toBe('https://github.com/quillmark-example/developers/issues/new');
      expect(searchParams.get('title')).toContain(`${words}${title}`);
      expect(searchParams.get('body')).toContain(`https://developers.quillmark.example${path}\n`);
    }
  }
});

for (const width of [390, 1280]) {
  const tag = width === 1280 ? [] : '@sweep';
  test(`nothing moves on the not-found page at ${width} px`, { tag }, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordShifts(page);
    await page.goto('/docs/licenses-and-rights');
    await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
    expect(await shifts()).toEqual([]);
    forget404(complaints);
  });
}

for (const [index, path] of ['/docs/quickstart', '/docs/catalogue', '/docs/iiif'].entries()) {
  test(`the first example of ${path} is in view without scrolling${sweptUnlessFirst(index)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    await expect(page.locator('article pre:visible').first()).toBeInViewport({ ratio: 1 });
  });
}

test('tables and code look the same in guides and in the reference @sweep', async ({ page }) => {
  const looks = async (path: string, parts: Readonly<Record<string, string>>) => {
    await visit(page, path);
    const entries = Object.entries(parts).map(async ([name, selector]) => {
      const element = page.locator(selector).first();
      const style = await element.evaluate((found) => {
        const { fontSize, lineHeight, padding, borderBottom } = getComputedStyle(found);
        return { fontSize, lineHeight, padding, borderBottom };
      });
      return [name, style];
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  const cells = { heading: 'article th', headings: 'article thead tr', cell: 'article td' };
  const guide = await looks('/docs/iiif', { ...cells, code: 'article pre:visible' });
  const reference = await looks('/api/iiif', {
    ...cells,
    code: '[role="tabpanel"]:visible pre',
  });
  expect(reference).toEqual(guide);
});

test('the colour mode is remembered and right before the first paint', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: toggleLabel }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // No script file may run: the page must still be dark.
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
    ['Recipes', '/docs/recipes'],
    ['Examples', '/docs/examples'],
    ...[...(sourceCode ? [sourceCode] : []), ...social, ...contact].map(({ label, href }) => [
      label,
      href,
    ]),
    ['Client libraries', '/docs/clients'],
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

test('a sidebar category opens and closes @sweep', async ({ page }) => {
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

test('a request can be copied unchanged', async ({ page }) => {
  await visit(page, '/');
  const block = page.locator('.theme-code-block').first();
  const copied = await copiedBy(block.getByRole('button', { name: 'Copy' }));
  const { origin } = new URL(page.url());
  expect(copied).toBe(`curl "${origin}/sandbox/catalogue/v2/works?query=farrier&pageSize=1"`);
  expect(copied).toBe(await block.locator('code').textContent());
});

test('pages carry the class of their kind @sweep', async ({ page }) => {
  await page.goto('/docs/iiif');
  await expect(page.locator('html')).toHaveClass(/docs-wrapper/);
  await page.goto('/sandbox');
  await expect(page.locator('html')).toHaveClass(/plugin-pages/);
  await page.goto('/api/text');
  await expect(page.locator('html')).toHaveClass(/reference-page/);
});

test('motion stops if the reader prefers none @sweep', async ({ page }) => {
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

test('a switch of colours is instant if the reader prefers no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/docs/iiif');
  const { before, after, transitions } = await page.evaluate(() => {
    const html = document.documentElement;
    const colours = () => [html, document.body].map((one) => getComputedStyle(one).color);
    const before = colours();
    html.dataset.theme = 'dark';
    return { before, after: colours(), transitions: document.getAnimations().length };
  });
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  // Only what declares a transition may have one, however short: a rule for every element starts thousands.
  expect(transitions).toBeLessThan(20);
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
