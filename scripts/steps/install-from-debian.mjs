import { spawnSync } from 'node:child_process';
import { run, worked } from './run.mjs';

/**
 * Installs a package of Debian where that can be done: there is apt, and we are root. Resolves to
 * whether it is installed; `run` has shown why not.
 * @param {string} name of the package
 * @param {string} label e.g. "Chromium"
 */
export async function installFromDebian(name, label) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const update = () => run('Fetching the list of Debian packages', 'apt-get', ['update', '-qq']);
  const install = () =>
    run(`Installing ${label} from Debian`, 'apt-get', ['install', '-y', '-qq', name]);
  return worked(update().then(install));
}
