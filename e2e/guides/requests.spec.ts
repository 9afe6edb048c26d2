import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectComplaints, test, visit } from '../test.ts';

/** The request of a guide whose code contains a path. */
function requestOf(page: Page, path: string): Locator {
  return page
    .locator('[data-languages]')
    .filter({ has: page.locator('.theme-code-block', { hasText: path }) })
    .locator('xpath=..');
}

const works = '/catalogue/v2/works?query=grey+horse&pageSize=1';

test.describe('Run', () => {
  test('shows the answer below the request, by keyboard, and hides it again', async ({ page }) => {
    await visit(page, '/docs/quickstart');
    const request = requestOf(page, works);
    await request.getByRole('button', { name: 'Run' }).press('Enter');
    const answer = request.getByRole('region', { name: 'Answer' });
    await expect(answer.getByText('200 OK', { exact: true })).toBeVisible();
    await expect(answer.getByText(/^[\d.]+ m?s$/)).toBeVisible();
    await expect(answer.getByRole('status')).toContainText('200 OK');
    await expect(answer.getByRole('tree')).toContainText('totalResults: 3');
    const link = answer.getByRole('link', { name: 'Open in the console' });
    await expect(link).toHaveAttribute('href', /\/api\/catalogue\?op=getWorks&query=grey\+horse/);
    await answer.getByRole('button', { name: 'Hide' }).press('Enter');
    await expect(answer).toHaveCount(0);
  });

  test('shows a picture as a picture @sweep', async ({ page }) => {
    await visit(page, '/docs/quickstart');
    const request = requestOf(page, '/image/V0040217/full/640,/0/default.jpg');
    await request.getByRole('button', { name: 'Run' }).click();
    const picture = request.getByRole('img', { name: /^Answer to/ });
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
  });

  test("shows the API's error message @sweep", async ({ page, complaints }) => {
    await visit(page, '/docs/limits');
    const request = requestOf(page, 'page=101&pageSize=100');
    await request.getByRole('button', { name: 'Run' }).click();
    const answer = request.getByRole('region', { name: 'Answer' });
    await expect(answer.getByText('400 Bad Request', { exact: true })).toBeVisible();
    // The browser itself reports the status.
    await expectComplaints(complaints, /^Failed to load resource: .* 400 .*\/works\?/);
  });

  test('loads nothing before it is pressed @sweep', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (one) => {
      if (one.resourceType() === 'script') scripts.push(one.url());
    });
    await visit(page, '/docs/quickstart');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await requestOf(page, works).getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('region', { name: 'Answer' }).getByRole('tree')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('is not offered for what no description has', async ({ page }) => {
    await visit(page, '/docs/datasets');
    const code = page.locator('.theme-code-block', { hasText: '/datasets/' }).first();
    await expect(code).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  });
});

test.describe('the language', () => {
  test('is chosen once for every request, kept in the address and remembered', async ({ page }) => {
    await visit(page, '/docs/quickstart');
    await page.getByRole('tab', { name: 'Python', exact: true }).first().click();
    await expect(page).toHaveURL(/\?lang=python/);
    const chosen = page.locator('main [role=tab][aria-selected=true]');
    for (const label of await chosen.allTextContents()) expect(label).toBe('Python');
    await expect(requestOf(page, works).locator('pre:visible')).toContainText('import requests');
    await visit(page, '/docs/iiif');
    await expect(chosen.first()).toHaveText('Python');
    await chosen.first().press('ArrowRight');
    await expect(chosen.first()).toHaveText('JavaScript');
    await expect(chosen.first()).toBeFocused();
  });

  test('of the address is there before the scripts, so that nothing moves', async ({ page }) => {
    await page.route(/\/assets\/js\//, () => {});
    await page.goto('/docs/quickstart?lang=python', { waitUntil: 'commit' });
    await expect(requestOf(page, works).locator('pre:visible')).toContainText('import requests');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test.describe('without scripting', () => {
    test.use({ javaScriptEnabled: false });
    test('all are on the page', async ({ page }) => {
      await page.goto('/docs/quickstart');
      const codes = requestOf(page, works).locator('pre');
      await expect(codes).toHaveCount(4);
      for (const code of await codes.all()) await expect(code).toBeVisible();
    });
  });
});

test.describe('long code', () => {
  test('shows 15 lines, and all of them on demand', async ({ page }) => {
    await visit(page, '/docs/quickstart');
    const block = page.locator('.theme-code-block', { hasText: '"ResultList"' }).first();
    const height = async () => (await block.locator('pre').boundingBox())?.height ?? 0;
    const folded = await height();
    const more = block.getByRole('button', { name: /^Show all \d+ lines$/ });
    await more.press('Enter');
    await expect(block.getByRole('button', { name: 'Show 15 lines' })).toBeVisible();
    expect(await height()).toBeGreaterThan(folded * 1.5);
  });

  test('is complete on paper @sweep', async ({ page }) => {
    await visit(page, '/docs/quickstart');
    await page.emulateMedia({ media: 'print' });
    const code = page
      .locator('.theme-code-block', { hasText: '"ResultList"' })
      .first()
      .locator('pre');
    const [inner, outer] = await code.evaluate((one) => [one.scrollHeight, one.clientHeight]);
    expect(inner).toBeLessThanOrEqual((outer ?? 0) + 2);
  });
});

test('each guide to an API leads to its consoles @sweep', async ({ page }) => {
  for (const [guide, api] of [
    ['catalogue', 'catalogue'],
    ['content', 'content'],
    ['iiif', 'iiif'],
    ['text', 'text'],
    ['quickstart', 'catalogue'],
    ['datasets', 'catalogue'],
    ['api', 'catalogue'],
  ]) {
    await visit(page, `/docs/${guide}`);
    const line = page.locator('main p', { hasText: /try it in the console:/i });
    await expect(line.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`/api/${api}#`),
    );
  }
});

test.describe('pictures', () => {
  test('are in every row of the forms of an address, and match the address @sweep', async ({
    page,
    request,
  }) => {
    await visit(page, '/docs/iiif');
    for (const part of ['region', 'size', 'rotation', 'quality']) {
      const table = page.locator(`main h3#${part} ~ .table-frame`).first();
      const rows = table.locator('tbody tr');
      expect(await rows.count()).toBeGreaterThan(3);
      for (const row of await rows.all()) {
        const link = row.getByRole('link').filter({ has: page.getByRole('img') });
        const picture = link.getByRole('img');
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        await expect(picture).toHaveAttribute('alt', /\w/);
        const answer = await request.get((await link.getAttribute('href')) ?? '');
        expect(answer.headers()['content-type']).toBe('image/jpeg');
      }
    }
  });

  test('move nothing when they load', async ({ page }) => {
    const held: Route[] = [];
    await page.route(/\/guide-pictures\//, (route) => void held.push(route));
    await visit(page, '/docs/quickstart');
    const picture = page.locator('main a[href*="/sandbox/image/"] img').first();
    await picture.scrollIntoViewIfNeeded();
    const before = await picture.boundingBox();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    expect(await picture.boundingBox()).toEqual(before);
    expect(before?.height).toBeGreaterThan(100);
  });
});
