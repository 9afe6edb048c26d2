import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Received = {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
};

/** What it answers instead of an echo. */
export type Reply = { status: number; headers?: Record<string, string>; body?: string | Buffer };

export type EchoServer = {
  baseUrl: string;
  received: Received[];
  /** Called for each request; if there is no reply, it echoes. */
  reply: (request: Received) => Reply | undefined;
  close: () => Promise<void>;
};

/** Remembers what reached it, byte for byte, and answers with it unless told otherwise. */
export async function startEchoServer(): Promise<EchoServer> {
  const echo: EchoServer = {
    baseUrl: '',
    received: [],
    reply: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server: Server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, body: await buffer(request) };
    echo.received.push(received);
    const { status = 200, headers: extra, body } = echo.reply(received) ?? {};
    response.writeHead(status, { 'content-type': 'application/json', ...extra });
    response.end(body ?? JSON.stringify({ url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(echo, { baseUrl: `http://127.0.0.1:${port}` });
}
