import { expect, it } from 'vitest';
import { createWaitingRoom } from './waiting-room.ts';

/** Time that passes when a test lets it. */
function stillTime() {
  const timers = new Map<() => void, number>();
  return {
    timers,
    after: (call: () => void, milliseconds: number) => {
      timers.set(call, milliseconds);
      return () => void timers.delete(call);
    },
    pass: () => {
      for (const call of [...timers.keys()]) call();
    },
  };
}

it('lets requests wait, as many as may, and others as soon as there is room', async () => {
  const time = stillTime();
  const delay = createWaitingRoom(2, time.after);
  const { signal } = new AbortController();
  const waiting = [delay(5, signal), delay(2, signal)];
  expect([...time.timers.values()]).toEqual([5000, 2000]);
  expect(delay(1, signal)).toBe('full');
  time.pass();
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(time.timers.size).toBe(0);
  expect(delay(1, signal)).not.toBe('full');
});

it('lets go of a request whose client has gone, and of its timer', async () => {
  const time = stillTime();
  const delay = createWaitingRoom(1, time.after);
  const client = new AbortController();
  const waiting = delay(5, client.signal);
  client.abort();
  expect(await waiting).toBe(false);
  expect(time.timers.size).toBe(0);
  expect(await delay(5, client.signal)).toBe(false);
  expect(time.timers.size).toBe(0);
  expect(delay(1, new AbortController().signal)).not.toBe('full');
});

it('waits in real time', async () => {
  const began = performance.now();
  expect(await createWaitingRoom()(0.05, new AbortController().signal)).toBe(true);
  expect(performance.now() - began).toBeGreaterThan(45);
});
