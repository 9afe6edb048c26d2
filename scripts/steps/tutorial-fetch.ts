import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Portal } from '../../packages/portal/src/index.ts';
import { mediaTypeOf } from '../../packages/server/src/index.ts';

type Fetch = (request: Request) => Promise<Response>;

type Sources = {
  sandbox?: { fetch: Fetch };
  /** The portal's own files, which are below its address */
  files: string;
  /** For the live hosts that the portal names */
  live?: Fetch;
};

/**
 * What answers the cells of tutorials while a site is built: the sandbox, the portal's own files, and the
 * live hosts of its APIs. Nothing else is asked.
 */
export function tutorialFetch(portal: Portal, { sandbox, files, live = fetch }: Sources): Fetch {
  const { siteUrl, apis } = portal;
  return async (request) => {
    const { url } = request;
    if (sandbox && url.startsWith(`${siteUrl}/sandbox/`)) return sandbox.fetch(request);
    if (url.startsWith(`${siteUrl}/`)) return fileAt(url.slice(siteUrl.length), files);
    const isLive = apis.some(({ liveHost }) => liveHost && url.startsWith(`${liveHost}/`));
    if (isLive) return live(request);
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
