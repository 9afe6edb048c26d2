import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BuildManifest } from '@portal/server';
import { unzipSync } from 'fflate';
import { build, portal } from '../portal.ts';
import { expect, hosts, test, visit } from '../test.ts';

// Every address that a reader sees works: no page or download contains a placeholder host.

const manifest: BuildManifest = JSON.parse(readFileSync(join(build, '.manifest.json'), 'utf8'));

const standIns =
  /\{(api|site)\}|(api|iiif|images|developers)\.example\.org|(127\.0\.0\.1|localhost):\d+/g;

/** Where a placeholder is allowed, and why. */
const allowed: { file: RegExp; text: RegExp; why: string }[] = [
  {
    file: /^sandbox-(data\/|worker\.js$)/,
    text: /^(iiif|images)\.example\.org$/,
    why: 'The sandbox replaces these with its own address when it answers.',
  },
  {
    file: /^sandbox-worker\.js$/,
    text: /^(api|developers)\.example\.org$/,
    why: 'So it does in the examples of failures that it makes on request.',
  },
  {
    file: /\.zip\/[^/]+\/client\//,
    text: /^((api|iiif)\.example\.org|localhost:3000)$/,
    why: 'Comments in the client: its users name the host.',
  },
  {
    file: /\.zip\/[^/]+\/README\.md$|^tutorial-files\/.*\.(ipynb|py|R)$/,
    text: /^localhost:4000$/,
    why: 'How to use a sandbox on the reader’s own machine instead.',
  },
  {
    file: /^assets\/(cells|js)\//,
    text: /^iiif\.example\.org$/,
    why: 'Messages that show what an address of any IIIF service looks like.',
  },
];

function textsOf(file: string): [name: string, text: string][] {
  const bytes = readFileSync(join(build, file));
  if (!file.endsWith('.zip')) return [[file, bytes.toString()]];
  return Object.entries(unzipSync(bytes)).map(([path, content]) => [
    `${file}/${path}`,
    Buffer.from(content).toString(),
  ]);
}

/** Python's own files, served unchanged. */
function isForeign(file: string): boolean {
  return file.startsWith('pyodide/');
}

function isText(mediaType: string): boolean {
  return /^text\/|json|yaml|xml|javascript|zip/.test(mediaType) && !mediaType.includes('gzip');
}

test('no file of the build contains a placeholder host', () => {
  const texts = Object.values(manifest.files)
    .filter(({ file, mediaType }) => isText(mediaType) && !isForeign(file))
    .flatMap(({ file }) => textsOf(file));
  const endings = new Set(texts.map(([name]) => extname(name)));
  for (const ending of ['.html', '.md', '.js', '.json', '.yaml', '.http', '.ipynb', '.xml']) {
    expect([...endings]).toContain(ending);
  }
  const found = texts.flatMap(([name, text]) =>
    [...new Set(text.match(standIns) ?? [])]
      .filter((one) => !allowed.some(({ file, text: may }) => file.test(name) && may.test(one)))
      .map((one) => `${name}: ${one}`),
  );
  expect(found).toEqual([]);
});

test('the downloads name the address the site was built for, and are marked for it', () => {
  const files = Object.values(manifest.files);
  const endings = ['.openapi.yaml', '.openapi.json', '.postman.json', '.http', '.ipynb', '.zip'];
  for (const ending of endings) {
    const some = files.filter(({ file }) => file.endsWith(ending) && !isForeign(file));
    expect(some.length, ending).toBeGreaterThan(3);
    for (const { file, namesAddress } of some) {
      expect(namesAddress, file).toBe(true);
      const names = textsOf(file).some(([, text]) => text.includes(`${portal.siteUrl}/sandbox`));
      expect(names, file).toBe(true);
    }
  }
});

for (const [host, testOn, tag] of hosts) {
  testOn(
    `a page on ${host} shows the address it is read from`,
    { tag: [...tag] },
    async ({ page, baseURL }) => {
      const shown = (path: string) => expect.poll(() => addressesIn(page), path).toEqual([baseURL]);
      await visit(page, '/docs/quickstart');
      await shown('a guide');
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Catalogue', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/docs\/catalogue/);
      await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
      await shown('a guide that was linked');
      await visit(page, '/api/text');
      await shown('a reference');
      await page.getByRole('tab', { name: 'Python' }).first().click();
      await expect(page.locator('[data-samples] code').first()).toContainText('import requests');
      await shown('a sample in another language');
    },
  );
}

/** The portal origins that code and answers in the page name. */
function addressesIn(page: Page): Promise<string[]> {
  return page.evaluate((configured) => {
    const origins = [...document.querySelectorAll('pre, code, [data-recorded]')].flatMap(
      ({ textContent }) => textContent.match(/https?:\/\/[^/\s"']+(?=\/sandbox\b)/g) ?? [],
    );
    const others = [...document.querySelectorAll('pre, code, [data-recorded]')].filter(
      ({ textContent }) => textContent.includes(configured),
    );
    return [...new Set([...origins, ...others.map(() => configured)])];
  }, portal.siteUrl);
}

test('downloads name the address they are taken from, and pages for search engines do not', async ({
  request,
  baseURL,
}) => {
  const slug = 'exploring-collections-apis';
  const paths = [
    ...['yaml', 'json'].map((ending) => `/api/text.openapi.${ending}`),
    ...['/api/text.postman.json', '/api/text.http', '/api/text.md', '/docs/quickstart.md'],
    ...['/llms.txt', '/llms-full.txt', '/.well-known/api-catalog'],
    `/tutorial-files/${slug}/${slug}.deno.ipynb`,
  ];
  for (const path of paths) {
    const text = await (await request.get(path)).text();
    expect(text.includes(baseURL ?? ''), path).toBe(true);
    expect(text.includes(portal.siteUrl), path).toBe(false);
  }
  const zip = await (await request.get(`/tutorial-files/${slug}/${slug}.zip`)).body();
  const files = unzipSync(zip);
  expect(Buffer.from(files[`${slug}/api-address.ts`] ?? []).toString()).toContain(baseURL);
  for (const path of ['/sitemap.xml', '/robots.txt', '/docs/changelog.atom', '/docs/quickstart']) {
    expect(await (await request.get(path)).text(), path).toContain(portal.siteUrl);
  }
});
