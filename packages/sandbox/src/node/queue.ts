import { busy } from '../iiif/image-error.ts';

/** Lets only so many tasks run at once and so many wait; beyond that the service is busy. */
export function createQueue(atOnce: number, waiting: number) {
  let running = 0;
  const line: (() => void)[] = [];

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (line.length >= waiting) {
        throw busy();
      }
      await new Promise<void>((resolve) => line.push(resolve));
    }
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      line.shift()?.();
    }
  };
}
