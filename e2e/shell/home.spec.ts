import type { Page } from '@playwright/test';
import { findings } from '../support/checks/axe.ts';
import { recordShifts } from '../support/checks/layout-shifts.ts';
import { holdRequests, staysAfterClick } from '../support/faults.ts';
import { twoFrames } from '../support/two-frames.ts';
import { expect, forget, forgetFailedLoads, test, visit } from '../test.ts';

const images = '**/catalogue/v2/images?*';

const hero = (page: Page) => page.locator('main > section').first();
const field = (page: Page) => hero(page).getByRole('searchbox', { name: 'Find pictures of' });
const again = (page: Page) => hero(page).getByRole('button', { name: 'Try again' });
const status = (page: Page) => hero(page).getByRole('status');

test('a word finds pictures, with the request that found them, by keyboard alone', async ({
  page,
}) => {
  await visit(page, '/');
  await field(page).focus();
  await page.keyboard.type('whale & sea');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText("for 'whale & sea'");
  await field(page).fill('moon');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^6 of \d+ pictures for 'moon'$/);
  const pictures = hero(page).getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.locator('img').all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const { origin } = new URL(page.url());
  await expect(hero(page).locator('code')).toHaveText(
    `${origin}/sandbox/catalogue/v2/images?query=moon&pageSize=6`,
  );
  await expect(field(page)).toBeFocused();
  expect(await findings(page, 'main > section:first-child')).toEqual([]);
  const link = hero(page).getByRole('link', { name: 'Open in the console' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/catalogue?op=getImages&query=moon&pageSize=6#getImages');
});

test('each suggested word finds pictures @sweep', async ({ page }) => {
  await visit(page, '/');
  for (const word of ['moon', 'whale', 'rose']) {
    await hero(page).getByRole('button', { name: word, exact: true }).click();
    await expect(status(page)).toContainText(`pictures for '${word}'`);
    await expect(field(page)).toHaveValue(word);
  }
});

test('nothing is loaded before the field is touched', async ({ page }) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Make your first request' }).first().focus();
  expect(asked.filter((url) => url.includes('/assets/js/'))).toEqual([]);
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await field(page).focus();
  await script;
  expect(asked.filter((url) => url.includes('/sandbox/'))).toEqual([]);
});

for (const width of [390, 1280]) {
  const tag = width === 1280 ? [] : '@sweep';
  test(`nothing around the answer moves at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordShifts(page);
    await visit(page, '/');
    const next = page.getByRole('heading', { name: 'A first request' });
    const place = () => next.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    for (const word of ['moon', 'zzzzqqq', 'tulip']) {
      await field(page).fill(word);
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(new RegExp(`(pictures?|No results) for '${word}'`));
      expect(await place(), word).toBe(before);
    }
    expect(await shifts()).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('no results, an error and a lost connection are described @sweep', async ({
  page,
  complaints,
}) => {
  await visit(page, '/');
  const ask = async (word: string) => {
    await field(page).fill(word);
    await page.keyboard.press('Enter');
  };
  await ask('zzzzqqq');
  await expect(status(page)).toHaveText("No results for 'zzzzqqq'. Try one of the words above.");
  await page.route(images, (route) => route.fulfill({ status: 500, json: {} }));
  await ask('moon');
  await expect(status(page)).toContainText('500');
  await expect(hero(page).getByRole('list', { name: 'Pictures' })).toHaveCount(0);
  await expect(hero(page).getByRole('link', { name: 'Open in the console' })).toBeVisible();
  await page.unroute(images);
  await page.route(images, (route) => route.fulfill({ body: '<p>', contentType: 'text/html' }));
  expect(await staysAfterClick(again(page))).toBe(false);
  await expect(status(page)).toContainText('of type text/html');
  await page.unroute(images);
  await page.route(images, (route) => route.abort());
  await ask('moon');
  await expect(status(page)).toContainText('could not be reached');
  await page.unroute(images);
  await again(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText("pictures for 'moon'");
  await expect(again(page)).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  forgetFailedLoads(complaints);
  forget(complaints, 'ERR_FAILED');
});

test('a script that does not load can be requested again @sweep', async ({ page, complaints }) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await field(page).fill('moon');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('could not be loaded');
  await page.unroute('**/assets/**');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const script = page.waitForResponse('**/assets/js/*');
  await again(page).hover();
  await (await script).finished();
  await twoFrames(page);
  await expect(status(page)).toContainText('could not be loaded');
  expect(asked.filter((url) => url.includes('/sandbox/'))).toEqual([]);
  await again(page).click();
  await expect(status(page)).toContainText("pictures for 'moon'");
  forgetFailedLoads(complaints);
  forget(complaints, 'ERR_FAILED');
});

test('a slow answer is announced as slow, and the last word searched for is the one shown @sweep', async ({
  page,
}) => {
  await visit(page, '/');
  // The page no longer waits for it by then.
  const release = await holdRequests(page, '**/catalogue/v2/images?query=moon*', (route) =>
    route.fulfill({ json: { results: [] } }).catch(() => {}),
  );
  await field(page).focus();
  await page.clock.install();
  await field(page).fill('moon');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText("Searching for 'moon'…");
  await page.clock.runFor(3500);
  await expect(status(page)).toHaveText('Still waiting for a response…');
  await page.clock.resume();
  await field(page).fill('whale');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText("pictures for 'whale'");
  await release();
  await expect(status(page)).toContainText("pictures for 'whale'");
});

test('without scripting the form is not shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await context.close();
});
