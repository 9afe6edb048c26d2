import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { nginxFiles } from '../hosts/nginx-files.ts';
import { smallSite } from '../prepare/temp-build.fixture.ts';
import { securityHeaders } from '../rules/security-headers.ts';
import { openSite } from './open-site.fixture.ts';
import type { SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  let cleanUp = async () => {};
  ({ app } = await openSite(smallSite, (work) => {
    cleanUp = work;
  }));
  return cleanUp;
});

describe('pages and files', () => {
  test('a page is served at its clean path', async () => {
    const response = await app.request('/docs/iiif');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    // It has no other forms.
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('link')).toBeNull();
    expect(await response.text()).toBe(smallSite['docs/iiif.html']);
  });

  test.each(['/', '/docs/caf%C3%A9', '/img/plate.png', '/small.txt', '/docs/iiif?q=1'])(
    '%s is there',
    async (path) => {
      expect((await app.request(path)).status).toBe(200);
    },
  );

  test('files whose names change with their content are cached indefinitely, others are revalidated', async () => {
    const caching = async (path: string) => (await app.request(path)).headers.get('cache-control');
    expect(await caching('/assets/js/main.1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/docs/iiif')).toBe('public, max-age=0, must-revalidate');
    expect(await caching('/img/plate.png')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('redirects', () => {
  test.each([
    ['/docs', 302, '/docs/catalogue'],
    ['/docs/?q=1', 302, '/docs/catalogue?q=1'],
    ['/docs.html', 302, '/docs/catalogue'],
    ['/old', 302, '/docs/iiif?a=1#sizes'],
    ['/old?b=2', 302, '/docs/iiif?a=1&b=2#sizes'],
    ['/docs/iiif/', 301, '/docs/iiif'],
    ['/docs/iiif.html?q=a%20b', 301, '/docs/iiif?q=a%20b'],
    ['/docs/iiif/index.html', 301, '/docs/iiif'],
    ['/index.html', 301, '/'],
    ['/index?x', 301, '/?x'],
    ['/docs/caf%C3%A9.html', 301, '/docs/caf%C3%A9'],
    ['//docs/iiif', 301, '/docs/iiif'],
  ])('%s -> %i %s', async (path, status, location) => {
    const response = await app.request(`http://portal.example${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  test.each(['//example.org', '//example.org/', '/small.txt/', '/img/plate.png/index.html'])(
    '%s is not a form of a known page',
    async (path) => {
      const response = await app.request(`http://portal.example${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('location')).toBeNull();
    },
  );
});

test('names that would be read as a query or a fragment are encoded in redirects and links', async () => {
  const { app, manifest, dir } = await openSite({ 'why?.html': '', 'c#.html': '', 'c#.md': '' });
  for (const [path, location] of [
    ['/why%3F.html', '/why%3F'],
    ['/c%23.html?x=1', '/c%23?x=1'],
  ] as const) {
    const response = await app.request(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
    expect((await app.request(location)).status).toBe(200);
  }
  const link = '</c%23.md>; rel="alternate"; type="text/markdown"';
  expect((await app.request('/c%23')).headers.get('link')).toBe(link);
  expect(await readFile(join(dir, '_headers'), 'utf8')).toContain(`\n/c%23\n  Link: ${link}\n`);
  expect(nginxFiles(manifest)['http.conf']).toContain('"~^/+c#(?:/|\\.html|/index)*$" "/c%23";');
});

test.each([
  ['/docs/日本', '/docs/%E6%97%A5%E6%9C%AC'],
  ['/docs/%E6%97%A5%E6%9C%AC', '/docs/%E6%97%A5%E6%9C%AC'],
  ['/docs/a b?q=é&amp;r=%20#ü', '/docs/a%20b?q=%C3%A9&r=%20#%C3%BC'],
  ['/docs/&#128570;', '/docs/%F0%9F%98%BA'],
  ['https://museum.example/é', 'https://museum.example/%C3%A9'],
])('a redirect to %s is sent, and given to nginx, as %s', async (to, location) => {
  const { app, manifest } = await openSite({
    'old.html': `<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${to}">`,
  });
  const response = await app.request('/old');
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  const [address = ''] = location.split(/[?#]/);
  expect(nginxFiles(manifest)['http.conf']).toContain(` "${address}`);
});

describe('missing pages', () => {
  test('get the not-found page, in the requested encoding', async () => {
    const response = await app.request('/nothing', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': '*' },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(
      smallSite['404.html'],
    );
  });

  test.each([
    '/404',
    '/404.html',
    '/.manifest.json',
    '/_headers',
    '/docs/iiif.html.br',
    '/__proto__',
  ])('%s is not served', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  test('are reported in plain text to a program that does not accept HTML', async () => {
    const response = await app.request('/nothing', { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await response.text()).toBe('Not found.\n');
  });

  test('are reported in plain text by a build without a not-found page', async () => {
    const { app } = await openSite({ 'index.html': 'Home' });
    const response = await app.request('/nothing');
    expect([response.status, await response.text()]).toEqual([404, 'Not found.\n']);
  });
});

describe('requests that are refused', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'BREW'])(
    '%s, on any path',
    async (method) => {
      for (const path of ['/docs/iiif', '/nothing']) {
        const response = await app.request(path, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
      }
    },
  );

  test.each([
    ['/%', 400],
    ['/%C3%28', 400],
    ['/docs%2Fiiif', 400],
    ['/docs%5ciiif', 400],
    ['/docs%00', 400],
    ['/long', 414],
    ['/?long', 414],
  ])('%s is answered with %i', async (path, status) => {
    const response = await app.request(path.replace('long', 'a'.repeat(8192)));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await response.text()).length).toBeLessThan(80);
  });
});

describe('HEAD', () => {
  test.each(['/docs/iiif', '/nothing', '/docs', '/%'])(
    '%s has the headers of GET',
    async (path) => {
      const headers = { 'Accept-Encoding': 'br' };
      const get = await app.request(path, { headers });
      const head = await app.request(path, { method: 'HEAD', headers });
      expect(head.status).toBe(get.status);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
      expect(await head.text()).toBe('');
    },
  );
});

describe('security headers', () => {
  test.each([
    ['/docs/iiif', 200, {}],
    ['/docs/iiif', 304, { headers: { 'If-None-Match': '*' } }],
    ['/docs/iiif/', 301, {}],
    ['/docs', 302, {}],
    ['/%', 400, {}],
    ['/nothing', 404, {}],
    ['/nothing', 404, { headers: { Accept: 'image/png' } }],
    ['/docs/iiif', 405, { method: 'POST' }],
    ['/long', 414, {}],
    ['/small.txt', 500, {}],
  ])('%s with status %i', async (path, status, init) => {
    const { app, dir, manifest } = await openSite(smallSite);
    await rm(join(dir, 'small.txt'));
    const response = await app.request(path.replace('long', 'a'.repeat(8192)), init);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders(manifest.contentSecurityPolicy))) {
      expect(response.headers.get(name), name).toBe(value);
    }
  });
});

test('parts of pages have only the headers that apply to them', async () => {
  const part = {
    'assets/js/main.js': 'run()',
    'assets/images/map.svg': '<svg/>',
    'docs/assets/js/demo.js': 'run()',
  };
  const { app } = await openSite({ ...smallSite, ...part });
  const script = await app.request('/assets/js/main.js');
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  expect(script.headers.get('content-security-policy')).toBeNull();
  for (const path of [
    '/assets/images/map.svg',
    '/assets/js/nothing.js',
    '/docs/assets/js/demo.js',
  ]) {
    const other = await app.request(path);
    expect(other.headers.get('content-security-policy'), path).toContain('default-src');
  }
});

describe('unexpected errors', () => {
  test.each([
    ['a missing file', (path: string) => rm(path), 'ENOENT'],
    ['a file that has changed', (path: string) => writeFile(path, 'other'), 'has 5 bytes'],
  ])('%s is logged, and the response reveals nothing', async (_name, damage, reason) => {
    const { app, dir, logged } = await openSite(smallSite);
    await damage(join(dir, 'docs/iiif.html'));
    const response = await app.request('/docs/iiif?q=1');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Something went wrong here.\n');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^GET \/docs\/iiif failed: /);
    expect(logged[0]).toContain(reason);
  });
});

test('another app can be put in front of the site', async () => {
  const { app, dir, logged } = await openSite(smallSite);
  await rm(join(dir, 'small.txt'));
  const together = new Hono();
  together.get('/sandbox/*', (c) => c.text('sandbox'));
  together.route('/', app);
  expect(await (await together.request('/sandbox/works')).text()).toBe('sandbox');
  expect((await together.request('/docs/iiif')).status).toBe(200);
  expect((await together.request('/nothing')).headers.get('x-frame-options')).toBe('DENY');
  expect((await together.request('/small.txt')).status).toBe(500);
  expect(logged).toHaveLength(1);
});
