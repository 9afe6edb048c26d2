import { busy } from '../iiif/image-error.ts';

export type QueueOptions = {
  isLarge?: boolean;
  /** Removes a task that is still waiting. A running one continues. */
  signal?: AbortSignal | undefined;
};

type Waiting = { isLarge: boolean; start(): void };

/**
 * Limits how many tasks run at once and how many wait; beyond that the service is busy. One running
 * place, if there are several, and half of the waiting places are reserved for small tasks, so that
 * large ones cannot block them.
 */
export function createQueue(atOnce: number, waiting: number) {
  const most = { running: Math.max(1, atOnce - 1), waiting: Math.ceil(waiting / 2) };
  const running = { all: 0, large: 0 };
  const line: Waiting[] = [];

  function mayRun(isLarge: boolean): boolean {
    return running.all < atOnce && !(isLarge && running.large >= most.running);
  }

  function count(isLarge: boolean, by: 1 | -1): void {
    running.all += by;
    if (isLarge) running.large += by;
  }

  function isFull(isLarge: boolean): boolean {
    const large = line.filter((one) => one.isLarge).length;
    return line.length >= waiting || (isLarge && large >= most.waiting);
  }

  function waitInLine(isLarge: boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        line.splice(line.indexOf(one), 1);
        reject(signal?.reason);
      };
      const one: Waiting = {
        isLarge,
        start() {
          signal?.removeEventListener('abort', leave);
          count(isLarge, 1);
          resolve();
        },
      };
      line.push(one);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function startNext(): void {
    const at = line.findIndex(({ isLarge }) => mayRun(isLarge));
    if (at !== -1) line.splice(at, 1)[0]?.start();
  }

  return async <Result>(
    task: () => Promise<Result>,
    { isLarge = false, signal }: QueueOptions = {},
  ): Promise<Result> => {
    signal?.throwIfAborted();
    if (mayRun(isLarge)) count(isLarge, 1);
    else if (isFull(isLarge)) throw busy();
    else await waitInLine(isLarge, signal);
    try {
      return await task();
    } finally {
      count(isLarge, -1);
      startNext();
    }
  };
}
