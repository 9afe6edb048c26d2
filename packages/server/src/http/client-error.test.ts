import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { longestAddress } from '@portal/sandbox/http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ServeAppOptions, serveApp } from '../serve/serve-app.ts';
import { clientErrorRefusal } from './client-error.ts';
import { rawRequest } from './raw-request.fixture.ts';
import { createRefuse, rawRefusal } from './refusal.ts';
import type { App } from './request-listener.ts';

const refuse = createRefuse({ 'X-Frame-Options': 'DENY' });

test.each([
  ['HPE_INVALID_METHOD', 'BREW /pot HTTP/1.1\r\n\r\n', 405],
  ['HPE_INVALID_METHOD', '\x16\x03\x01\x02\x00', 400],
  ['HPE_INVALID_METHOD', '\x16\x03 BREW /pot HTTP/1.1\r\n\r\n', 400],
  ['HPE_HEADER_OVERFLOW', 'GET /long', 414],
  ['HPE_HEADER_OVERFLOW', 'GET / HTTP/1.1\r\nCookie: long', 431],
  // The rest of a header section that began in an earlier packet.
  ['HPE_HEADER_OVERFLOW', 'long', 431],
  ['HPE_HEADER_OVERFLOW', '; theme=dark long', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', '', 408],
  ['HPE_INVALID_URL', 'GET /\0 HTTP/1.1\r\n\r\n', 400],
  ['HPE_INVALID_VERSION', 'GET / HTTP/3\r\n\r\n', 505],
])('%s on %j is %i', (code, packet, status) => {
  const bytes = Buffer.from(packet.replace('long', 'a'.repeat(20_000)), 'latin1');
  const error = Object.assign(new Error(code), { code, rawPacket: bytes });
  const response = rawRefusal(clientErrorRefusal(error, refuse));
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('\r\nX-Frame-Options: DENY');
  expect(head).toContain('\r\nConnection: close');
  expect(head).toContain(`\r\nContent-Length: ${body.length}`);
  expect(head.includes('Allow: GET, HEAD')).toBe(status === 405);
});

test('only an address above the limit is too long', () => {
  const statusOf = (length: number) => {
    const rawPacket = Buffer.from(`GET /${'a'.repeat(length - 1)} HTTP/1.1\r\nCookie: a`);
    const error = Object.assign(new Error(), { code: 'HPE_HEADER_OVERFLOW', rawPacket });
    return String(clientErrorRefusal(error, refuse).status);
  };
  expect(statusOf(longestAddress)).toBe('431');
  expect(statusOf(longestAddress + 1)).toBe('414');
});

async function start(options: Partial<ServeAppOptions & App> = {}) {
  const { fetch = () => new Response('home'), ...others } = options;
  const server = await serveApp({ fetch }, { port: 0, host: '127.0.0.1', lingerMs: 0, ...others });
  onTestFinished(() => server.close());
  return server;
}

/** A CONNECT that was answered, on a connection that the client does not close. */
async function openTunnel(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.write('CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\nmore');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /);
  return socket;
}

function openLine(port: number) {
  const socket = connect(port, '127.0.0.1');
  return { socket, received: text(socket) };
}

const good = 'GET /good HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST / HTTP/1.1\r\nHost: a\r\n';
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`;
const long = 'a'.repeat(20_000);

// The connection is not closed by the client, and the answer to a good request precedes the refusal.
describe('a request that cannot be read is refused', () => {
  test.each<[what: string, bytes: string, statuses: number[]]>([
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', [400]],
    ['a space in a header’s name', 'GET / HTTP/1.1\r\nHost: a\r\nX Y: 1\r\n\r\n', [400]],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n', [400]],
    ['line feeds alone', 'GET / HTTP/1.1\nHost: a\n\n', [400]],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
    ['HTTP/0.9', 'GET /\r\n\r\n', [505]],
    ['HTTP/1.2', 'GET / HTTP/1.2\r\nHost: a\r\n\r\n', [505]],
    ['HTTP/2 without its preface', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n', [505]],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [505]],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['another scheme', 'GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
    ['an authority with a space', 'GET http://a b/ HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
    ['two lengths', `${post}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc`, [400]],
    ['a length that is no number', `${post}Content-Length: x\r\n\r\n`, [400]],
    [
      'a length and chunks',
      `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
      [400],
    ],
    ['an unknown encoding', `${post}Transfer-Encoding: nonsense\r\n\r\nabc`, [400]],
    ['a chunk without a size', `${chunked}zz\r\n\r\n`, [400]],
    ['a chunk without its end', `${chunked}3\r\nabcX\r\n`, [400]],
    ['a broken trailer', `${chunked}0\r\nbroken trailer\r\n\r\n`, [400]],
    ['a trailer that is too large', `${chunked}0\r\nX: ${long}\r\n\r\n`, [431]],
    ['a body that is too long', `${post}Content-Length: 3\r\n\r\nabcd\r\n\r\n`, [200, 400]],
    ['nonsense after a request', `${good}nonsense\r\n\r\n`, [200, 400]],
    ['nonsense after two', `${good}${good}nonsense\r\n\r\n`, [200, 200, 400]],
    ['a large header after one', `${good}GET / HTTP/1.1\r\nX: ${long}\r\n\r\n`, [200, 431]],
    ['a broken body after one', `${good}${chunked}zz\r\n\r\n`, [200, 400]],
    ['more after the last', `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n${good}`, [200]],
  ])('%s', async (_what, bytes, statuses) => {
    const { port } = await start();
    const answer = await rawRequest(port, bytes);
    const found = [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(found).toEqual(statuses);
    expect(answer.slice(answer.search(/HTTP\/1\.1 \d+ (?!.*HTTP\/1\.1 \d+ )/s))).toMatch(
      /\r\nConnection: close\r\n/i,
    );
  });

  test('after the response that is in flight, which no refusal interrupts', async () => {
    const events = new EventEmitter();
    const arrived = once(events, 'arrived');
    const { port } = await start({
      fetch: async () => {
        events.emit('arrived');
        await once(events, 'released');
        return new Response('late');
      },
    });
    const { socket, received } = openLine(port);
    socket.write(good);
    await arrived;
    socket.write('nonsense\r\n\r\n');
    events.emit('released');
    expect(await received).toMatch(/^HTTP\/1\.1 200 .*late.*HTTP\/1\.1 400 /s);
  });

  test('although an app waits for its body, and the app stops waiting', async () => {
    const events = new EventEmitter();
    const arrived = once(events, 'arrived');
    const stopped = once(events, 'stopped');
    const { port } = await start({
      fetch: async (request) => {
        events.emit('arrived');
        await request.text().catch(() => events.emit('stopped'));
        return new Response('never sent');
      },
    });
    const { socket, received } = openLine(port);
    socket.write(`${chunked}3\r\nabc\r\n`);
    await arrived;
    socket.write('zz\r\n\r\n');
    const answer = await received;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('never sent');
    await stopped;
  });

  test('while the client goes on sending', async () => {
    const { port } = await start();
    const bytes = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(8_000_000)}`;
    expect(await rawRequest(port, bytes)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('and closed if the client never stops', async () => {
    const { port } = await start({ limits: { lingerTimeout: 20 } });
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = once(socket.resume(), 'end');
    socket.write('nonsense\r\n\r\n');
    await closed;
    const reset = once(socket, 'error');
    const drip = setInterval(() => socket.write('nonsense'), 5);
    onTestFinished(() => clearInterval(drip));
    expect((await reset)[0].code).toMatch(/^(EPIPE|ECONNRESET)$/);
  });
});

// An uncaught error ends the process, and fails the test run.
test('a CONNECT whose client resets the connection does not end the process', async () => {
  const { port } = await start();
  for (let line = 0; line < 3; line++) {
    const socket = await openTunnel(port);
    const closed = once(socket, 'close');
    socket.resetAndDestroy();
    await closed;
  }
  const request = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect(await rawRequest(port, request)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a CONNECT whose client stays connected does not outlive the limits', async () => {
  const limits = { silentTimeout: 50 };
  const { port, close } = await start({ limits, drainLimitMs: 3_600_000 });
  const ended = once((await openTunnel(port)).resume(), 'end');
  await close();
  expect(await ended).toEqual([]);
});

test('a CONNECT whose client stays connected does not hold up shutdown', async () => {
  const { port, close } = await start({ drainLimitMs: 20 });
  const ended = once((await openTunnel(port)).resume(), 'end');
  await close();
  expect(await ended).toEqual([]);
});
