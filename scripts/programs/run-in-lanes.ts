import { Interrupted, PlainError } from './run.mjs';

/**
 * Runs steps in order, a few at a time. Reports all failures, not only the first, and none while a
 * step is still running: it may still be writing.
 * @param {(() => Promise<void>)[]} steps
 * @param {number} lanes how many run at a time
 */
export async function runInLanes(steps, lanes) {
  const waiting = [...steps];
  const failures = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      await step().catch((error) => {
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
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken) throw broken.reason;
  if (failures.length > 0) throw new PlainError(failures.join('\n'));
}
