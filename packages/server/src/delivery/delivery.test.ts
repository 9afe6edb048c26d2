import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type ClientLimits, serveApp } from '../serve/serve-app.ts';
import { limitUnsent } from './limit-unsent.ts';
import { mostWaiting } from './one-at-a-time.ts';

/** More than the kernel keeps for a client that does not read. */
const large = 24_000_000;

/**
 * A server that answers any path but `/small` with many bytes, and `/held/…` only once released.
 * @param limits of its clients
 */
async function start(limits: Partial<ClientLimits> = {}) {
  const asked: string[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname.startsWith('/held')) await released;
    return pathname === '/small' ? new Response('small') : new Response(new Uint8Array(large));
  };
  const server = await serveApp({ fetch }, { port: 0, host: '127.0.0.1', limits, lingerMs: 0 });
  onTestFinished(() => {
    release();
    return server.close();
  });
  return { ...server, asked, release };
}

/** A client that sends these requests in one piece, and reads nothing. */
async function ask(port: number, ...paths: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return socket;
}

/** Reads until so many bytes have arrived, or the connection is closed. */
async function read(socket: Socket, most: number): Promise<number> {
  let size = 0;
  for await (const bytes of socket) {
    size += bytes.length;
    if (size >= most) break;
  }
  return size;
}

test('requests sent together are handled one by one, and all answered', async () => {
  const { port, url, asked, release } = await start();
  const paths = ['/held/1', '/2', '/3'];
  const socket = await ask(port, ...paths);
  await expect.poll(() => asked).toEqual(['/held/1']);
  await (await fetch(`${url}/small`)).text();
  release();
  await (await fetch(`${url}/small`)).text();
  // Its client has taken nothing of the first response.
  expect(asked).toEqual(['/held/1', '/small', '/small']);
  expect(await read(socket, paths.length * large)).toBeGreaterThan(paths.length * large);
  expect(asked).toEqual(['/held/1', '/small', '/small', '/2', '/3']);
});

test.each([
  ['that sends as many as may wait is served', mostWaiting, true],
  ['that sends one more is closed', mostWaiting + 1, false],
])('a connection %s', async (_, more, isServed) => {
  const { port, release } = await start();
  release();
  const socket = await ask(port, '/held', ...Array.from({ length: more }, () => '/small'));
  expect((await read(socket, large)) >= large).toBe(isServed);
});

test('the longest wait ends when too much waits for clients that do not read', async () => {
  const { port, url, asked } = await start({ mostUnsent: 2.5 * large });
  const clients: Socket[] = [];
  for (const number of [1, 2, 3]) {
    clients.push(await ask(port, `/${number}`));
    await expect.poll(() => asked).toContain(`/${number}`);
    expect(await (await fetch(`${url}/small`)).text()).toBe('small');
  }
  const received = await Promise.all(clients.map((client) => read(client, large)));
  expect(received.map((size) => size >= large)).toEqual([false, true, true]);
});

test('a response whose client has gone is forgotten, even if its end comes later', () => {
  let looks = 0;
  const response = Object.defineProperty(new EventEmitter(), 'writableLength', {
    get: () => {
      looks += 1;
      return 0;
    },
  }) as ServerResponse;
  const handle = limitUnsent(() => {}, 1);
  handle({} as IncomingMessage, response);
  response.emit('close');
  response.emit('prefinish');
  looks = 0;
  handle({} as IncomingMessage, new EventEmitter() as ServerResponse);
  expect(looks).toBe(0);
});

test('a response is delivered, however large, if it is the only one', async () => {
  const { port, url, asked } = await start({ mostUnsent: 1 });
  const client = await ask(port, '/1');
  await expect.poll(() => asked).toContain('/1');
  expect(await (await fetch(`${url}/small`)).text()).toBe('small');
  expect(await read(client, large)).toBeGreaterThanOrEqual(large);
});
