import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Portal } from '../../packages/portal/src/index.ts';
import { mediaTypeOf } from '../../packages/server/src/index.ts';

type Fetch = (request: Request) => Promise<Response>;

type Sources = {
  sandbox?: { fetch: Fetch } | undefined;
  /** The portal's own files, which are below its address */
  files: string;
  /** For the live hosts that the portal names */
  live?: Fetch;
};

/**
 * What answers the cells of tutorials while a site is built: the sandbox, the live services of the
 * portal's APIs, its download hosts and its own files. Nothing else is called.
 */
export function tutorialFetch(portal: Portal, { sandbox, files, live = fetch }: Sources): Fetch {
  const { siteUrl, apis, hosts } = portal;
  return async (request) => {
    const { url } = request;
    if (sandbox && url.startsWith(`${siteUrl}/sandbox/`)) return sandbox.fetch(request);
    const isLive = apis.some(
      ({ liveHost, basePath, isHere }) =>
        liveHost && !isHere && url.startsWith(`${liveHost}${basePath}/`),
    );
    if (isLive || hosts?.downloads?.includes(new URL(url).origin)) return live(request);
    if (url.startsWith(`${siteUrl}/`)) return fileAt(url.slice(siteUrl.length), files);
    throw new Error(`${url} is neither an address of this portal nor of one of its APIs.`);
  };
}

async function fileAt(path: string, folder: string): Promise<Response> {
  const { pathname } = new URL(path, 'http://localhost');
  try {
    // A path from the root stays below it, whatever dots it contains.
    const file = normalize(decodeURIComponent(pathname));
    const { contentType } = mediaTypeOf(file);
    return new Response(await readFile(join(folder, file)), {
      headers: { 'Content-Type': contentType },
    });
  } catch {
    return new Response(`There is no file ${pathname}.`, { status: 404 });
  }
}
