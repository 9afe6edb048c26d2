import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadApis } from '@portal/contract/node';
import { folders } from '../portal.ts';
import { copiedBy } from '../support/clipboard.ts';
import { expect, hosts, test, visit } from '../test.ts';

const apisDir = join(folders.portal, 'apis');

test('every page has Markdown with the same content', { tag: '@sweep' }, async ({
  browser,
  request,
}) => {
  // The content is in the page's file, and loads sooner without scripts.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const list = await (await request.get('/llms.txt')).text();
  const paths = [...list.matchAll(/\]\(https?:\/\/[^/)]+(\/[^)]+\.md)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain('text/markdown');
    const markdown = plainText(await response.text());
    await page.goto(path.replace(/(index)?\.md$/, ''));
    const headings = await page
      .locator('main :is(h1, h2)')
      .filter({ visible: true })
      .allTextContents();
    for (const heading of headings) expect(markdown, path).toContain(plainText(heading));
  }
  await context.close();
});

test('every operation and schema has Markdown', async ({ request }) => {
  for (const api of await loadApis(apisDir)) {
    for (const operation of api.operations) {
      const markdown = await (await request.get(`/api/${api.id}.${operation.id}.md`)).text();
      expect(markdown).toContain(
        `${operation.method.toUpperCase()} ${operation.basePath}${operation.path}`,
      );
      for (const { name } of operation.parameters) expect(markdown).toContain(`\`${name}\``);
      for (const { status } of operation.responses) expect(markdown).toContain(`**${status} `);
    }
    for (const name of Object.keys(api.schemas)) {
      const response = await request.get(`/api/${api.id}.schema-${name}.md`);
      expect(response.status(), name).toBe(200);
    }
  }
});

test('Markdown is served to clients that ask for it, and pages name their other formats', async ({
  request,
}) => {
  const headers = { Accept: 'text/markdown' };
  const markdown = await request.get('/docs/iiif', { headers });
  expect(await markdown.text()).toBe(await (await request.get('/docs/iiif.md')).text());
  const page = await request.get('/api/catalogue');
  expect(page.headers().link).toContain(
    '</api/catalogue.md>; rel="alternate"; type="text/markdown"',
  );
  expect(page.headers().link).toContain('</api/catalogue.openapi.yaml>; rel="service-desc"');
  expect(page.headers().link).toContain('</.well-known/api-catalog>; rel="api-catalog"');
  expect(page.headers().vary).toContain('Accept');
});

test('the list of APIs leads to their descriptions', async ({ request }) => {
  const response = await request.get('/.well-known/api-catalog');
  expect(response.headers()['content-type']).toBe('application/linkset+json');
  const { linkset } = await response.json();
  expect(linkset).toHaveLength(4);
  for (const api of linkset) {
    for (const { href, type } of [...api['service-desc'], ...api['service-doc']]) {
      const found = await request.get(new URL(href).pathname);
      expect(found.status(), href).toBe(200);
      expect(found.headers()['content-type'], href).toContain(type);
    }
  }
});

test('the changes of the APIs are a page with a feed', async ({ page, request }) => {
  await visit(page, '/docs/changelog');
  await expect(page.getByRole('heading', { level: 1, name: 'API changes' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const changelog = readFileSync(join(folders.portal, 'CHANGELOG.md'), 'utf8');
  const [, newest = ''] = /^## (\S+)/m.exec(changelog) ?? [];
  await expect(page.getByRole('heading', { level: 2, name: newest })).toBeVisible();
  const anchors = [...changelog.matchAll(/^##+ .* \{\/\* #(\S+) \*\/\}$/gm)].map(
    ([, anchor = '']) => anchor,
  );
  expect(anchors).toHaveLength(changelog.match(/^##+ /gm)?.length ?? 0);
  for (const anchor of anchors) await expect(page.locator(`:is(h2, h3)#${anchor}`)).toHaveCount(1);
  // In words, not by colour alone, and with a link to the operation.
  const breaking = page.getByRole('listitem').filter({ hasText: 'Breaking:' });
  await expect(breaking).toHaveCount(changelog.match(/^- \*\*Breaking:\*\*/gm)?.length ?? 0);
  const operation = breaking.first().getByRole('link').first();
  await expect(operation).toHaveAttribute('href', /\/api\/catalogue#getWorks$/);
  const href = await page
    .getByRole('link', { name: 'this list as an Atom feed' })
    .getAttribute('href');
  const feed = await request.get(href ?? '');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain(`<title>${newest}</title>`);
});

test('the sitemap has the day on which a description last changed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { id, changed } of await loadApis(apisDir)) {
    expect(sitemap).toContain(`/api/${id}</loc><lastmod>${changed}</lastmod>`);
  }
});

/** The newest day on which one of the files was changed, as git knows it; none if it does not know. */
function lastChange(...files: string[]): Date | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folders.portal, encoding: 'utf8' }).stdout?.trim() ?? '';
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
  if (!isWhole || git('status', '--porcelain', '--', ...files) !== '') return undefined;
  const seconds = git('log', '--format=%at', '--', ...files).split('\n');
  return new Date(Math.max(...seconds.map(Number)) * 1000);
}

test('a guide has the day on which it was updated, the same in every form', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const sitemap = await textOf('/sitemap.xml');
  const pages = {
    iiif: [],
    changelog: ['CHANGELOG.md'],
    'examples/building-an-image-classifier': [],
  };
  for (const [page, shown] of Object.entries(pages)) {
    const path = `/docs/${page}`;
    const day = lastChange(`docs/${page}.mdx`, ...shown);
    const date = day?.toISOString().slice(0, 10);
    const words = day?.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const html = await textOf(path);
    const [, stamp, said] = /Last updated on <time datetime="([^"]*)">([^<]*)</i.exec(html) ?? [];
    // Nothing is better than a wrong date, as in a clone without its history.
    expect([path, stamp, said]).toEqual([path, date, words]);
    expect(/\nLast updated on (.*)\.\n/.exec(await textOf(`${path}.md`))?.[1]).toBe(words);
    expect(/"dateModified":"([^"]*)"/.exec(html)?.[1]).toBe(date);
    expect(sitemap.includes(`${path}</loc><lastmod>${date}</lastmod>`)).toBe(date !== undefined);
  }
  for (const path of ['/', '/sandbox', '/search']) {
    expect(await textOf(path)).not.toContain('Last updated');
  }
});

test('structured data tells search engines what a page is', async ({ request }) => {
  const thingsOn = async (path: string) => {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
    return blocks.map(([, json = '']) => JSON.parse(json));
  };
  const typesOf = async (path: string) => (await thingsOn(path)).map((one) => one['@type']);
  expect(await typesOf('/docs/iiif')).toContain('TechArticle');
  expect(await typesOf('/docs/datasets')).toEqual(
    expect.arrayContaining(['TechArticle', 'Dataset']),
  );
  expect(await typesOf('/api/text')).toContain('WebAPI');
  for (const path of ['/docs', '/docs/examples', '/docs/examples/building-an-image-classifier']) {
    const places = JSON.stringify(await thingsOn(path)).matchAll(/"(?:url|item)":"([^"]+)"/g);
    for (const [, address = ''] of places) {
      const { pathname } = new URL(address);
      const found = await request.get(pathname, { maxRedirects: 0 });
      expect([pathname, found.status()]).toEqual([pathname, 200]);
    }
  }
});

for (const [name, testOn, tag] of hosts) {
  testOn(`a page can be copied whole, on ${name}`, { tag: [...tag] }, async ({ page }) => {
    for (const path of ['/docs/iiif', '/api/text', '/']) {
      await visit(page, path);
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
        'href',
        path === '/' ? '/index.md' : `${path}.md`,
      );
      const copied = await copiedBy(page.getByRole('button', { name: 'Copy page' }));
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(copied).toContain(`# ${title}`);
    }
  });
}

/** Words only: Markdown escapes, links and code marks make no difference. */
function plainText(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[\\`*[\]​]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('the page shows the portal’s CHANGELOG.md', async ({ request }) => {
  const markdown = plainText(await (await request.get('/docs/changelog.md')).text());
  const changelog = readFileSync(join(folders.portal, 'CHANGELOG.md'), 'utf8');
  for (const heading of changelog.match(/^#+ .*$/gm) ?? [])
    expect(markdown).toContain(plainText(heading.replace(/ \{\/\* #.*$/, '')));
});
