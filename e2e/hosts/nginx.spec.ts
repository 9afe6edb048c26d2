import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { BuildManifest } from '@portal/server';
import { build } from '../portal.ts';
import { serveByNginx } from '../support/hosts/nginx.ts';
import { cases } from '../support/hosts/nginx-cases.ts';
import {
  type Asking,
  ask,
  pickHeaders,
  type RawAnswer,
  securityHeadersOf,
} from '../support/hosts/raw-answer.ts';
import { cell } from '../support/pages/tutorial.ts';
import { test as browserTest, forget404, visit } from '../test.ts';

// The same build on plain nginx and on our own server, address by address.

type Hosts = { nginx: string };

type NginxFixture = [
  (others: object, use: (url: string) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
];

/** Its address, for all tests that one worker runs. */
const nginx: NginxFixture = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
  async ({}, use) => {
    const program = process.env.NGINX_PATH;
    if (!program) throw new Error('Name an nginx in NGINX_PATH, for example /usr/sbin/nginx.');
    const server = await serveByNginx(program, build);
    await use(server.url);
    await server.close();
  },
  { scope: 'worker' },
];

const test = base.extend<object, Hosts>({ nginx });
const testInBrowser = browserTest.extend<object, Hosts>({
  nginx,
  baseURL: async ({ nginx: url }, use) => use(url),
});

const own = process.env.SERVED_URL ?? '';

const ofAll = ['location', 'cache-control', 'vary', 'link', 'allow'];
const ofFiles = ['content-type', 'content-encoding', 'content-length'] as const;

const manifest: BuildManifest = JSON.parse(readFileSync(join(build, '.manifest.json'), 'utf8'));

const namingAddress = new Set(
  Object.entries(manifest.files)
    .filter(([, file]) => file.namesAddress)
    .map(([path]) => encodeURI(path)),
);

/** Our server puts its own address into some files, so their bytes differ. */
function namesAddress(target: string, { headers = {} }: Asking): boolean {
  const path = target.replace(/\?.*$/, '');
  const markdownPath = `${path === '/' ? '/index' : path}.md`;
  return (
    namingAddress.has(/markdown/i.test(headers.accept ?? '') ? markdownPath : path) ||
    namingAddress.has(path)
  );
}

function describeAnswer(answer: RawAnswer, path: string, asking: Asking) {
  const sameBytes = !namesAddress(path, asking);
  const range = pickHeaders(answer, sameBytes ? ['content-range'] : []);
  // nginx adds its headers a second time to an answer that it turns into a 416.
  if (answer.status === 416) return { status: 416, ...range };
  const asksBrotli = /br|\*/.test(asking.headers?.['accept-encoding'] ?? '');
  const compared = [...securityHeadersOf(path, answer), ...ofAll];
  const hasFile = [200, 206, 304, 404].includes(answer.status);
  const packing = asksBrotli || !sameBytes ? ['content-type'] : ofFiles;
  return {
    status: answer.status,
    ...range,
    ...pickHeaders(answer, hasFile ? [...compared, ...packing] : compared),
    etag: answer.headers.etag !== undefined,
    // nginx serves ranges only of uncompressed files, and has no Brotli.
    hasParts: !asksBrotli && isPlain(answer) && answer.headers['accept-ranges'] === 'bytes',
    // The text of redirects and refusals is the host's own.
    body: hasFile && sameBytes ? createHash('sha256').update(answer.body).digest('hex') : '',
  };
}

function isPlain({ status, headers }: RawAnswer): boolean {
  return status === 200 && headers['content-encoding'] === undefined;
}

async function expectSameAnswer(nginx: string, path: string, asking: Asking): Promise<void> {
  const [want, got] = await Promise.all([ask(own, path, asking), ask(nginx, path, asking)]);
  expect
    .soft(describeAnswer(got, path, asking), `${asking.method ?? 'GET'} ${path}`)
    .toEqual(describeAnswer(want, path, asking));
}

test('every file of the build gets the same answer', async ({ nginx }) => {
  test.setTimeout(180_000);
  const paths = Object.keys(manifest.files).map(encodeURI);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    await expectSameAnswer(nginx, path, { headers: { 'accept-encoding': 'gzip' } });
  }
});

test('every other address, method and preference gets the same answer', async ({ nginx }) => {
  test.setTimeout(180_000);
  for (const [path, asking] of cases) {
    await test.step(`${asking.method ?? 'GET'} ${path.slice(0, 60)}`, () =>
      expectSameAnswer(nginx, path, asking));
  }
});

test('unchanged files are not sent again, nor others in their place', async ({ nginx }) => {
  for (const path of ['/', '/docs/iiif', '/docs/iiif.md', '/cells-worker.js', '/icons/180.png']) {
    for (const encoding of ['identity', 'gzip']) {
      for (const host of [own, nginx]) {
        const headers = { 'accept-encoding': encoding };
        const first = await ask(host, path, { headers });
        const tag = first.headers.etag ?? '';
        const again = await ask(host, path, { headers: { ...headers, 'if-none-match': tag } });
        const other = await ask(host, path, { headers: { ...headers, 'if-none-match': '"x"' } });
        expect([again.status, again.body.length, other.status], path).toEqual([304, 0, 200]);
        const wanted = await ask(host, path, { headers: { ...headers, 'if-match': tag } });
        const gone = await ask(host, path, { headers: { ...headers, 'if-match': '"x"' } });
        expect([wanted.status, gone.status], path).toEqual([200, 412]);
        const compared = [...securityHeadersOf(path, first), ...ofAll];
        expect(pickHeaders(again, compared), path).toEqual(pickHeaders(first, compared));
      }
    }
  }
});

testInBrowser('pages work there, and comply with the policy', async ({ page }) => {
  for (const route of ['/', '/docs/iiif', '/api/catalogue']) await visit(page, route);
  await page.goto('/docs/iiif/');
  await expect(page).toHaveURL('/docs/iiif');
});

testInBrowser('the workers start under their own policies', async ({ page, complaints }) => {
  await visit(page, '/docs/examples/exploring-collections-apis');
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1)).toContainText('Has run');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('licence');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  // The first call checks whether a server answers for the sandbox; here none does.
  forget404(complaints);
});
