import { request as httpRequest } from 'node:http';
import { routes } from '@portal/sample/routes';
import { expect, expectComplaints, test } from '../test.ts';

test('the policy allows no inline or evaluated script', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'));
  expect(scripts).toContain("'sha256-");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/);
});

test('a script that is not the site’s own does not run', async ({ page, complaints }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hacked = true';
    document.body.append(script);
    return 'hacked' in window;
  });
  expect(ran).toBe(false);
  await expectComplaints(complaints, /Content Security Policy/);
});

for (const [address, clean] of [
  ['/docs/iiif/', '/docs/iiif'],
  ['/docs/iiif.html?a=1', '/docs/iiif?a=1'],
  ['/docs/examples/index', '/docs/examples'],
  ['/docs/examples/index.html', '/docs/examples'],
  ['/index.html', '/'],
]) {
  test(`${address} answers 301 to ${clean}`, async ({ request }) => {
    const response = await request.get(address ?? '', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(clean);
  });
}

test('pages come compressed, and unchanged ones as 304', async ({ request }) => {
  for (const route of routes.slice(0, 5)) {
    const first = await request.get(route, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers()['content-encoding']).toBe('br');
    const etag = first.headers().etag ?? '';
    const again = await request.get(route, {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(again.status()).toBe(304);
  }
});

test('hashed files are cached for ever, pages are revalidated', async ({ page, request }) => {
  await page.goto('/');
  const script = await page.locator('script[src*="/assets/js/"]').first().getAttribute('src');
  expect((await request.get(script ?? '')).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/')).headers()['cache-control']).toContain('must-revalidate');
});

for (const path of [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/docs%00',
  '/%',
  `/${'a'.repeat(9000)}`,
]) {
  test(`${path.slice(0, 24)} is a clean 4xx`, async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    // A raw request, because browsers and fetch normalise the path before they send it.
    const [status, body] = await new Promise<[number, string]>((resolve, reject) => {
      httpRequest({ hostname, port, path }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve([response.statusCode ?? 0, text]));
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/at .*\.(ts|js):\d+|"workspaces"/);
  });
}
