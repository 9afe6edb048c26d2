import type { Api } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { operationAnchor, parameterAnchor, schemaAnchor } from '@portal/reference/model';
import { writePermalink } from '@portal/reference/permalink';
import { apisFolder } from '@portal/sample';
import { copiedBy } from '../support/clipboard.ts';
import { sweptUnlessFirst } from '../support/one-of-a-kind.ts';
import { expect, test, visit } from '../test.ts';

const apis = await loadApis(apisFolder);

/** Ids that links from elsewhere rely on. */
function stableIds(api: Api): string[] {
  return [
    ...api.operations.flatMap((operation) => [
      operationAnchor(operation),
      ...operation.parameters.map((parameter) => parameterAnchor(operation, parameter)),
    ]),
    ...Object.entries(api.schemas).flatMap(([name, { properties = {} }]) => [
      schemaAnchor(name),
      ...Object.keys(properties).map((property) => schemaAnchor(name, [property])),
    ]),
  ];
}

for (const [index, api] of apis.entries()) {
  const { id } = api;
  test(`/api/${id} contains every operation, parameter and schema in its HTML`, async ({
    request,
  }) => {
    const html = await (await request.get(`/api/${id}`)).text();
    const missing = stableIds(api).filter((anchor) => !html.includes(`id="${anchor}"`));
    expect(missing).toEqual([]);
  });

  test(`/api/${id} names each operation’s section by its heading, and offers four downloads that answer${sweptUnlessFirst(index)}`, async ({
    page,
    request,
  }) => {
    await visit(page, `/api/${id}`);
    for (const operation of api.operations) {
      const section = page.getByRole('region', { name: operation.summary, exact: true });
      await expect(section).toHaveAttribute('id', operationAnchor(operation));
      await expect(section.getByRole('button', { name: 'Try it' })).toBeVisible();
      await expect(section.getByRole('tablist', { name: 'Code samples' })).toHaveCount(1);
    }
    const links = page.getByRole('list', { name: 'Downloads' }).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect((await response.body()).length).toBeGreaterThan(500);
    }
  });
}

for (const [index, width] of [390, 768, 1280, 1920].entries()) {
  test(`sections have about their true height at ${width} px before they are laid out${sweptUnlessFirst(index)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const wrong: Record<string, object> = {};
    for (const { id } of apis) {
      await visit(page, `/api/${id}`);
      const sections = await page.evaluate(() => {
        const all = [...document.querySelectorAll('section[data-spy]')];
        const heights = () => all.map((section) => section.getBoundingClientRect().height);
        const reserved = heights();
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important; }');
        document.adoptedStyleSheets = [sheet];
        const real = heights();
        return all.map(({ id }, at) => ({ id, reserved: reserved[at] ?? 0, real: real[at] ?? 0 }));
      });
      for (const { id, reserved, real } of sections) {
        const isNear = Math.abs(reserved - real) < 160;
        if (!isNear && (reserved < 0.8 * real || reserved > 1.7 * real)) {
          wrong[id] = { reserved, real };
        }
      }
      const sum = (key: 'reserved' | 'real') => sections.reduce((all, one) => all + one[key], 0);
      expect(sum('reserved') / sum('real'), id).toBeGreaterThan(0.9);
      expect(sum('reserved') / sum('real'), id).toBeLessThan(1.45);
    }
    expect(wrong).toEqual({});
  });
}

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a parameter leads to it, and schemas expand', async ({ page }) => {
    await page.goto('/api/catalogue#getWorks.include');
    await expect(page.locator('[id="getWorks.include"]')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
    const items = page.locator('[id="schema-Work.items"]');
    const inner = page.locator('[id="schema-Work.items.locations"]');
    await expect(inner).toBeHidden();
    await items.locator('summary').first().click();
    await expect(inner).toBeVisible();
  });
});

test('the side navigation follows the scroll @sweep', async ({ page }) => {
  await visit(page, '/api/catalogue');
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  for (const id of ['getWorks', 'getConcept', 'schema-Item']) {
    // What comes into view is laid out only now and can move the rest: a reader keeps scrolling.
    await expect(async () => {
      await page.locator(`[id="${id}"]`).evaluate((element) => element.scrollIntoView());
      await expect(current).toHaveAttribute('href', `#${id}`, { timeout: 1000 });
    }).toPass();
  }
});

test('Copy link copies the address of the part it belongs to @sweep', async ({ page }) => {
  await visit(page, '/api/catalogue');
  const row = page.locator('[id="getWorks.include"]');
  const copied = await copiedBy(row.getByRole('button', { name: 'Copy link' }));
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  expect(copied).toMatch(/\/api\/catalogue#getWorks\.include$/);
});

test('code samples change language by pointer and by key, and the choice is remembered', async ({
  page,
}) => {
  await visit(page, '/api/catalogue');
  const section = page.locator('#getWorks');
  const panel = section.getByRole('tabpanel');
  await expect(panel).toContainText('curl');
  await section.getByRole('tab', { name: 'Python' }).click();
  await expect(panel).toContainText('import requests');
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('tab', { name: 'R', exact: true })).toBeFocused();
  await expect(panel).toContainText('library(httr2)');
  await visit(page, '/api/iiif#getImageFile');
  await expect(page.locator('#getImageFile').getByRole('tabpanel')).toContainText('library(httr2)');
});

test('the language of the address shows in samples, and holds after a reload and on other pages', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('reference-language', 'ruby'));
  await visit(page, '/api/catalogue?lang=python');
  /** Samples follow the choice once they are in view. */
  const expectPython = async (id: string) => {
    const operation = page.locator(`#${id}`);
    // What is out of view is not laid out, so only the operation itself has a true position.
    await operation.evaluate((section) => section.scrollIntoView());
    await expect(operation.getByRole('tabpanel')).toContainText('import requests');
  };
  await expectPython('getWorks');
  await expect(page.locator('#getWorks').getByRole('tab', { selected: true })).toHaveText('Python');
  await expectPython('getImages');
  await page.reload();
  await expectPython('getWorks');
  await page.getByRole('link', { name: 'Examples', exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/examples/);
  await page.goBack();
  await expectPython('getWorks');
  await visit(page, '/docs/quickstart?lang=python');
  await page.getByRole('main').getByRole('link', { name: 'search works' }).first().click();
  await expect(page).toHaveURL('/api/catalogue#getWorks');
  await expectPython('getWorks');
  expect(await page.evaluate(() => localStorage.getItem('reference-language'))).toBe('ruby');
});

test('a schema is searched by name, and a hit leads to its row', async ({ page }) => {
  await visit(page, '/api/catalogue');
  await page.getByRole('searchbox', { name: 'Search in Work', exact: true }).fill('shelfmark');
  const hit = page
    .locator('#schema-Work')
    .getByRole('link', { name: /shelfmark$/ })
    .first();
  await hit.click();
  await expect(page.locator('[id="schema-PhysicalLocation.shelfmark"]')).toBeInViewport();
});

test('a link into a collapsed schema expands it', async ({ page }) => {
  await visit(page, '/api/catalogue#schema-Work.items.locations');
  await expect(page.locator('[id="schema-Work.items.locations"]')).toBeInViewport();
});

test('Try it opens the console in the operation’s section, with code loaded only then', async ({
  page,
}) => {
  await visit(page, '/api/catalogue');
  const section = page.locator('#getWorks');
  const button = section.getByRole('button', { name: 'Try it' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const loaded = page.waitForResponse((response) => response.url().endsWith('.js'));
  await button.click();
  await loaded;
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(section.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(section.getByRole('tablist', { name: 'Code samples' })).toHaveCount(1);
});

test('a permalink reopens the console with its values', async ({ page }) => {
  const operations = apis.flatMap((api) => api.operations);
  const operation = operations.find(({ id }) => id === 'getWorks');
  if (!operation) throw new Error('getWorks is gone.');
  await visit(page, `/api/catalogue${writePermalink(operation, { query: 'grey horse' })}`);
  const field = page.locator('#getWorks').getByLabel('query', { exact: true });
  await expect(field).toHaveValue('grey horse');
});

test('a link from one reference page opens another without reloading the site', async ({
  page,
}) => {
  await visit(page, '/api/text');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  // By keyboard: the end of the page moves as it comes into view, and a pointer could miss.
  await page.getByRole('main').getByRole('link', { name: 'IIIF API' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'IIIF API' })).toBeVisible();
  await expect(page.locator('#getImageFile')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
});

test('a reader who follows a link within the site sees the same page @sweep', async ({ page }) => {
  await visit(page, '/docs/catalogue');
  await page.getByRole('main').locator('a[href="/api/catalogue"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue API' })).toBeVisible();
  await expect(page.locator('[id="getWorks.include"]')).toHaveCount(1);
});

test('values and requests to try are collapsed, and open on demand @sweep', async ({ page }) => {
  await visit(page, '/api/catalogue');
  const operation = page.locator('section#getWorks');
  const values = operation.locator('details', { hasText: 'values' }).first();
  await expect(values.locator('li')).toHaveCount(0);
  await values.locator('summary').click();
  await expect(values.getByRole('listitem').first()).toBeVisible();

  const requests = operation.locator('details', { hasText: 'requests to try' });
  await expect(requests.getByRole('link')).toHaveCount(0);
  await requests.locator('summary').press('Enter');
  await requests.getByRole('link').first().press('Enter');
  await expect(operation.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
});
