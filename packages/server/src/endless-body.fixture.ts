import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { expect } from 'vitest';

/** A body without an end. `cut` resolves to the number of bytes that were taken from it. */
export function endlessBody(): { body: ReadableStream<Uint8Array>; cut: Promise<number> } {
  const events = new EventEmitter();
  const block = new Uint8Array(256 * 1024);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(block);
      taken += block.length;
    },
    cancel: () => void events.emit('cut'),
  });
  return { body, cut: once(events, 'cut').then(() => taken) };
}

/** The server stops producing the body, and closes the connection without delivering all of it. */
export async function expectCutOff(socket: Socket, cut: Promise<number>): Promise<void> {
  const taken = await cut;
  let received = 0;
  socket.on('error', () => {}).on('data', (bytes) => (received += bytes.length));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await closed;
  expect(received).toBeLessThan(taken);
}
