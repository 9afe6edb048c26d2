import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { readTarget } from '../http/request-target.ts';
import type { BuildManifest, BuiltFile } from '../prepare/build-manifest.ts';
import { cacheControl } from '../rules/caching.ts';
import { canonicalPath } from '../rules/canonical-path.ts';
import { encodePath } from '../rules/encode-path.ts';
import { linkHeader, markdownOf } from '../rules/page-links.ts';
import { isPagePart, pagePartHeaders, securityHeaders } from '../rules/security-headers.ts';
import { openBuildFiles } from './build-files.ts';
import { fileResponse } from './file-response.ts';
import { acceptsHtml, prefersMarkdown } from './negotiation.ts';
import { createOwnOriginFiles } from './own-origin-files.ts';
import { failureResponse, textResponse } from './text-response.ts';

export type Log = (line: string) => void;
export type SiteApp = Hono<{ Bindings: Partial<HttpBindings> }>;

function isPage({ file }: BuiltFile): boolean {
  return file.endsWith('.html');
}

/** `/docs/api?x=1#terms` and `?y=2` -> `/docs/api?x=1&y=2#terms` */
function addQuery(to: string, query: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return address + (address.includes('?') ? query.replace('?', '&') : query) + fragment;
}

/** One log entry, e.g. `GET /docs/iiif failed: Error: …` and the stack. */
export function describeFailure({ method, url }: Request, error: unknown): string {
  return `${method} ${new URL(url).pathname} failed: ${error instanceof Error ? error.stack : error}`;
}

/** Serves only what the manifest lists, so no path can reach outside the build. */
export function createSiteApp(
  dir: string,
  manifest: BuildManifest,
  { log = console.error }: { log?: Log } = {},
): SiteApp {
  const security = securityHeaders(manifest.contentSecurityPolicy);
  const { basePath } = manifest;
  const withOwnOrigin = createOwnOriginFiles(dir, manifest.address);
  const onDisk = openBuildFiles(dir);
  const files = new Map(Object.entries(manifest.files));
  const redirects = new Map(manifest.redirects.map(({ from, to }) => [from, to]));

  const headersOf = ({
    file: name,
    contentSecurityPolicy: own,
  }: BuiltFile): Record<string, string> => {
    if (own !== undefined) return securityHeaders(own);
    return isPagePart(name) ? pagePartHeaders : security;
  };

  const redirect = (status: 301 | 302, to: string): Response =>
    textResponse(status, `See ${to}`, security, {
      Location: to,
      'Cache-Control': cacheControl.revalidate,
    });

  const notFound = async (request: Request): Promise<Response> =>
    manifest.notFound !== null && acceptsHtml(request.headers.get('accept'))
      ? fileResponse(onDisk, manifest.notFound, request, security, 404)
      : textResponse(404, 'Not found.', security, {
          'Cache-Control': cacheControl.revalidate,
          Vary: 'Accept, Accept-Encoding',
        });

  const send = async (
    request: Request,
    built: BuiltFile,
    headers: Record<string, string>,
  ): Promise<Response> =>
    fileResponse(onDisk, await withOwnOrigin(built, request), request, headers);

  /** A page, or Markdown if requested; both link the other forms. */
  const page = async (request: Request, path: string, built: BuiltFile): Promise<Response> => {
    const markdown = markdownOf(files, path);
    const links = linkHeader(files, path, basePath);
    const wanted = prefersMarkdown(request.headers.get('accept')) ? (markdown ?? built) : built;
    const response = await send(request, wanted, security);
    if (markdown !== undefined) response.headers.set('Vary', 'Accept, Accept-Encoding');
    if (links !== undefined) response.headers.set('Link', links);
    return response;
  };

  const answer = async (request: Request, sentTarget: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textResponse(405, 'Only GET and HEAD are answered here.', security, {
        Allow: 'GET, HEAD',
      });
    }
    const target = readTarget(sentTarget);
    if (target.type === 'problem') return textResponse(target.status, target.message, security);

    const clean = canonicalPath(target.path, basePath);
    const moved = redirects.get(clean);
    if (moved !== undefined) return redirect(302, addQuery(moved, target.query));

    const built = files.get(target.path);
    if (built !== undefined)
      return isPage(built)
        ? page(request, target.path, built)
        : send(request, built, headersOf(built));

    const found = files.get(clean);
    if (found !== undefined && isPage(found))
      return redirect(301, encodePath(clean) + target.query);

    return notFound(request);
  };

  const app: SiteApp = new Hono();
  app.all('*', (c) => answer(c.req.raw, c.env?.incoming?.url ?? c.req.url));
  app.onError((error, c) => {
    log(describeFailure(c.req.raw, error));
    return failureResponse(security);
  });
  return app;
}
