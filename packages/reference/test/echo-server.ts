import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; url: string; headers: NodeJS.Dict<string | string[]> };

export type EchoServer = { baseUrl: string; received: Received[]; close: () => Promise<void> };

/** Remembers what reached it, byte for byte, and answers with it. */
export async function startEchoServer(): Promise<EchoServer> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
