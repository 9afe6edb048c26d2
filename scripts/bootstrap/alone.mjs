// @ts-check
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeOf, takeLock } from './folder-lock.mjs';
import { buildDir, root } from './paths.mjs';
import { restoreBuild } from './put-in-place.mjs';
import { Interrupted, PlainError, signals } from './run.mjs';

/**
 * Does work that writes into this folder (installing, generating, building) while no other command
 * does. If it fails or is interrupted, the error also describes the state of the build.
 * @template T
 * @param {string} command e.g. "npm start"
 * @param {() => Promise<T>} work
 * @param {{ lockFile?: string, build?: string }} [places]
 * @returns {Promise<T>}
 */
export async function alone(
  command,
  work,
  { lockFile = join(root, '.cache', 'building.lock'), build = buildDir } = {},
) {
  const release = await lockFolder(lockFile, command);
  const stop = (/** @type {import('./run.mjs').Signal} */ signal) => {
    // A running step ends its process first, and then fails with this interruption.
    if (process.listenerCount(signal) > 1) return;
    const interruption = new Interrupted(signal);
    console.error(`\n✗ ${interruption.message} ${stateOf(build)}`);
    process.exit(interruption.exitCode);
  };
  process.once('exit', release);
  for (const signal of signals) process.on(signal, stop);
  try {
    restoreBuild(build);
    return await work();
  } catch (error) {
    throw withStateOf(build, error);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} lockFile
 * @param {string} command
 */
async function lockFolder(lockFile, command) {
  try {
    return await takeLock(lockFile, command, (owner) => {
      console.log(
        `Waiting for ${owner.command} (process ${owner.pid}), which is installing or building in this folder.`,
      );
    });
  } catch (error) {
    // If nothing can be written there is nothing to protect, and a finished build can be served.
    if (['EROFS', 'EACCES', 'ENOSPC'].includes(codeOf(error))) return () => {};
    throw error;
  }
}

/**
 * @param {string} build
 * @param {unknown} error
 */
function withStateOf(build, error) {
  if (error instanceof PlainError) {
    error.message += ` ${stateOf(build)}`;
    return error;
  }
  if (codeOf(error) !== 'ENOSPC') return error;
  return new PlainError(`No space left on device. ${stateOf(build)}`, { cause: error });
}

/** @param {string} build */
function stateOf(build) {
  return existsSync(join(build, '.manifest.json'))
    ? `The old build is still in place: nothing in ${relative(root, buildDir)} has changed.`
    : 'There is no finished build yet.';
}
