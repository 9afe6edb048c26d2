import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The files of a plain static host, with the sandbox's as if from the build that `build` names:
 * those of an earlier build are gone.
 */
export async function renewingHost(source: string) {
  const script = await (await fetch(`${source}/sandbox-worker.js`)).text();
  const [digest = ''] = script.match(/(?<=")[\da-f]{16}(?=")/) ?? [];
  const host = { build: 'first', url: '', close: async () => {} };
  const server = createServer(async ({ url = '' }, response) => {
    if (url === '/sandbox-worker.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script.replaceAll(digest, host.build));
      return;
    }
    const [, build, path] = /^\/sandbox-data\/([^/]+)\/(.*)/.exec(url) ?? [];
    const isGone = build !== undefined && build !== host.build;
    const address = path === undefined ? url : `/sandbox-data/${isGone ? build : digest}/${path}`;
    const found = await fetch(source + address);
    response.writeHead(found.status, { 'Content-Type': found.headers.get('Content-Type') ?? '' });
    response.end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return host;
}
