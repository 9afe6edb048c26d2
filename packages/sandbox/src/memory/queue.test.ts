import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** Tasks that end on demand. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    end: (name: string) => ends.get(name)?.(),
    task: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
  };
}

it('runs a limited number at once, and the rest in turn', async () => {
  const queue = createQueue(2, 5);
  const { started, end, task } = tasks();
  const results = ['a', 'b', 'c', 'd'].map((name) => queue(task(name)));
  expect(started).toEqual(['a', 'b']);
  end('b');
  expect(await results[1]).toBe('b');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await Promise.all([results[0], results[2]]);
  await Promise.resolve();
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses tasks beyond the waiting limit', async () => {
  const queue = createQueue(1, 1);
  const { end, task } = tasks();
  const results = [queue(task('a')), queue(task('b'))];
  await expect(queue(task('c'))).rejects.toMatchObject({ status: 503 });
  end('a');
  await results[0];
  await Promise.resolve();
  end('b');
  expect(await results[1]).toBe('b');
});

it('never exceeds its limit, even if tasks arrive as others end', async () => {
  const queue = createQueue(1, 100);
  let running = 0;
  let most = 0;
  const task = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const first = queue(task).then(() => Promise.all([queue(task), queue(task)]));
  await Promise.all([first, queue(task), queue(task), queue(task)]);
  expect(most).toBe(1);
});

it('drops an aborted task that is still waiting, and frees its place', async () => {
  const queue = createQueue(1, 1);
  const { started, end, task } = tasks();
  const first = queue(task('a'));
  const gone = new AbortController();
  const second = queue(task('b'), { signal: gone.signal });
  gone.abort();
  await expect(second).rejects.toThrow('aborted');
  const third = queue(task('c'));
  end('a');
  await first;
  await Promise.resolve();
  end('c');
  expect(await third).toBe('c');
  expect(started).toEqual(['a', 'c']);
});

it('does not start for a client that has already disconnected', async () => {
  const { started, task } = tasks();
  const signal = AbortSignal.abort();
  await expect(createQueue(1, 1)(task('a'), { signal })).rejects.toThrow('aborted');
  expect(started).toEqual([]);
});

it('lets a running task finish, even if its client has disconnected', async () => {
  const gone = new AbortController();
  const { end, task } = tasks();
  const result = createQueue(1, 1)(task('a'), { signal: gone.signal });
  gone.abort();
  end('a');
  expect(await result).toBe('a');
});

it('reserves a place to run and half of the queue for small tasks', async () => {
  const queue = createQueue(2, 4);
  const { started, task } = tasks();
  const large = (name: string) => queue(task(name), { isLarge: true });
  const waiting = [large('L1'), large('L2'), large('L3')];
  await expect(large('L4')).rejects.toMatchObject({ status: 503 });
  waiting.push(queue(task('s1')), queue(task('s2')), queue(task('s3')));
  expect(started).toEqual(['L1', 's1']);
  await expect(queue(task('s4'))).rejects.toMatchObject({ status: 503 });
});

it('runs large tasks too if only one runs at a time', async () => {
  const { started, task } = tasks();
  void createQueue(1, 1)(task('L'), { isLarge: true });
  expect(started).toEqual(['L']);
});

it('continues after a failure', async () => {
  const queue = createQueue(1, 1);
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(async () => 'yes')).toBe('yes');
});
