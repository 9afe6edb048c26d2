import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SiteApp } from './site-app.ts';
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
  ['/sandbox', 'site /sandbox'],
  ['/sandbox/', 'site /sandbox/'],
  ['/sandbox-worker.js', 'site /sandbox-worker.js'],
  ['/docs/iiif', 'site /docs/iiif'],
])('%s is answered by %s', async (path, body) => {
  const response = await app.request(`http://portal.example${path}`);
  expect(await response.text()).toBe(body);
});
