import type { Page } from '@playwright/test';
import { portal } from '../portal.ts';
import { expect, forget404, test } from '../test.ts';

const pages = {
  home: '/',
  guide: '/docs/iiif',
  tutorial: '/docs/examples/exploring-collections-apis',
  reference: '/api/catalogue',
  'not found': '/nothing-here',
};

function holding(): { released: Promise<void>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

/** Holds requests back until they are released. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { released, release } = holding();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Every computed style of every element in the first screen, by the element's place in the page. */
function stylesInView(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const seen: Record<string, string> = {};
    const inView = ({ top, bottom, left, right }: DOMRect) =>
      bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    for (const [index, element] of [...document.querySelectorAll('body, body *')].entries()) {
      if (!element.checkVisibility() || !inView(element.getBoundingClientRect())) continue;
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') continue;
        const name = `${index} ${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`;
        for (const property of style) {
          // Custom properties count where they are used.
          if (property.startsWith('--')) continue;
          seen[`${name}: ${property}`] = style.getPropertyValue(property);
        }
      }
    }
    return seen;
  });
}

function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key} ${before[key]} -> ${after[key]}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    const tag = colorScheme === 'light' && width === 1280 ? [] : ['@sweep'];
    test.describe(`${colorScheme}, ${width} px`, { tag }, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('a page looks the same before its style sheet has arrived', async ({
        page,
        complaints,
      }) => {
        // Scripts and typefaces may change a page, and are not what is compared.
        for (const late of ['**/assets/js/*', '**/*.woff2']) await hold(page, late);
        for (const [name, path] of Object.entries(pages)) {
          const release = await hold(page, '**/assets/css/*.css');
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          const before = await stylesInView(page);
          expect(Object.keys(before).length, name).toBeGreaterThan(10_000);
          expect(await page.evaluate(() => document.styleSheets.length), name).toBe(1);
          release();
          await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
          expect(differences(before, await stylesInView(page)), name).toEqual([]);
          await page.unroute('**/assets/css/*.css');
        }
        forget404(complaints);
      });
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its whole style sheet', async ({ page }) => {
    const sheet = page.waitForResponse(/\/assets\/css\/.*\.css$/);
    await page.goto(pages.guide);
    expect((await sheet).status()).toBe(200);
  });
});

test('a guide needs little script and few bytes of typefaces', async ({ page }) => {
  const sizes: Promise<[type: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const sent = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.push(sent.then((bytes) => [request.resourceType(), bytes]));
  });
  await page.goto(pages.guide);
  await page.evaluate(() => document.fonts.ready);
  const all = await Promise.all(sizes);
  const sum = (wanted: string) =>
    all.reduce((total, [type, bytes]) => total + (type === wanted ? bytes : 0), 0);
  expect(sum('font')).toBeGreaterThan(0);
  expect(sum('font')).toBeLessThan(45_000);
  expect(sum('script')).toBeGreaterThan(0);
  expect(sum('script')).toBeLessThan(105_000);
});

const testAtOwnAddress = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
  baseURL: async ({}, use) => use(portal.siteUrl),
});

// Elsewhere, requests are rewritten to the address where they are read, and may be a line shorter.
testAtOwnAddress('nothing moves while a page loads', async ({ page, complaints }) => {
  const { released, release } = holding();
  await page.route(`${portal.siteUrl}/**`, async (route) => {
    const url = route.request().url();
    // Even when the typefaces come last.
    if (url.endsWith('.woff2')) await released;
    const served = url.replace(portal.siteUrl, process.env.SERVED_URL ?? '');
    await route.fulfill({ response: await route.fetch({ url: served }) });
  });
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(layoutShift), name).toBe(0);
  }
  forget404(complaints);
});

/** The sum of all layout shifts until now. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
}
