import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { longestAddress } from '@portal/sandbox/http';
import { expect, onTestFinished, test } from 'vitest';
import { type ServeAppOptions, serveApp } from '../serve/serve-app.ts';
import { clientErrorResponse } from './client-error.ts';
import { rawRequest } from './raw-request.fixture.ts';
import { createRefuse } from './refusal.ts';
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
])('%s on %j is %i', (code, packet, status) => {
  const bytes = Buffer.from(packet.replace('long', 'a'.repeat(20_000)), 'latin1');
  const error = Object.assign(new Error(code), { code, rawPacket: bytes });
  const response = clientErrorResponse(error, refuse);
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
    return clientErrorResponse(error, refuse).split(' ')[1];
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

test('broken bytes after a request do not pass for the answer to it', async () => {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const { port, close } = await start({
    fetch: ({ signal }) => {
      events.emit('arrived');
      return once(signal, 'abort').then(() => new Response('too late'));
    },
  });
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => (received += bytes));
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived;
  socket.write('nonsense\r\n\r\n');
  await closed;
  expect(received).toBe('');
  await close();
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
