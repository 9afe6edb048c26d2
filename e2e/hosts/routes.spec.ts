import { routes } from '@portal/sample/routes';
import { expect, test } from '../test.ts';

test('every page is complete, names itself, and has its own card and description', async ({
  request,
}) => {
  const cards = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of routes) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    expect([...html.matchAll(/<h1[ >]/g)], `headings of ${route}`).toHaveLength(1);
    expect(html).toMatch(new RegExp(`rel="canonical" href="https://[^/"]+${route}"`));
    const [, description = ''] = /name="description" content="([^"]+)"/.exec(html) ?? [];
    expect(description.length, `description of ${route}`).toBeGreaterThan(40);
    expect(html).toContain(`property="og:description" content="${description}"`);
    descriptions.add(description);
    const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = await request.get(new URL(card).pathname);
    expect(picture.headers()['content-type'], card).toBe('image/png');
    cards.add(card);
  }
  expect(cards.size).toBe(routes.length);
  expect(descriptions.size).toBe(routes.length);
});

test('every link and anchor within the site leads somewhere @sweep', async ({
  request,
  baseURL,
}) => {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  // Most links are on every page.
  const answers = new Map<string, Promise<{ status: number; text: string }>>();
  const ask = (address: string) => {
    const known = answers.get(address);
    if (known) return known;
    const asked = request
      .get(address, { maxRedirects: 0 })
      .then(async (answer) => ({ status: answer.status(), text: await answer.text() }));
    answers.set(address, asked);
    return asked;
  };
  for (const route of routes) pages.set(route, await (await request.get(route)).text());
  for (const [route, html] of pages) {
    for (const [tag, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)) {
      if (/ download[= >]/.test(tag)) continue;
      const url = new URL(href.replaceAll('&amp;', '&'), `${baseURL}${route}`);
      if (url.origin !== new URL(baseURL ?? '').origin) continue;
      if (url.pathname.startsWith('/sandbox/')) {
        // Some of these lead to a 404 on purpose, but never to a service that does not exist.
        const { status, text } = await ask(url.pathname + url.search);
        if (status >= 500 || text.includes('Cannot GET')) {
          broken.push(`${route}: ${href} is answered by nobody`);
        }
        continue;
      }
      const target = pages.get(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      if (target === undefined) {
        // Not a page but a file, such as the Markdown of one.
        if ((await ask(url.pathname)).status !== 200)
          broken.push(`${route}: ${href} is neither page nor file`);
      } else if (id && !target.includes(`id="${id}"`))
        broken.push(`${route}: ${href} has no anchor`);
    }
  }
  expect(broken).toEqual([]);
});

test('/docs is an overview: a first request, the four APIs and four ways in', async ({ page }) => {
  await page.goto('/docs?from=menu');
  await expect(page).toHaveURL('/docs?from=menu');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(main.locator('.theme-code-block').first()).toBeInViewport();
  for (const id of ['catalogue', 'iiif', 'content', 'text']) {
    await expect(main.locator(`a[href="/api/${id}"]`)).toHaveText('Reference');
    await expect(main.locator(`li a[href="/docs/${id}"]`).first()).toHaveText('Guide');
  }
  const ways = ['/docs/catalogue', '/sandbox', '/docs/examples', '/docs/datasets'];
  expect(
    await main.locator('li strong a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
  ).toEqual(ways);
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute(
    'href',
    '/docs/quickstart',
  );
  await expect(page.locator('.pagination-nav__link--prev')).toHaveCount(0);
  await page.goto('/docs/catalogue');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
});

test('the sitemap lists every page, and robots.txt names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) =>
    path === '' ? '/' : path,
  );
  expect(listed.sort()).toEqual([...routes].sort());
});

test('favicon and web manifest exist, with icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await request.get(icon ?? '')).headers()['content-type']).toContain('image/svg+xml');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toContain('Developers');
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
