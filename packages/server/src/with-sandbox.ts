import { Hono } from 'hono';
import type { App } from './serve-app.ts';
import type { SiteApp } from './site-app.ts';

/** The site with the sandbox before it. `/sandbox` itself is a page of the site. */
export function withSandbox(site: SiteApp, sandbox: App): SiteApp {
  const app: SiteApp = new Hono();
  app.all('/sandbox/:path{.+}', (c) => sandbox.fetch(c.req.raw));
  return app.route('/', site);
}
