import { sandboxRefusal } from '@portal/sandbox';
import { sandboxBelow } from '@portal/sandbox/services';
import { Hono } from 'hono';
import type { App } from '../http/request-listener.ts';
import { withoutOrigin } from '../http/request-target.ts';
import type { SiteApp } from '../site/site-app.ts';

/**
 * The site with the sandbox in front of it. `/sandbox` itself is a page of the site.
 * @param mount where the sandbox is, e.g. `/developers/sandbox`
 */
export function withSandbox(site: SiteApp, sandbox: App, mount = sandboxBelow('/')): SiteApp {
  const below = `${mount}/`;
  const app: SiteApp = new Hono();
  // No path pattern, because `.` would not match paths with a line break.
  app.use(async (c, next) => {
    if (c.req.path.startsWith(below)) {
      return c.req.path === below ? next() : sandbox.fetch(c.req.raw);
    }
    // Only dot segments lead out of the folder that was requested.
    const sent = withoutOrigin(c.env?.incoming?.url ?? c.req.url);
    const refused = sandboxRefusal(sent, 400, 'A path may not contain ".." segments.', mount);
    return refused ? new Response(String(refused.body), refused) : next();
  });
  return app.route('/', site);
}
