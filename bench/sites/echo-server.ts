import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export type Received = {
  method: string;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};

export type EchoServer = Awaited<ReturnType<typeof startEchoServer>>;

/** Answers every request with what it received, to pages of any host, and records it. */
export async function startEchoServer() {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const { method = '', url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    arrivals.emit('request');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ method, url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    /** The request after so many others, or undefined if none arrives in time. */
    async next(count: number, milliseconds: number): Promise<Received | undefined> {
      const signal = AbortSignal.timeout(milliseconds);
      while (received.length <= count) {
        const arrived = once(arrivals, 'request', { signal }).then(
          () => true,
          () => false,
        );
        if (!(await arrived)) return undefined;
      }
      return received[count];
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
