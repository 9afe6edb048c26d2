import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages of the lock file unless they are all there already. */
export async function installMissing() {
  const [wanted, found] = await Promise.all([
    readLock(join(root, 'package-lock.json')),
    readLock(join(root, 'node_modules', '.package-lock.json')),
  ]);
  if (wanted && found && isInstalled(wanted, found)) return;
  await run('Installing packages (about two minutes the first time)', 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}

/**
 * npm writes down what it has installed; packages for other platforms are left out there.
 * @param {Record<string, { version?: string, optional?: boolean, link?: boolean }>} wanted
 * @param {typeof wanted} found
 */
export function isInstalled(wanted, found) {
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version }]) => path in found && found[path].version === version);
}

async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined; // Missing or cut off half way: either way the packages must be installed.
  }
}
