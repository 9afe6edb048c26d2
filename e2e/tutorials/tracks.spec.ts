import type { Page } from '@playwright/test';
import { findingsAtBothWidths } from '../support/checks/axe.ts';
import { recordShifts } from '../support/checks/layout-shifts.ts';
import { cell, toolbar } from '../support/pages/tutorial.ts';
import { expect, test, visit } from '../test.ts';

const path = '/docs/examples/extracting-features-from-text';

const languages = [
  ['', 'ts'],
  ['?lang=typescript', 'ts'],
  ['?lang=javascript', 'ts'],
  ['?lang=curl', 'ts'],
  ['?lang=python', 'python'],
  ['?lang=r', 'ts'],
] as const;

function switched(page: Page, name: string) {
  return toolbar(page).getByRole('radio', { name });
}

/** The tracks of the visible elements. */
function shownTracks(page: Page): Promise<string[]> {
  return page
    .locator('main [data-track]')
    .evaluateAll((all) => [
      ...new Set(
        all
          .filter((one) => one.checkVisibility())
          .map((one) => (one as HTMLElement).dataset.track ?? ''),
      ),
    ]);
}

for (const [query, track] of languages) {
  const tag = query === '?lang=python' ? ['@core', '@every-width'] : '@sweep';
  test(`the address ${query || 'alone'} shows ${track}`, { tag }, async ({ page }) => {
    await visit(page, `${path}${query}`);
    expect(await shownTracks(page)).toEqual([track]);
    await expect(switched(page, track === 'ts' ? 'TypeScript' : 'Python')).toBeChecked();
    await expect(cell(page, 1)).toHaveCount(1);
  });
}

test('a choice applies to the next page, after a reload, and follows another tab @sweep', async ({
  page,
  context,
}) => {
  await visit(page, path);
  await switched(page, 'Python').check();
  expect(await shownTracks(page)).toEqual(['python']);
  await expect(page).toHaveURL(`${path}?lang=python`);
  await page.getByRole('link', { name: 'Examples', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
  await page.getByRole('link', { name: 'Extracting features from text' }).last().click();
  await expect(toolbar(page)).toBeVisible();
  expect(await shownTracks(page)).toEqual(['python']);
  await expect(cell(page, 3).locator('[data-recorded]')).not.toBeEmpty();
  await visit(page, path);
  expect(await shownTracks(page)).toEqual(['python']);
  const other = await context.newPage();
  await visit(other, path);
  await switched(other, 'TypeScript').check();
  await expect.poll(() => shownTracks(page)).toEqual(['ts']);
});

test('a link to a part of another track shows that track, and remembers nothing', async ({
  page,
}) => {
  const part = page.locator('#python-3-name');
  await page.addInitScript(() => localStorage.setItem('reference-language', 'r'));
  await visit(page, `${path}#python-3-name`);
  await expect(part).toBeInViewport();
  expect(await shownTracks(page)).toEqual(['python']);
  await expect(switched(page, 'Python')).toBeChecked();
  await expect(page).toHaveURL(`${path}?lang=python#python-3-name`);
  expect(await page.evaluate(() => localStorage.getItem('reference-language'))).toBe('r');
  await page.evaluate(() => {
    location.hash = '#cell-4-name';
  });
  await expect(page.locator('#cell-4-name')).toBeInViewport();
  expect(await shownTracks(page)).toEqual(['ts']);
  await page.goBack();
  await expect(part).toBeInViewport();
  expect(await shownTracks(page)).toEqual(['python']);
});

test('a link that leads nowhere changes nothing', async ({ page }) => {
  await visit(page, `${path}?lang=python#100%`);
  expect(await shownTracks(page)).toEqual(['python']);
});

for (const width of [390, 1280]) {
  for (const language of ['typescript', 'python']) {
    test(`nothing moves at ${width} px in ${language} @sweep`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => {
        localStorage.setItem('reference-language', chosen);
      }, language);
      const shifts = await recordShifts(page);
      await visit(page, path);
      expect(await shifts()).toEqual([]);
    });
  }
}

test('what is being read stays in place when the language changes @sweep', async ({ page }) => {
  await visit(page, path);
  const heading = page.locator('main h2').nth(4);
  await heading.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const before = (await heading.boundingBox())?.y ?? 0;
  await page.evaluate(() => {
    localStorage.setItem('reference-language', 'python');
    dispatchEvent(new StorageEvent('storage', { key: 'reference-language' }));
  });
  await expect.poll(() => shownTracks(page)).toEqual(['python']);
  expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
});

test('the switch works by keyboard alone, and announces what it did', async ({ page }) => {
  await visit(page, path);
  await switched(page, 'TypeScript').focus();
  await page.keyboard.press('ArrowRight');
  // First, since what has been announced is soon removed.
  await expect(page.locator('[data-announcer]')).toHaveText('This page is now in Python.');
  await expect(switched(page, 'Python')).toBeFocused();
  await expect(switched(page, 'Python')).toBeChecked();
  expect(await shownTracks(page)).toEqual(['python']);
});

test('Python that needs packages is a download, with the reason', async ({ page, request }) => {
  await visit(page, `${path}?lang=python`);
  await expect(toolbar(page).getByRole('status')).toHaveText(
    /^Python runs on your machine: it needs .+\.$/,
  );
  await expect(toolbar(page).getByRole('button', { name: 'Run all' })).toHaveCount(0);
  const link = cell(page, 1).getByRole('link', { name: /^Download to run/ });
  const address = await link.getAttribute('href');
  expect((await request.get(address ?? '')).ok()).toBe(true);
});

test('the table of contents links to nothing that is hidden @sweep', async ({ page }) => {
  for (const query of ['', '?lang=python']) {
    await visit(page, `${path}${query}`);
    const hidden = await page
      .locator('.table-of-contents a:visible')
      .evaluateAll((links) =>
        links
          .map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
          .filter((id) => !document.getElementById(id)?.checkVisibility()),
      );
    expect(hidden).toEqual([]);
  }
});

test('paper has the chosen track @sweep', async ({ page }) => {
  await visit(page, `${path}?lang=python`);
  await page.emulateMedia({ media: 'print' });
  expect(await shownTracks(page)).toEqual(['python']);
});

test('axe finds nothing in the Python track @sweep', async ({ page }) => {
  await visit(page, `${path}?lang=python`);
  expect(await findingsAtBothWidths(page)).toEqual([]);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('TypeScript is shown, and no switch', async ({ page }) => {
    await page.goto(`${path}?lang=python`);
    await expect(page.locator('#cell-1-name')).toBeVisible();
    await expect(page.locator('#python-1-name')).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Python' })).toHaveCount(0);
  });
});

test('the picture is fetched beside the style sheet, in the right language and mode', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tutorial-results/')) fetched.push(request.url());
  });
  const picture = page.waitForRequest('**/tutorial-results/*.svg');
  // Without its style sheet, a page is not laid out, and no lazy picture is fetched.
  await page.route('**/assets/css/*.css', async (route) => {
    await picture;
    await route.fallback();
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit(page, `${path}?lang=python`);
  await page.locator('main figure img:visible').first().scrollIntoViewIfNeeded();
  await expect(page.locator('main figure img:visible').first()).toHaveJSProperty('complete', true);
  expect(fetched).toEqual([expect.stringMatching(/\.python\.dark\.svg$/)]);
});
