import { expect, test } from 'vitest';
import { createEarlyWorker } from './early-worker.ts';

function workers() {
  const started: EventTarget[] = [];
  const worker = createEarlyWorker(() => {
    const one = new EventTarget();
    started.push(one);
    return one;
  });
  return { started, worker };
}

test('is started once, and then taken', () => {
  const { started, worker } = workers();
  worker.start();
  worker.start();
  expect(started).toHaveLength(1);
  expect(worker.take()).toBe(started[0]);
  worker.start();
  expect(started).toHaveLength(1);
});

test('each further worker is a new one, and so is a first that nobody started', () => {
  const { started, worker } = workers();
  expect(worker.take()).toBe(started[0]);
  expect(worker.take()).toBe(started[1]);
  expect(started).toHaveLength(2);
});

test('one that failed before it was taken is not handed out', () => {
  const { started, worker } = workers();
  worker.start();
  started[0]?.dispatchEvent(new Event('error'));
  expect(worker.take()).toBe(started[1]);
});

test('a worker that cannot be started fails when it is taken', () => {
  const worker = createEarlyWorker((): EventTarget => {
    throw new Error('Workers are forbidden');
  });
  worker.start();
  expect(() => worker.take()).toThrow('Workers are forbidden');
});
