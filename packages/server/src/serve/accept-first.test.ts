import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { acceptFirst, mostAccepted } from './accept-first.ts';

/** Opens so many connections, and counts those accepted when requests are handled again. */
async function acceptedOf(count: number): Promise<number> {
  let accepted = 0;
  const server = createServer(() => {
    accepted += 1;
  });
  const nextRound = acceptFirst(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const client of clients) client.destroy();
    server.close();
  });
  const [last] = clients.slice(-1);
  if (last) await once(last, 'connect');
  // As after requests have been handled.
  await new Promise(setImmediate);
  const before = accepted;
  await new Promise<void>(nextRound);
  expect(accepted - before).toBeLessThanOrEqual(mostAccepted);
  return accepted;
}

test('all connections that wait are accepted before requests are handled again', async () => {
  expect(await acceptedOf(20)).toBe(20);
});

test('requests are handled again, however many connections wait', async () => {
  expect(await acceptedOf(3 * mostAccepted)).toBeLessThan(3 * mostAccepted);
});

test('without new connections, requests are handled in the next round', async () => {
  expect(await acceptedOf(0)).toBe(0);
});
