// @ts-check
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

const threads = '/proc/self/task';

/** On a scale to 19, on which a higher number comes later. */
const steps = 10;

/**
 * Lets the thread that answers requests come before all others of this process, such as those that
 * render pictures, where there are fewer cores than busy threads. Only on Linux does each thread have
 * its own priority; one that starts later takes over that of the thread that starts it.
 */
export async function preferMainThread() {
  if (!existsSync(threads)) return;
  // Nobody may lower the number that a process was started with.
  const later = Math.min(getPriority() + steps, 19);
  // To read a folder, Node starts the threads that also render pictures.
  for (const thread of await readdir(threads)) {
    if (Number(thread) !== process.pid) setLater(Number(thread), later);
  }
}

/**
 * @param {number} thread
 * @param {number} later
 */
function setLater(thread, later) {
  try {
    setPriority(thread, later);
  } catch (error) {
    const { info } = /** @type {{ info?: { code: string } }} */ (error);
    const hasEnded = info?.code === 'ESRCH';
    if (!hasEnded) throw error;
  }
}
