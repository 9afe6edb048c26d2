import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endlessBody, expectCutOff } from '../endless-body.fixture.ts';
import { type ServeAppOptions, serveApp } from '../serve/serve-app.ts';
import { rawRequest } from './raw-request.fixture.ts';

const security = { 'X-Frame-Options': 'DENY' };
const patient: ServeAppOptions['limits'] = {};
const hurried = {
  headersTimeout: 60,
  requestTimeout: 120,
  connectionsCheckingInterval: 20,
};

async function start(limits: NonNullable<ServeAppOptions['limits']>, app = new Hono()) {
  app.get('/', (c) => c.text('home'));
  const server = await serveApp(app, {
    port: 0,
    host: '127.0.0.1',
    security,
    limits,
    lingerMs: 0,
  });
  onTestFinished(() => server.close());
  return server;
}

async function openLine(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Writing after the server has hung up fails, and hanging up is what is expected.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Everything received until the server closes the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

describe('a slow client is cut off', () => {
  test('with a head that arrives byte by byte', async () => {
    const { port, url } = await start(hurried);
    const socket = await openLine(port);
    const answer = untilClosed(socket);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('a'), 5);
    onTestFinished(() => clearInterval(drip));
    expect(await answer).toMatch(/^HTTP\/1\.1 408 .*\r\nX-Frame-Options: DENY\r\n/s);
    // A busy machine may itself be too slow for these limits.
    await expect.poll(async () => (await fetch(url)).text()).toBe('home');
  });

  test('without a single byte', async () => {
    const { port } = await start(hurried);
    const answer = await untilClosed(await openLine(port));
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('with a body that never ends, although it already has its response', async () => {
    const { port } = await start(hurried);
    const socket = await openLine(port);
    const answer = untilClosed(socket);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf');
    expect(await answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('with a body that a handler waits for', async () => {
    const app = new Hono().post('/echo', async (c) => c.text(await c.req.text()));
    app.onError((_error, c) => c.text('cut off', 500));
    const { port } = await start(hurried, app);
    const socket = await openLine(port);
    const answer = untilClosed(socket);
    socket.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf');
    const drip = setInterval(() => socket.write('a'), 5);
    onTestFinished(() => clearInterval(drip));
    expect(await answer).not.toMatch(/^HTTP\/1\.1 2/);
  });

  test('with a response that it does not read', async () => {
    const { body, cut } = endlessBody();
    const app = new Hono().get('/endless', (c) => c.body(body));
    const { port } = await start({ silentTimeout: 60 }, app);
    const socket = await openLine(port);
    onTestFinished(() => void socket.destroy());
    socket.pause().write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n');
    await expectCutOff(socket, cut);
  });

  test('with nothing after a response', async () => {
    const { port } = await start({ keepAliveTimeout: 30 });
    const socket = await openLine(port);
    const answer = untilClosed(socket);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*home$/s);
  });
});

describe('a head that is too large is refused, and the connection closed', () => {
  const tooLarge = /^HTTP\/1\.1 431 .*\r\nX-Frame-Options: DENY\r\n.*\r\nConnection: close\r\n/is;

  test('one huge header that never ends', async () => {
    const { port } = await start(patient);
    const socket = await openLine(port);
    const answer = untilClosed(socket);
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Huge: ${'a'.repeat(64 * 1024)}`);
    expect(await answer).toMatch(tooLarge);
  });

  test.each([
    ['as many as allowed', 98, /^HTTP\/1\.1 200 /],
    ['one more', 99, tooLarge],
    ['more than Node would pass on', 2500, tooLarge],
  ])('%s', async (_name, count, wanted) => {
    const { port } = await start(patient);
    const more = Array.from({ length: count }, () => 'a:1\r\n').join('');
    const head = `GET / HTTP/1.1\r\n${more}Host: a\r\nConnection: close\r\n\r\n`;
    expect(await rawRequest(port, head)).toMatch(wanted);
  });
});
