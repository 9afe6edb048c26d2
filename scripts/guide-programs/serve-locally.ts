import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves what answers in this process on a free port of this machine, for programs in other processes.
 * @param answer gets the port's own addresses
 */
export async function serveLocally(
  answer: (origin: string) => (request: Request) => Promise<Response>,
): Promise<{ origin: string; close(): void }> {
  let fetch: ReturnType<typeof answer>;
  const server = createServer(async ({ method = 'GET', url = '/' }, outgoing) => {
    try {
      const response = await fetch(new Request(origin + url, { method, redirect: 'manual' }));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      outgoing.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fetch = answer(origin);
  return {
    origin,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
