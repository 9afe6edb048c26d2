import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readBuiltPortal } from './built-portal.ts';
import { consoleOf } from './console-page.ts';
import { searchParts } from './search-box.ts';
import { test as base, expect, forget404, forgetFailedLoads } from './test.ts';
import { cell } from './tutorial.ts';
import { type WalkedHost, walkedHosts } from './walked-hosts.ts';
import { workbench } from './workbench.ts';

// One build on each kind of host, wherever on the host it is. WALKED_BUILD names the folder of a
// build that was made for a path, such as PORTAL_URL=https://museum.example/developers/.

const usual = fileURLToPath(new URL('../site/build', import.meta.url));
const portal = readBuiltPortal(resolve(process.env.WALKED_BUILD ?? usual));
const { basePath } = portal;
const [guide = ''] = portal.guides;
const [reference = ''] = portal.references;

for (const [name, host] of Object.entries(walkedHosts)) walk(name, host);

function walk(name: string, { open, knowsPages, redirects }: WalkedHost): void {
  const test = base.extend<{ asksInside: undefined }, { host: string }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
      async ({}, use) => {
        const server = await open(portal);
        await use(server.url);
        await server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ host }, use) => use(host),
    // What is outside belongs to another site of the same host.
    asksInside: [
      async ({ page, host, complaints }, use) => {
        page.on('request', (request) => {
          const { origin, pathname } = new URL(request.url());
          const isOutside = origin === host && !pathname.startsWith(basePath);
          if (isOutside) complaints.push(`request outside ${basePath}: ${pathname}`);
        });
        await use(undefined);
      },
      { auto: true },
    ],
  });

  const visit = async (page: Page, path: string): Promise<void> => {
    const file = path === basePath ? `${path}index.html` : path.replace(/(?=[?#]|$)/, '.html');
    await page.goto(knowsPages ? path : file);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page).toHaveURL(path);
  };

  test.describe(`below ${basePath} on ${name}`, { tag: '@sweep' }, () => {
    test('the home page leads to others, in the dark too', async ({ page }) => {
      await visit(page, basePath);
      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator(`main a[href^="${basePath}docs/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${basePath}docs/`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (knowsPages) {
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const lost = await page.evaluate(() =>
        [...document.images]
          .filter((one) => one.complete && one.naturalWidth === 0)
          .map((one) => one.src),
      );
      expect(lost).toEqual([]);
      await page.locator('.navbar__brand').click();
      await expect(page).toHaveURL(basePath);
    });

    test('a guide has its addresses there', async ({ page, host }) => {
      await visit(page, guide);
      const meta = await page.evaluate(() => ({
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        card: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content,
      }));
      for (const address of Object.values(meta)) {
        const { pathname } = new URL(address ?? '');
        expect(pathname.startsWith(basePath)).toBe(true);
        const isPage = address === meta.canonical && !knowsPages;
        const answer = await page.request.get(`${host}${pathname}${isPage ? '.html' : ''}`);
        expect(answer.status(), pathname).toBe(200);
      }
      const markdown = page.getByRole('link', { name: 'View as Markdown' });
      const twin = await page.request.get(host + (await markdown.getAttribute('href')));
      expect(twin.status()).toBe(200);
    });

    test('a request can be sent from a reference', async ({ page, complaints }) => {
      await visit(page, reference);
      const example = page.locator('section a[data-request]').first();
      const id = await example.evaluate((link) => link.closest('section')?.id ?? '');
      await example.click();
      const opened = consoleOf(page, id);
      await opened.send();
      await expect(opened.answer.getByRole('status').first()).toContainText('200');
      forgetFailedLoads(complaints);
    });

    test('the search finds a page and goes there', async ({ page }) => {
      await visit(page, basePath);
      const { slot, field, options, dialog } = searchParts(page);
      await slot.click();
      await field.fill('licence');
      const href = await options.first().getAttribute('href');
      expect(href?.startsWith(basePath)).toBe(true);
      await options.first().click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(href ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
    });

    test('a page that is not there is said not to be', async ({ page, complaints }) => {
      const answer = await page.goto(`${basePath}docs/no-such-page`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      const way = page.locator(`main a[href="${basePath}"]`).last();
      await way.click();
      await expect(page).toHaveURL(basePath);
      forget404(complaints);
    });

    if (redirects) {
      test('each page has one address', async ({ page, host }) => {
        const locationOf = async (path: string) => {
          const answer = await page.request.get(host + path, { maxRedirects: 0 });
          return `${answer.status()} ${answer.headers().location}`;
        };
        expect(await locationOf(`${guide}.html?a=1`)).toBe(`301 ${guide}?a=1`);
        expect(await locationOf(`${guide}/`)).toBe(`301 ${guide}`);
        expect(await locationOf(`${basePath}index.html`)).toBe(`301 ${basePath}`);
        if (basePath === '/') return;
        expect(await locationOf(basePath.slice(0, -1))).toBe(`301 ${basePath}`);
        expect(await locationOf('/?a=1')).toBe(`302 ${basePath}?a=1`);
        for (const path of [guide.slice(basePath.length - 1), `/other${basePath}`]) {
          expect(await locationOf(path)).toBe('404 undefined');
        }
      });
    }

    for (const tutorial of portal.tutorials.slice(0, 1)) {
      test('a cell of a tutorial runs', async ({ page, complaints }) => {
        await visit(page, tutorial);
        await cell(page, 1).getByRole('button', { name: 'Run' }).click();
        await expect(cell(page, 1)).toContainText('Has run');
        await expect(cell(page, 1).locator('.cell-error')).toHaveCount(0);
        forgetFailedLoads(complaints);
      });
    }

    if (portal.workbench) {
      test('the workbench shows a picture', async ({ page, complaints }) => {
        await visit(page, `${portal.workbench}#workbench`);
        await expect(workbench(page).result).toContainText('as predicted');
        forgetFailedLoads(complaints);
      });
    }
  });
}
