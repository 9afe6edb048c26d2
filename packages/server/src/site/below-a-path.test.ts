import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nginxFiles } from '../hosts/nginx-files.ts';
import { prepareBuild } from '../prepare/prepare-build.ts';
import { smallSiteAt, tempBuild } from '../prepare/temp-build.fixture.ts';
import { serve } from '../serve/serve.ts';
import { withSandbox } from '../serve/with-sandbox.ts';
import { openSite } from './open-site.fixture.ts';

const bases = [
  ['/', ''],
  ['/developers/', '/developers'],
  ['/a/b-c/', '/a/b-c'],
] as const;

const texts = {
  'docs/iiif.md': '# IIIF at https://museum.example/docs',
  'index.md': '# Home',
  'llms.txt': '# All',
  'api/x.openapi.yaml': 'openapi: 3.1.0',
};

async function open(basePath: string) {
  const files = { ...smallSiteAt(basePath), ...texts };
  return openSite(files, onTestFinished, { basePath });
}

test.each(bases)('everything is served below %s and nowhere else', async (basePath, prefix) => {
  const { app, manifest } = await open(basePath);
  const status = async (path: string) => (await app.request(`http://portal.example${path}`)).status;
  expect(Object.keys(manifest.files).filter((path) => !path.startsWith(basePath))).toEqual([]);
  for (const path of Object.keys(manifest.files)) {
    expect(await status(encodeURI(path)), path).toBe(200);
    if (prefix === '') continue;
    // `/` has its own test.
    const outside = path.slice(prefix.length);
    if (outside !== '/') expect(await status(encodeURI(outside)), outside).toBe(404);
    expect(await status(encodeURI(`${prefix}x${outside}`))).toBe(404);
    expect(await status(encodeURI(`${prefix}${path}`))).toBe(404);
  }
});

test.each(bases)('below %s each address has one form', async (basePath, prefix) => {
  const { app } = await open(basePath);
  for (const [path, status, location] of [
    ['/index.html', 301, basePath],
    ['/index?x', 301, `${basePath}?x`],
    ['/docs/iiif.html?q=a%20b', 301, `${prefix}/docs/iiif?q=a%20b`],
    ['/docs/caf%C3%A9/', 301, `${prefix}/docs/caf%C3%A9`],
    ['/docs/?q=1', 302, `${prefix}/docs/catalogue?q=1`],
    ['/old?b=2', 302, `${prefix}/docs/iiif?a=1&b=2#sizes`],
    ...(prefix === ''
      ? []
      : [['', 301, basePath] as const, ['?x=1', 301, `${basePath}?x=1`] as const]),
  ] as const) {
    const response = await app.request(`http://portal.example${prefix}${path}`);
    expect([response.status, response.headers.get('location')], path).toEqual([status, location]);
  }
});

test.each(bases.slice(1))('the root of a host redirects to %s', async (basePath) => {
  const { app } = await open(basePath);
  for (const [path, location] of [
    ['/', basePath],
    ['/index.html', basePath],
    ['/?x=1', `${basePath}?x=1`],
  ]) {
    const response = await app.request(`http://portal.example${path}`);
    expect([response.status, response.headers.get('location')], path).toEqual([302, location]);
  }
});

test.each(bases)('below %s a page links its other forms', async (basePath) => {
  const { app } = await open(basePath);
  const linkOf = async (path: string) => (await app.request(path)).headers.get('link');
  const described = `<${basePath}llms.txt>; rel="describedby"; type="text/plain"`;
  expect(await linkOf(basePath)).toBe(
    `<${basePath}index.md>; rel="alternate"; type="text/markdown", ${described}`,
  );
  expect(await linkOf(`${basePath}docs/iiif`)).toBe(
    `<${basePath}docs/iiif.md>; rel="alternate"; type="text/markdown", ${described}`,
  );
  const markdown = await app.request(basePath, { headers: { accept: 'text/markdown' } });
  expect(await markdown.text()).toBe(texts['index.md']);
});

test.each(bases)('files below %s are cached for as long as their names last', async (basePath) => {
  const { app, dir } = await open(basePath);
  const caching = async (path: string) =>
    (await app.request(basePath + path)).headers.get('cache-control');
  expect(await caching('assets/js/main.1a2b3c.js')).toContain('immutable');
  expect(await caching('small.txt')).not.toContain('immutable');
  const rules = (await readFile(join(dir, '_headers'), 'utf8')).match(/^\/.*$/gm) ?? [];
  expect(rules.slice(0, 2)).toEqual([`${basePath}*`, `${basePath}assets/*`]);
  expect(rules.filter((rule) => !rule.startsWith(basePath))).toEqual([]);
});

test.each(bases)(
  'a download from below %s contains the host it came from',
  async (basePath, prefix) => {
    const address = `https://museum.example${prefix}`;
    const { app } = await openSite(
      { 'a.md': `${address}/docs, ${address}-old and https://museum.example.org` },
      onTestFinished,
      { basePath, address },
    );
    const response = await app.request(`http://localhost:3000${basePath}a.md`);
    expect(await response.text()).toBe(
      `http://localhost:3000${prefix}/docs, ${address}-old and https://museum.example.org`,
    );
  },
);

test.each(bases)('nginx finds files below %s in the build folder', async (basePath) => {
  const { manifest } = await open(basePath);
  const { 'http.conf': http } = nginxFiles(manifest);
  expect(http).toContain(`"~^${basePath}docs/iiif$" "/docs/iiif.html";`);
  expect(http).toContain(`"~^${basePath}$" "/index.html";`);
  expect(http).toContain(
    `"~^(?:200|206|304) ${basePath}(?:assets|pyodide|sandbox-data|search-data)/"`,
  );
});

test('a redirect that leaves the base path stops the build', async () => {
  const dir = await tempBuild(smallSiteAt('/'));
  await expect(prepareBuild(dir, { basePath: '/developers/' })).rejects.toThrow(
    'docs.html redirects to "/docs/catalogue", which is outside /developers/',
  );
});

test.each(['developers', '/developers', 'developers/', '//x/', '/a b/', '/a/../'])(
  'the base path %j is refused',
  async (basePath) => {
    const dir = await tempBuild(smallSiteAt('/'));
    await expect(prepareBuild(dir, { basePath })).rejects.toThrow(
      `"${basePath}" is not a base path. Write it like "/developers/".`,
    );
  },
);

test.each(bases)('the server reports its address below %s when ready', async (basePath, prefix) => {
  const dir = await tempBuild(smallSiteAt(basePath));
  await prepareBuild(dir, { basePath });
  const server = await serve({ dir, port: 0, host: '127.0.0.1' });
  onTestFinished(server.close);
  expect(server.url).toBe(`http://127.0.0.1:${server.port}${prefix}`);
  expect((await fetch(`${server.url}/docs/iiif`)).status).toBe(200);
});

test.each(bases)('refusals below %s have the format of the API', async (basePath, prefix) => {
  const dir = await tempBuild(smallSiteAt(basePath));
  await prepareBuild(dir, { basePath });
  const server = await serve({ dir, port: 0, host: '127.0.0.1' });
  onTestFinished(server.close);
  const origin = new URL(server.url).origin;
  const typeOf = async (path: string) =>
    (await fetch(origin + path, { headers: { 'x-forwarded': 'a'.repeat(20_000) } })).headers.get(
      'content-type',
    );
  expect(await typeOf(`${prefix}/sandbox/catalogue/v2/works`)).toBe('application/json');
  expect(await typeOf(`${prefix}/docs/iiif`)).toBe('text/plain; charset=utf-8');
});

test.each(bases)('the sandbox is below %s', async (basePath, prefix) => {
  const { app: site } = await open(basePath);
  const sandbox = { fetch: ({ url }: Request) => new Response(new URL(url).pathname) };
  const app = withSandbox(site, sandbox, `${prefix}/sandbox`);
  const textOf = async (path: string) => (await app.request(`http://p.example${path}`)).text();
  expect(await textOf(`${prefix}/sandbox/text/v1/b1`)).toBe(`${prefix}/sandbox/text/v1/b1`);
  expect(await textOf(`${prefix}/small.txt`)).toBe('small');
  if (prefix !== '') expect(await textOf('/sandbox/text/v1/b1')).not.toContain('/sandbox/text');
});
