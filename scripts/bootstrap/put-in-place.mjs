// @ts-check
import { existsSync, renameSync, rmSync } from 'node:fs';

const asideOf = (/** @type {string} */ build) => `${build}-old`;

/**
 * Replaces the old build with a finished one. Folders cannot be swapped in one step, so this takes
 * two with nothing between them: no signal is handled until both are done.
 * @param {string} next
 * @param {string} build
 */
export function putInPlace(next, build) {
  const aside = asideOf(build);
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(build)) renameSync(build, aside);
  try {
    renameSync(next, build);
  } catch (error) {
    restoreBuild(build);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Cleans up after a process that was killed in `putInPlace`: the old build is restored if there is
 * no new one, and otherwise removed.
 * @param {string} build
 */
export function restoreBuild(build) {
  const aside = asideOf(build);
  if (!existsSync(aside)) return;
  if (existsSync(build)) rmSync(aside, { recursive: true, force: true });
  else renameSync(aside, build);
}
