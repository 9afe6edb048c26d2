import { expect, it } from 'vitest';
import { createSharedTasks } from './shared-tasks.ts';

/** A task that ends on demand, and records whether it was aborted. */
function held() {
  const starts: AbortSignal[] = [];
  let finish: (text: string) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  return {
    starts,
    finish: (text: string) => finish(text),
    fail: (reason: Error) => fail(reason),
    start: (signal: AbortSignal) => {
      starts.push(signal);
      return new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    },
  };
}

it('runs one task for all callers with the same key, and another for another key', async () => {
  const share = createSharedTasks<string>();
  const { starts, start, finish } = held();
  const results = [share('a', start), share('a', start)];
  finish('made');
  expect(await Promise.all(results)).toEqual(['made', 'made']);
  expect(starts).toHaveLength(1);
  const other = held();
  void share('b', other.start);
  expect(other.starts).toHaveLength(1);
});

it('continues while one caller is left, and stops when all have gone', async () => {
  const share = createSharedTasks<string>();
  const { starts, start } = held();
  const [first, second] = [new AbortController(), new AbortController()];
  const results = [share('a', start, first.signal), share('a', start, second.signal)];
  first.abort();
  await expect(results[0]).rejects.toThrow('aborted');
  expect(starts[0]?.aborted).toBe(false);
  second.abort();
  await expect(results[1]).rejects.toThrow('aborted');
  expect(starts[0]?.aborted).toBe(true);
});

it('gives the result to the remaining callers', async () => {
  const share = createSharedTasks<string>();
  const { start, finish } = held();
  const gone = new AbortController();
  const left = share('a', start, gone.signal);
  const stays = share('a', start);
  gone.abort();
  finish('made');
  expect(await stays).toBe('made');
  await expect(left).rejects.toThrow('aborted');
});

it('starts again after all have gone, after the end, or after a failure', async () => {
  const share = createSharedTasks<string>();
  const { starts, start, finish, fail } = held();
  const gone = new AbortController();
  const left = share('a', start, gone.signal);
  gone.abort();
  await expect(left).rejects.toThrow('aborted');
  const second = share('a', start);
  fail(new Error('broken'));
  await expect(second).rejects.toThrow('broken');
  const third = share('a', start);
  finish('made');
  expect(await third).toBe('made');
  void share('a', start);
  expect(starts).toHaveLength(4);
});
