import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SiteApp } from '../site/site-app.ts';
import { withSandbox } from './with-sandbox.ts';

const site: SiteApp = new Hono();
site.all('*', (c) => c.text(`site ${c.req.path}`));
const sandbox = {
  fetch: (request: Request) => new Response(`sandbox ${new URL(request.url).pathname}`),
};
const app = withSandbox(site, sandbox);

test.each([
  ['/sandbox/catalogue/v2/works', 'sandbox /sandbox/catalogue/v2/works'],
  ['/sandbox/image/a%20b/info.json', 'sandbox /sandbox/image/a%20b/info.json'],
  ['/sandbox/unknown', 'sandbox /sandbox/unknown'],
  ['/sandbox//', 'sandbox /sandbox//'],
  ['/sandbox/%', 'sandbox /sandbox/%'],
  ...['%0D%0A', '%0A', '%0D', '%E2%80%A8', '%E2%80%A9', '%00', '%20', '%3F', '%23'].map(
    (sign): [string, string] => [
      `/sandbox/${sign}/a${sign}b`,
      `sandbox /sandbox/${sign}/a${sign}b`,
    ],
  ),
  ['/docs%0Asandbox/x', 'site /docs\nsandbox/x'],
  ['/sandbox', 'site /sandbox'],
  ['/sandbox/', 'site /sandbox/'],
  ['/sandbox-worker.js', 'site /sandbox-worker.js'],
  ['/docs/iiif', 'site /docs/iiif'],
])('%s is answered by %s', async (path, body) => {
  const response = await app.request(`http://portal.example${path}`);
  expect(await response.text()).toBe(body);
});

test.each([
  ['/sandbox/catalogue/v2/../../../docs/iiif', 'application/json'],
  ['/sandbox/catalogue/%2e%2E/%2e%2e/docs/iiif', 'application/json'],
  ['http://evil.example/sandbox/content/../../docs/iiif', 'application/json; charset=utf-8'],
  ['/sandbox/image/../../docs/iiif', 'text/plain; charset=utf-8'],
])('%s leads out of the sandbox and is refused in its format', async (sent, type) => {
  const incoming = { url: sent } as HttpBindings['incoming'];
  const response = await app.request('http://portal.example/docs/iiif', {}, { incoming });
  expect([response.status, response.headers.get('content-type')]).toEqual([400, type]);
  expect(await response.text()).toContain('A path may not contain');
});
