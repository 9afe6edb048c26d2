import { expect, it } from 'vitest';
import { Interrupted, PlainError } from '../bootstrap/run.mjs';
import { runInLanes } from './run-in-lanes.ts';

it('runs all steps, as many at a time as there are lanes', async () => {
  let running = 0;
  const seen: number[] = [];
  const step = async () => {
    running += 1;
    seen.push(running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await runInLanes([step, step, step, step, step], 2);
  expect(seen).toHaveLength(5);
  expect(Math.max(...seen)).toBe(2);
});

it('continues after a failure, and reports every one', async () => {
  const fail = (message: string) => async () => {
    throw new PlainError(message);
  };
  let hasRun = false;
  const last = async () => {
    hasRun = true;
  };
  const steps = [fail('Types failed.'), fail('Lint failed.'), last];
  await expect(runInLanes(steps, 2)).rejects.toThrow('Types failed.\nLint failed.');
  expect(hasRun).toBe(true);
});

it.each([new Interrupted('SIGINT'), new TypeError('a bug')])('ends at once: %s', async (error) => {
  const steps = [() => Promise.reject(error), () => Promise.reject(new Error('must not run'))];
  await expect(runInLanes(steps, 1)).rejects.toBe(error);
});

it('starts no further step once one has ended it, and ends after those that are running', async () => {
  const seen: string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const next = async () => {
    seen.push('begun');
  };
  const steps = [() => Promise.reject(new Interrupted('SIGINT')), () => slow, next, next];
  const all = runInLanes(steps, 2).catch((error) => seen.push(error.message));
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
  finish();
  await all;
  expect(seen).toEqual(['Stopped by SIGINT.']);
});
