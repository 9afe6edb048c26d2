import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { headersFor, parseHeadersFile } from './static-host-headers.ts';

export type StaticServer = {
  /** e.g. "http://127.0.0.1:40961" */
  url: string;
  close: () => Promise<void>;
};

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export type HostOptions = {
  /** Where on the host the folder is, e.g. "/developers/". */
  basePath?: string;
  /** Whether it serves visit.html at "/visit", as most hosts for pages do. */
  addsHtml?: boolean;
};

/**
 * A plain static host at a free port, as simple as they come: "/visit" is visit.html, a folder is
 * its index.html, and everything else, including "/visit/", is 404.html. The only thing that
 * configures it is the folder's `_headers` file, if there is one.
 */
export async function serveFolder(
  dir: string,
  { basePath = '/', addsHtml = true }: HostOptions = {},
): Promise<StaticServer> {
  const rules = parseHeadersFile(await readFile(join(dir, '_headers'), 'utf8').catch(() => ''));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    const isFile = path.startsWith(basePath) && path !== `${basePath}_headers`;
    const endings = addsHtml ? ['', '.html', '/index.html'] : ['', '/index.html'];
    const inside = path.slice(basePath.length);
    const found = isFile ? await findFile(dir, inside, endings) : undefined;
    const { file, body } = found ?? (await readPage(join(dir, '404.html')));
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...headersFor(rules, path),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Page = { file: string; body: Buffer };

async function findFile(
  dir: string,
  path: string,
  endings: readonly string[],
): Promise<Page | undefined> {
  const base = join(dir, path);
  // As every host does, it stays in its folder.
  if (relative(dir, base).startsWith('..')) return undefined;
  for (const ending of endings) {
    const page = await readPage(base + ending).catch(() => undefined);
    if (page) return page;
  }
  return undefined;
}

async function readPage(file: string): Promise<Page> {
  return { file, body: await readFile(file) };
}
