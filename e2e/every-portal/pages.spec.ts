import type { Page } from '@playwright/test';
import { portal } from '../portal.ts';
import { servedBy } from '../support/hosts/host-kinds.ts';
import { expect, forget404, test } from '../test.ts';
import { at, enter, guides, pages, references } from './site.ts';

const { basePath, origin, redirects = [], shortName } = portal;

test('the sitemap lists the home page, the guides and every reference', () => {
  expect(pages).toContain(basePath);
  expect(guides).toContain(at(portal.documentation));
  expect(pages).toEqual(expect.arrayContaining(references.map(({ path }) => path)));
  expect(new Set(pages).size).toBe(pages.length);
});

test('every page has one heading, a unique title, its address and all its pictures', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const titles = new Set<string>();
  for (const path of pages) {
    await test.step(path, async () => {
      await enter(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      const title = await page.title();
      expect(title.endsWith(`${shortName} Developers`), title).toBe(true);
      titles.add(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path);
      expect(await lostPictures(page)).toEqual([]);
    });
  }
  expect(titles.size).toBe(pages.length);
});

function lostPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    // Those further down would load only once they are scrolled to.
    for (const picture of pictures) picture.loading = 'eager';
    const lost = pictures.map((picture) =>
      picture.decode().then(
        () => [],
        () => [picture.src],
      ),
    );
    return (await Promise.all(lost)).flat();
  });
}

test('a page leads to others, and the logo back home', async ({ page }) => {
  await enter(page, basePath);
  await page
    .locator(`main a[href^="${at('/docs/')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(at('/docs/')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(basePath);
});

test('a missing page is reported, with a way home', async ({ page, complaints }) => {
  const answer = await page.goto(at('/docs/no-such-page'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.locator(`main a[href="${basePath}"]`).last().click();
  await expect(page).toHaveURL(basePath);
  forget404(complaints);
});

for (const { from, to } of redirects) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(servedBy.knowsPages ? at(from) : `${at(from)}/index.html`);
    await expect(page).toHaveURL(at(to));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

// A host for plain files has no redirects: there the pages themselves correct their address.
if (servedBy.redirects) {
  test('each page has one address', async ({ request }) => {
    const guide = at(portal.documentation);
    const locationOf = async (path: string): Promise<string> => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return `${answer.status()} ${answer.headers().location}`;
    };
    expect(await locationOf(`${guide}.html?a=1`)).toBe(`301 ${guide}?a=1`);
    expect(await locationOf(`${guide}/`)).toBe(`301 ${guide}`);
    expect(await locationOf(`${basePath}index.html`)).toBe(`301 ${basePath}`);
    if (basePath === '/') return;
    expect(await locationOf(basePath.slice(0, -1))).toBe(`301 ${basePath}`);
    expect(await locationOf('/?a=1')).toBe(`302 ${basePath}?a=1`);
    for (const path of [portal.documentation, `/other${basePath}`]) {
      expect(await locationOf(path)).toBe('404 undefined');
    }
  });
}
