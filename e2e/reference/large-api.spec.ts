import { rm } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { buildLargeFixture } from '../fixture-site/build.ts';
import { findingsAtBothWidths } from '../support/checks/axe.ts';
import { recordShifts } from '../support/checks/layout-shifts.ts';
import { serveFolder } from '../support/hosts/static-host.ts';
import {
  consoleOf,
  expectAnswer,
  followPath,
  openByButton,
} from '../support/pages/console-page.ts';
import { visit } from '../test.ts';

const test = base.extend<{ failures: string[] }, { largeUrl: string }>({
  largeUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const { dir, ok, output } = await buildLargeFixture();
      if (!ok) throw new Error(`The large fixture does not build:\n${output}`);
      const server = await serveFolder(dir, { basePath: '/developers/' });
      await use(server.url);
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ largeUrl }, use) => use(largeUrl),
  failures: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(String(error)));
      await use(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

// One worker, hence one build.
test.describe.configure({ mode: 'default' });

const home = '/developers/api/palace';
const artists = `${home}/tag-`;

/** Answers as the service would, and records the requests. */
async function answerCalls(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/v1/**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    calls.push(pathname);
    await route.fulfill({
      json: { id: 'w1', artist: 'a7', room: `${origin}/v1/rooms/r69/blue`, name: 'Seen' },
    });
  });
  return calls;
}

function filterOf(page: Page) {
  return page.getByRole('main').getByRole('searchbox', { name: 'Find an operation' });
}

test('the filter of the overview leads to an operation that answers', async ({ page }) => {
  const calls = await answerCalls(page);
  await visit(page, home);
  await filterOf(page).fill('ROOM 61');
  await expect(page.getByText('1 operation', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Get room 61 / }).click();
  await expect(page).toHaveURL(`${home}/rooms-page-2#getRoom61`);
  const room = consoleOf(page, 'getRoom61');
  await room.section.getByRole('button', { name: 'Try it: Get room 61' }).click();
  await room.field('id').fill('red');
  await room.send();
  await expectAnswer(room, '200');
  expect(calls).toEqual(['/v1/rooms/r61/red']);
});

test('the filter is used with the keyboard, also beside an operation', async ({ page }) => {
  await visit(page, `${home}/works-of-art`);
  await filterOf(page).fill('artist');
  const hit = page.getByRole('link', { name: /^Get an artist GET/ });
  await expect(hit).toBeVisible();
  await filterOf(page).press('ArrowDown');
  await expect(hit).toBeFocused();
  await hit.press('ArrowUp');
  await expect(filterOf(page)).toBeFocused();
  await filterOf(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  await filterOf(page).fill('nothing of the kind');
  await expect(page.getByText('No operation matches “nothing of the kind”.')).toBeVisible();
});

test.describe('addresses of the single page lead to the right one', () => {
  for (const [from, to] of [
    ['#getRoom69', `${home}/rooms-page-2#getRoom69`],
    ['#getRoom69.id', `${home}/rooms-page-2#getRoom69.id`],
    ['#schema-Work.maker', `${home}/schemas#schema-Work.maker`],
    ['#tag-Works-of-art', `${home}/works-of-art#tag-Works-of-art`],
  ] as const) {
    test(`${from}`, async ({ page }) => {
      await visit(page, home + from);
      await expect(page).toHaveURL(to);
      const id = from.slice(1);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }

  test('a permalink, with its values', async ({ page }) => {
    await page.goto(`${home}?op=getArtist&id=a%2F1#getArtist`);
    const artist = consoleOf(page, 'getArtist');
    await expect(artist.field('id')).toHaveValue('a/1');
    expect(new URL(page.url()).pathname).toContain(artists);
  });

  test('going back skips the redirect', async ({ page }) => {
    await visit(page, `${home}/works-of-art`);
    await page.goto(`${home}#getRoom3`);
    await expect(page).toHaveURL(`${home}/rooms#getRoom3`);
    await page.goBack();
    await expect(page).toHaveURL(`${home}/works-of-art`);
    await expect(page.getByRole('heading', { level: 1, name: 'Works' })).toBeVisible();
  });

  test('an address that names nothing stays where it is', async ({ page }) => {
    await visit(page, `${home}#gone`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palace API');
    await expect(page).toHaveURL(`${home}#gone`);
  });
});

test('an answer leads to operations on other pages, by link and by address', async ({ page }) => {
  const calls = await answerCalls(page);
  await visit(page, `${home}/works-of-art?op=getWork&id=w1#getWork`);
  const work = consoleOf(page, 'getWork');
  await work.send();
  await expectAnswer(work, '200');
  await followPath(work, 'artist');
  await expectAnswer(consoleOf(page, 'getArtist'), '200');
  await page.goBack();
  await work.send();
  await expectAnswer(work, '200');
  await followPath(work, 'room');
  await expect(page).toHaveURL(`${home}/rooms-page-2?op=getRoom69&id=blue#getRoom69`);
  await expectAnswer(consoleOf(page, 'getRoom69'), '200');
  expect(calls).toEqual(['/v1/works/w1', '/v1/artists/a7', '/v1/works/w1', '/v1/rooms/r69/blue']);
});

test('a page loads only its own data', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text().catch(() => ''));
  });
  await visit(page, `${home}/works-of-art`);
  await openByButton(page.locator('section#getWork'));
  const scripts = (await Promise.all(bodies)).join('\n');
  expect(scripts).toContain('The Work.');
  expect(scripts).not.toContain('The Room.');
});

test('the side navigation opens where the reader is', async ({ page }) => {
  await visit(page, `${home}/rooms-page-2`);
  const nav = page.getByRole('navigation', { name: 'Pages of this API' });
  await expect(nav.locator('[aria-current=page]')).toHaveText(/^Rooms, 2 of 2/);
  await expect(nav.getByRole('link', { name: 'GET Get room 69' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'GET Get a work' })).toHaveCount(0);
  await expect(nav.getByText('Collection')).toBeVisible();
  await nav.getByRole('link', { name: /^Works/ }).click();
  await expect(page).toHaveURL(`${home}/works-of-art`);
  await expect(nav.locator('[aria-current=page]')).toHaveText(/^Works/);
  await expect(page).toHaveTitle('Works · Palace API | Large fixture');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://fixture.example${home}/works-of-art`,
  );
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.getByRole('link', { name: 'Palace API' }).click();
  await expect(page).toHaveURL(home);
});

for (const width of [390, 1280]) {
  test(`nothing moves on a page of schemas at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordShifts(page);
    await visit(page, `${home}/schemas`);
    expect(await shifts()).toEqual([]);
  });
}

test('axe finds nothing on a page of each kind', async ({ page }) => {
  const found: Record<string, string[]> = {};
  const knownLooks = new Set<string>();
  for (const path of [home, `${home}/rooms-page-2`, `${home}/schemas`]) {
    await visit(page, path);
    const findings = await findingsAtBothWidths(page, 'html', knownLooks);
    // This site has the colours of the stock theme, which are too faint for links.
    found[path] = findings.filter((finding) => !finding.includes('color-contrast: '));
  }
  expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([]);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the tree leads to operations, these to schemas, and pages to the next', async ({
    page,
  }) => {
    await page.goto(home);
    await expect(page.getByRole('searchbox', { name: 'Find an operation' })).toBeHidden();
    await page.getByText('70 operations').click();
    await page.getByRole('link', { name: /Get room 69/ }).click();
    await expect(page).toHaveURL(`${home}/rooms-page-2#getRoom69`);
    const room = page.locator('section#getRoom69');
    await room.getByRole('link', { name: 'Room', exact: true }).first().click();
    await expect(page).toHaveURL(`${home}/schemas#schema-Room`);
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Other' })).toBeVisible();
  });

  test('an old anchor leads to the link of its operation', async ({ page }) => {
    await page.goto(`${home}#getRoom69`);
    await expect(page.locator('li[id=getRoom69] a')).toBeInViewport();
  });
});
