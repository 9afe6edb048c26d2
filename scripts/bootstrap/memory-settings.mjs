// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { signals } from './run.mjs';

/**
 * What keeps memory outside the JavaScript heap within bounds on Linux. By default glibc keeps what it
 * has freed in up to eight arenas for each core, pixels of large pictures included: hundreds of
 * megabytes after a dozen of them. With these variables, blocks above the threshold go back to the
 * system at once. glibc reads them only when a process starts.
 */
export const mallocSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** @param {NodeJS.ProcessEnv} [env] */
export function needsMallocSettings(env = process.env) {
  return process.platform === 'linux' && env.MALLOC_ARENA_MAX === undefined;
}

/**
 * Runs this program again with the settings, passes signals on to it, and ends as it does.
 * @param {string[]} args of Node
 */
export async function runWithMallocSettings(args) {
  const child = spawn(process.execPath, args, {
    // The channel closes with this process, however that ends.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...mallocSettings },
  });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const [code, signal] = /** @type {[number | null, NodeJS.Signals]} */ (
    await once(child, 'close')
  );
  process.exitCode = code ?? 128 + constants.signals[signal];
}

/** Ends a program that was run again, as by a signal, once the process that ran it has gone. */
export function endWithStarter() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

/**
 * By default the heap may grow to four times what is in use before garbage is collected. A share of
 * what is in use, unlike a limit in megabytes, suits a collection of any size.
 */
export function collectGarbageOften() {
  setFlagsFromString('--heap-growing-percent=40');
}
