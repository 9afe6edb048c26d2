import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

export type LocalServer = { url: string; stop: () => void };

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.yaml': 'application/yaml',
};

async function serve(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with the request it received, to pages of any host. */
export function startEcho(): Promise<LocalServer> {
  return serve(({ method, url }, response) => {
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify({ echoed: `${method} ${url}` }));
  });
}

export function serveFolder(folder: string): Promise<LocalServer> {
  return serve(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const names = [pathname, `${pathname}.html`, `${pathname}/index.html`];
    for (const name of names.map((one) => join(folder, one))) {
      const body = await readFile(name).catch(() => undefined);
      if (!body) continue;
      const type = types[extname(name)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(body);
      return;
    }
    response.writeHead(404).end();
  });
}
