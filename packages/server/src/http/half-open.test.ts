import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endlessBody, expectCutOff } from '../endless-body.fixture.ts';
import { type ServeAppOptions, serveApp } from '../serve/serve-app.ts';
import { trackConnections } from './connections.ts';
import { rawRequest } from './raw-request.fixture.ts';
import type { App } from './request-listener.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

async function start(fetch: Fetch, options: Partial<ServeAppOptions> = {}) {
  const app: App = {
    // Responds only after the server has seen that the client has closed its half.
    async fetch(asked, env) {
      const { socket } = (env as HttpBindings).incoming;
      if (!socket.readableEnded) await once(socket, 'end');
      return fetch(asked);
    },
  };
  const server = await serveApp(app, { port: 0, host: '127.0.0.1', lingerMs: 0, ...options });
  onTestFinished(() => server.close());
  return server;
}

const request = 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n';
const halfClose = { halfClose: true };

/** A response that is sent only when the test releases it. */
function gate() {
  let arrive = (_request: Request): void => {};
  let release = (): void => {};
  const arrived = new Promise<Request>((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const fetch = async (asked: Request) => {
    arrive(asked);
    await released;
    return new Response('done');
  };
  return { fetch, arrived, release: () => release() };
}

/** A connection whose client has closed its half but can still read. */
function halfClosedLine(port: number, bytes: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  return socket.end(bytes);
}

test.each([
  ['a quick answer', () => new Response('x'.repeat(100)), 100],
  ['a picture', () => new Response(new Uint8Array(3_000_000)), 3_000_000],
  [
    'a stream',
    () => {
      let left = 40;
      const pull = (controller: ReadableStreamDefaultController) =>
        left-- > 0 ? controller.enqueue(new Uint8Array(100_000)) : controller.close();
      const headers = { 'Content-Length': '4000000' };
      return new Response(new ReadableStream({ pull }), { headers });
    },
    4_000_000,
  ],
])(
  '%s reaches a client that has closed its half, to the last byte',
  async (_name, answer, size) => {
    const { port } = await start(answer);
    for (const version of ['HTTP/1.0', 'HTTP/1.1']) {
      const asked = request.replace('HTTP/1.1', version);
      const [head = '', body = ''] = (await rawRequest(port, asked, halfClose)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 200 /);
      expect(body.length).toBe(size);
    }
  },
);

test('a slow answer reaches it too, and then the connection is closed', async () => {
  const { fetch, arrived, release } = gate();
  const { port } = await start(fetch);
  const answer = rawRequest(port, request, halfClose);
  await arrived;
  release();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\ndone$/s);
});

test('so do the answers to several requests on one connection', async () => {
  const { port } = await start(({ url }) => new Response(new URL(url).pathname));
  const bytes = ['/a', '/b', '/c'].map((path) => request.replace('/x', path)).join('');
  const answer = await rawRequest(port, bytes, halfClose);
  expect(answer.match(/\r\n\r\n\/\w/g)).toEqual(['\r\n\r\n/a', '\r\n\r\n/b', '\r\n\r\n/c']);
});

test.each(['', 'GET /x HTTP/1.1\r\nHost:'])(
  'a client that closes its half after %j is disconnected',
  async (bytes) => {
    const { port } = await start(() => new Response('done'));
    expect(await rawRequest(port, bytes, halfClose)).toMatch(/^(HTTP\/1\.1 400 |$)/);
  },
);

test('a client that is still there after a while gets an interim response, then the final one', async () => {
  const { fetch, arrived, release } = gate();
  const { port } = await start(fetch, { limits: { halfOpenInterval: 10 } });
  const socket = halfClosedLine(port, request);
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk;
    release();
  });
  await arrived;
  await once(socket, 'close');
  expect(answer).toMatch(/^(HTTP\/1\.1 100 Continue\r\n\r\n)+HTTP\/1\.1 200 .*\r\n\r\ndone$/s);
});

test('an HTTP/1.0 client gets no interim response', async () => {
  const { fetch, arrived, release } = gate();
  const other = gate();
  const { port } = await start(
    (asked) => (asked.url.endsWith('/other') ? other.fetch(asked) : fetch(asked)),
    { limits: { halfOpenInterval: 10 } },
  );
  const answer = rawRequest(port, request.replace('1.1', '1.0'), halfClose);
  await arrived;
  // By the time this one has been sent an interim response, the first would have been too.
  const socket = halfClosedLine(port, request.replace('/x', '/other'));
  await once(socket, 'data');
  release();
  other.release();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('work for a client that has disconnected is abandoned', async () => {
  const { fetch, arrived } = gate();
  const { port } = await start(fetch, { limits: { halfOpenInterval: 10 } });
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(request, () => socket.destroy());
  });
  const { signal } = await arrived;
  if (!signal.aborted) await once(signal, 'abort');
  expect(signal.aborted).toBe(true);
});

test('a client that stops reading is cut off', async () => {
  const { body, cut } = endlessBody();
  const { port } = await start(() => new Response(body), { limits: { silentTimeout: 60 } });
  const socket = halfClosedLine(port, request).pause();
  await expectCutOff(socket, cut);
});

test('shutdown waits for its response, and closes its connection', async () => {
  const { fetch, arrived, release } = gate();
  const { port, close } = await start(fetch);
  const answer = rawRequest(port, request, halfClose);
  await arrived;
  const closed = close();
  release();
  expect(await answer).toMatch(/\r\n\r\ndone$/);
  await closed;
});

test('nothing is sent any more once the connection is closed, however many requests it had', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [server, socket] = [new EventEmitter(), new EventEmitter()];
  const { pending } = trackConnections(server as Server, 500);
  server.emit('connection', socket);
  const responses = [new EventEmitter(), new EventEmitter()];
  for (const one of responses) {
    Object.assign(one, { headersSent: true });
    server.emit('request', { socket }, one);
  }
  expect(pending(socket as Socket)).toEqual(responses);
  socket.emit('end');
  expect(vi.getTimerCount()).toBe(1);
  // Of the second, which waits for the first, Node says nothing.
  responses[0]?.emit('close');
  socket.emit('close');
  vi.advanceTimersByTime(500);
  expect(vi.getTimerCount()).toBe(0);
});
