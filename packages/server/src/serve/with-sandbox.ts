import { sandboxRefusal } from '@portal/sandbox';
import { sandboxBelow } from '@portal/sandbox/services';
import { Hono } from 'hono';
import type { App } from '../http/request-listener.ts';
import { withoutOrigin } from '../http/request-target.ts';
import { cacheControl } from '../rules/caching.ts';
import type { SiteApp } from '../site/site-app.ts';

/** Answers for a sandbox that is still being opened: the pages need not wait for it. */
export function createOpeningSandbox(mount = sandboxBelow('/')) {
  let sandbox: App | undefined;
  const fetch: App['fetch'] = (request, env) => {
    if (sandbox) return sandbox.fetch(request, env);
    const refused = sandboxRefusal(new URL(request.url).pathname, 503, opening, mount);
    const response = new Response(String(refused?.body), refused);
    response.headers.set('Retry-After', '5');
    response.headers.set('Cache-Control', cacheControl.never);
    return response;
  };
  return {
    fetch,
    opened(app: App) {
      sandbox = app;
    },
  };
}

const opening = 'The sandbox is starting. Try again in a few seconds.';

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
