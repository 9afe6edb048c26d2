import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf, listen, readPort } from './listen.ts';

test.each([
  ['3000', 3000],
  [' 8080 ', 8080],
  ['0', 0],
  [65535, 65535],
])('%j is a port', (given, want) => {
  expect(readPort(given)).toBe(want);
});

test.each(['http', '', '-1', '65536', '3000.5', '3e3', '0x10', Number.NaN])(
  '%j is not a port',
  (given) => {
    expect(() => readPort(given)).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${given}".`,
    );
  },
);

test.each([
  ['localhost', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('the address of %s is %s', (host, want) => {
  expect(addressOf(host, 3000)).toBe(want);
});

test('a taken port is reported, with another one to try', async () => {
  const first = createServer();
  onTestFinished(() => void first.close());
  const port = await listen(first, 0, '127.0.0.1');
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is already taken. Set PORT to another one, for example PORT=${port + 1} npm start.`,
  );
});

/** A server that cannot listen. */
function failing(error: object): Server {
  const server = new EventEmitter();
  return Object.assign(server, { listen: () => server.emit('error', error) }) as unknown as Server;
}

test.each([
  ['EADDRINUSE', 65534, /^Port 65534 is already taken\..* PORT=65535 /],
  ['EADDRINUSE', 65535, /^Port 65535 is already taken\..* PORT=3000 /],
  ['EACCES', 80, /^Port 80 is not allowed for this user\..* PORT=3000 /],
  ['ENOTFOUND', 80, /^Cannot listen on museum \(ENOTFOUND\)\..* HOST=localhost /],
])('%s on port %i is reported, with something to try', async (code, port, message) => {
  await expect(listen(failing({ code }), port, 'museum')).rejects.toMatchObject({
    message: expect.stringMatching(message),
  });
});

test('a failure without a code is reported with its message', async () => {
  await expect(listen(failing(new Error('no network')), 80, 'museum')).rejects.toThrow(
    'Cannot listen on museum (no network).',
  );
});

test('a later error of the server is not mistaken for one of listening', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, 0, '127.0.0.1');
  expect(server.listenerCount('error')).toBe(0);
});

test('a host that is not on this machine is reported', async () => {
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow(
    /^Cannot listen on 192\.0\.2\.1 \(EADDRNOTAVAIL\)\. Set HOST to an address of this machine/,
  );
});
