import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendTogether } from './send-together.ts';

/**
 * Answers with the status in the path and so many bytes, closes the connection after `/410`, and counts
 * connections that were cut off.
 */
async function start(bytes: number) {
  let cutOff = 0;
  const server = createServer(({ url = '' }, response) => {
    if (url === '/410') response.setHeader('Connection', 'close');
    response.statusCode = Number(url.slice(1));
    response.end(Buffer.alloc(bytes));
  });
  server.on('connection', (socket) => {
    socket.once('close', (hadError) => {
      if (hadError) cutOff += 1;
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, cutOff: () => cutOff };
}

test('the responses to requests that are sent together are all read', async () => {
  const { url, cutOff } = await start(100_000);
  const requests = ['/200', '/404', '/503'].map((path) => ({ path }));
  expect(await sendTogether(url, requests)).toEqual([200, 404, 503]);
  expect(cutOff()).toBe(0);
});

test('what comes before the server closes the connection is read', async () => {
  const { url } = await start(1000);
  const requests = ['/200', '/410', '/200'].map((path) => ({ path }));
  expect(await sendTogether(url, requests)).toEqual([200, 410]);
});

test('nothing is read if nothing is to be', async () => {
  // More than the kernel keeps for a client that does not read.
  const { url, cutOff } = await start(24_000_000);
  expect(await sendTogether(url, [{ path: '/200' }], true)).toEqual([]);
  await expect.poll(cutOff).toBe(1);
});
