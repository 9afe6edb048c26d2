import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from '../rules/content-security-policy.ts';
import { mediaTypeOf } from '../rules/media-types.ts';
import { createSiteApp } from '../site/site-app.ts';
import { readManifest } from './build-manifest.ts';
import { prepareBuild } from './prepare-build.ts';
import { smallSite, tempBuild } from './temp-build.fixture.ts';

const noise = Buffer.concat(
  Array.from({ length: 50 }, (_, i) => createHash('sha256').update(`${i}`).digest()),
);

async function snapshot(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  const contents = await Promise.all(paths.sort().map((path) => readFile(path, 'base64')));
  return Object.fromEntries(paths.map((path, index) => [path, contents[index] ?? '']));
}

test('the manifest lists pages, files, redirects and the not-found page', async () => {
  const dir = await tempBuild(smallSite);
  const manifest = await prepareBuild(dir);
  expect(Object.keys(manifest.files)).toEqual([
    '/assets/js/main.1a2b3c.js',
    '/docs/café',
    '/docs/catalogue',
    '/docs/iiif',
    '/img/plate.png',
    '/',
    '/small.txt',
  ]);
  expect(manifest.redirects).toEqual([
    { from: '/docs', to: '/docs/catalogue' },
    { from: '/old', to: '/docs/iiif?a=1#sizes' },
  ]);
  expect(manifest.notFound?.file).toBe('404.html');
  expect(manifest.files['/assets/js/main.1a2b3c.js']?.immutable).toBe(true);
  expect(manifest.files['/img/plate.png']?.immutable).toBe(false);
  expect(await readManifest(dir)).toEqual(manifest);
});

test('compressed copies have the same content and are smaller', async () => {
  const dir = await tempBuild(smallSite);
  const { files } = await prepareBuild(dir);
  const page = await readFile(join(dir, 'docs/iiif.html'));
  const br = await readFile(join(dir, 'docs/iiif.html.br'));
  const gz = await readFile(join(dir, 'docs/iiif.html.gz'));
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(gunzipSync(gz)).toEqual(page);
  expect(files['/docs/iiif']?.encodings).toEqual({ br: br.length, gzip: gz.length });
  expect(br.length).toBeLessThan(page.length);
});

test('a build without compression has no copies, and is served unchanged', async () => {
  const dir = await tempBuild({
    ...smallSite,
    'docs/iiif.html.br': 'old',
    'docs/iiif.html.gz': 'old',
  });
  const { files } = await prepareBuild(dir, { isCompressed: false });
  expect(Object.values(files).filter(({ encodings }) => Object.keys(encodings).length > 0)).toEqual(
    [],
  );
  expect(
    (await readdir(dir, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file)),
  ).toEqual([]);
  const app = createSiteApp(dir, await readManifest(dir));
  const response = await app.request('/docs/iiif', { headers: { 'accept-encoding': 'br, gzip' } });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
  expect(await response.text()).toBe(smallSite['docs/iiif.html']);
});

test('copies of files larger than the default window have the same content too', async () => {
  const text = Array.from({ length: 380_000 }, (_, line) => `line ${line}`).join('\n');
  const dir = await tempBuild({ ...smallSite, 'large.json': text });
  const { files } = await prepareBuild(dir);
  expect(files['/large.json']?.size).toBeGreaterThan(2 ** 22);
  const br = await readFile(join(dir, 'large.json.br'));
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(br.length).toBeLessThan(text.length / 4);
});

test('files are compressed harder the more pages wait for them', async () => {
  const text = Array.from({ length: 3000 }, (_, id) =>
    JSON.stringify({ id, year: 1500 + ((id * 37) % 400), leaf: id % 97 }),
  ).join('\n');
  const sizeAt = (quality: number) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return brotliCompressSync(text, { params }).length;
  };
  const [download, page, shared] = [sizeAt(9), sizeAt(10), sizeAt(11)];
  expect(new Set([download, page, shared]).size).toBe(3);
  const wanted = {
    ...{ 'assets/main.1a.js': shared, 'assets/runtime~main.1a.js': shared, 'a.css': shared },
    ...{
      'a.js': page,
      'domain.1a.js': page,
      'a.mjs': page,
      'a.html': page,
      'a.json': page,
      'a.svg': page,
      'a.webmanifest': page,
    },
    ...{ 'a.md': download, 'a.xml': download, 'a.ipynb': download },
  };
  const dir = await tempBuild(Object.fromEntries(Object.keys(wanted).map((file) => [file, text])));
  await prepareBuild(dir);
  for (const [file, size] of Object.entries(wanted)) {
    expect((await readFile(join(dir, `${file}.br`))).length, file).toBe(size);
  }
});

test('small, compressed and incompressible files are left alone', async () => {
  const dir = await tempBuild({
    ...smallSite,
    'kilobyte.txt': 'a'.repeat(1024),
    'noise.wasm': noise,
  });
  const { files } = await prepareBuild(dir);
  for (const path of ['/small.txt', '/kilobyte.txt', '/img/plate.png', '/noise.wasm']) {
    expect(files[path]?.encodings, path).toEqual({});
  }
  expect(files['/noise.wasm']?.size).toBeGreaterThan(1024);
  expect(mediaTypeOf('noise.wasm').compressible).toBe(true);
});

test('a copy that would be no smaller is left out, even if the other is smaller', async () => {
  // Hardly compressible: worth the overhead of brotli, but not that of gzip.
  const bytes = Buffer.concat([noise, Buffer.alloc(50)]);
  expect(brotliCompressSync(bytes).length).toBeLessThan(bytes.length);
  expect(gzipSync(bytes, { level: 9 }).length).toBeGreaterThan(bytes.length);
  const dir = await tempBuild({ 'noise.wasm': bytes });
  const { files } = await prepareBuild(dir);
  const { length } = await readFile(join(dir, 'noise.wasm.br'));
  expect(files['/noise.wasm']?.encodings).toEqual({ br: length });
  expect(await readdir(dir)).not.toContain('noise.wasm.gz');
});

test('running it twice changes nothing', async () => {
  const dir = await tempBuild(smallSite);
  await prepareBuild(dir);
  const once = await snapshot(dir);
  await prepareBuild(dir);
  expect(await snapshot(dir)).toEqual(once);
  expect(Object.keys(once).filter((path) => path.endsWith('.br'))).not.toEqual([]);
});

test('a data set that is shipped compressed stays unchanged', async () => {
  const json = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id })));
  const dir = await tempBuild({ 'works.json': json, 'works.json.gz': 'shipped', 'a.gz': 'alone' });
  for (const run of [1, 2]) {
    const { files } = await prepareBuild(dir);
    expect(files['/works.json.gz']?.size, `run ${run}`).toBe('shipped'.length);
    expect(files['/a.gz']?.mediaType).toBe('application/gzip');
  }
  expect(await readFile(join(dir, 'works.json.gz'), 'utf8')).toBe('shipped');
});

test('copies of deleted pages are removed', async () => {
  const dir = await tempBuild({ 'a.html.br': 'old', 'a.html.gz': 'old', 'b.html': 'b' });
  const { files } = await prepareBuild(dir);
  expect(Object.keys(files)).toEqual(['/b']);
  expect(await readdir(dir)).not.toContain('a.html.gz');
});

test('hidden files and instructions to hosts are not served', async () => {
  const dir = await tempBuild({
    '.nojekyll': '',
    '.env': 'SECRET=1',
    '.git/config': '',
    '.well-known/security.txt': 'Contact: mailto:a@example.org',
    _redirects: '',
    'Who? What. Why.': '',
    'index.html': '',
  });
  const { files } = await prepareBuild(dir);
  expect(Object.keys(files)).toEqual(['/.well-known/security.txt', '/Who? What. Why.', '/']);
});

test('the policy allows the inline scripts of every page, and the configured hosts', async () => {
  const dir = await tempBuild(smallSite);
  const { contentSecurityPolicy } = await prepareBuild(dir, {
    connectOrigins: ['https://api.example.org'],
    pictureOrigins: ['https://images.example.org'],
  });
  for (const name of ['index.html', 'docs.html', '404.html']) {
    const [hash] = inlineScriptHashes(String(smallSite[name]));
    expect(hash).toBeDefined();
    expect(contentSecurityPolicy).toContain(hash);
  }
  expect(contentSecurityPolicy).toContain("connect-src 'self' https://api.example.org;");
  expect(contentSecurityPolicy).toContain("img-src 'self' data: blob: https://images.example.org;");
});

test('static hosts get the same headers', async () => {
  const dir = await tempBuild(smallSite);
  const { contentSecurityPolicy } = await prepareBuild(dir);
  const lines = (await readFile(join(dir, '_headers'), 'utf8')).split('\n');
  expect(lines[0]).toBe('/*');
  expect(lines).toContain(`  Content-Security-Policy: ${contentSecurityPolicy}`);
  expect(lines).toContain('  X-Frame-Options: DENY');
  expect(lines.slice(-17)).toEqual([
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/pyodide/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/sandbox-data/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/search-data/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/*.md',
    '  Content-Type: text/markdown; charset=utf-8',
    '/*.mjs',
    '  Content-Type: text/javascript; charset=utf-8',
    '/*.wasm',
    '  Content-Type: application/wasm',
    '/.well-known/api-catalog',
    '  Content-Type: application/linkset+json',
    '',
  ]);
});

test('static hosts link the other forms of a page, after everything else', async () => {
  const dir = await tempBuild({ 'index.html': '', 'index.md': '', 'a.html': '', 'llms.txt': '' });
  await prepareBuild(dir);
  const [, links] = (await readFile(join(dir, '_headers'), 'utf8')).split('linkset+json\n');
  expect(links).toBe(
    [
      '/a',
      '  Link: </llms.txt>; rel="describedby"; type="text/plain"',
      '/',
      '  Link: </index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"',
      '',
    ].join('\n'),
  );
});

test.each([
  ['evaluates', { evaluatingWorkers: ['worker.js'] }, "script-src 'self' 'unsafe-eval';"],
  ['compiles WebAssembly', { wasmWorkers: ['worker.js'] }, "script-src 'self' 'wasm-unsafe-eval';"],
])('the script of a worker that %s has its own policy everywhere', async (_, workers, allowed) => {
  const dir = await tempBuild({ ...smallSite, 'worker.js': 'run()' });
  const manifest = await prepareBuild(dir, workers);
  const app = createSiteApp(dir, await readManifest(dir));
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/worker.js')).toContain(allowed);
  for (const path of ['/', '/docs/iiif', '/missing']) {
    expect(await policyOf(path)).toBe(manifest.contentSecurityPolicy);
  }
  const lines = (await readFile(join(dir, '_headers'), 'utf8')).split('\n');
  expect(lines.slice(-4)).toEqual([
    '/worker.js',
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${await policyOf('/worker.js')}`,
    '',
  ]);
});

test.each([{ evaluatingWorkers: ['worker.js'] }, { wasmWorkers: ['worker.js'] }])(
  'a worker that is not in the build is reported: %j',
  async (workers) => {
    const dir = await tempBuild(smallSite);
    await expect(prepareBuild(dir, workers)).rejects.toThrow('worker.js is not in this build');
  },
);

test('a build that cannot be prepared is left without a manifest', async () => {
  const dir = await tempBuild({ 'a.html': '', 'a/index.html': '', '.manifest.json': '{}' });
  await expect(prepareBuild(dir)).rejects.toThrow('a.html and a/index.html would both be /a');
  await expect(readManifest(dir)).rejects.toThrow('No built site');
});
