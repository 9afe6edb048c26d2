import { existsSync, renameSync, rmSync } from 'node:fs';

const asideOf = (build) => `${build}-old`;

/**
 * Puts a finished build in place of the old one. Folders cannot be exchanged in one step, so
 * these are two with nothing between them: no signal is handled until both are done.
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
 * Finishes what a process that was killed in `putInPlace` has left: the old build goes back where
 * there is no new one, and is removed where there is.
 * @param {string} build
 */
export function restoreBuild(build) {
  const aside = asideOf(build);
  if (!existsSync(aside)) return;
  if (existsSync(build)) rmSync(aside, { recursive: true, force: true });
  else renameSync(aside, build);
}
