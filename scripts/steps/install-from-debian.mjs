import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/**
 * Installs a package of Debian where that can be done: there is apt, and we are root. Resolves to
 * whether it is installed; `run` has shown why not.
 * @param {string} name of the package
 * @param {string} label e.g. "Chromium"
 */
export async function installFromDebian(name, label) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  try {
    await run('Fetching the list of Debian packages', 'apt-get', ['update', '-qq']);
    await run(`Installing ${label} from Debian`, 'apt-get', [...['install', '-y', '-qq', name]]);
  } catch {
    return false;
  }
  return true;
}
