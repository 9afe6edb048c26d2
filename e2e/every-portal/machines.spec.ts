import { portal } from '../portal.ts';
import { expect, test } from '../test.ts';
import { at, enter, guides, pages, references, servedUrl } from './site.ts';

const { basePath, siteUrl, summary } = portal;

test('pages have Markdown with the same heading', async ({ page, request }) => {
  for (const path of [basePath, guides[0] ?? '', ...references.map((one) => one.path)]) {
    await enter(page, path);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe(path === basePath ? at('/index.md') : `${path}.md`);
    const markdown = await request.get(href);
    expect(markdown.status(), href).toBe(200);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(await markdown.text(), href).toContain(`# ${heading}`);
  }
});

test('llms.txt lists guides and references by addresses that work', async ({ request }) => {
  const answer = await request.get(at('/llms.txt'));
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text).toContain(`> ${summary}`);
  const addresses = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => address);
  // Our own server writes the address that it is requested at.
  const own = addresses.map((address) => address.replace(siteUrl, servedUrl));
  for (const path of [...guides, ...references.map((one) => one.path)]) {
    expect(own).toContain(`${servedUrl}/${path.slice(basePath.length)}.md`);
  }
  for (const address of own.filter((one) => one.startsWith(`${servedUrl}/`))) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('a page names its card, which is a picture', async ({ page, request }) => {
  for (const path of pages.slice(0, 3)) {
    await enter(page, path);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(card?.startsWith(`${siteUrl}/`), card ?? '').toBe(true);
    const picture = await request.get(at((card ?? '').slice(siteUrl.length)));
    expect(picture.headers()['content-type']).toBe('image/png');
  }
});
