import { Interrupted, PlainError } from '../bootstrap/run.mjs';

/**
 * Runs steps in order, a few at a time. Reports all failures, not only the first, and none while a
 * step is still running: it may still be writing.
 * @param lanes how many run at a time
 */
export async function runInLanes(steps: (() => Promise<void>)[], lanes: number) {
  const waiting = [...steps];
  const failures: string[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      await step().catch((error: unknown) => {
        if (error instanceof PlainError && !(error instanceof Interrupted)) {
          failures.push(error.message);
          return;
        }
        waiting.length = 0;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  if (failures.length > 0) throw new PlainError(failures.join('\n'));
}
