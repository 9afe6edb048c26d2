// @ts-check
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of the lock file unless they are installed already. Building and serving do
 * not need the test tools, which are by far the larger part.
 * @param {{ forTests: boolean, folder?: string, npm?: string }} options
 */
export async function installMissing({ forTests, folder = root, npm = 'npm' }) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  const [wanted, found] = await Promise.all([
    readLock(join(folder, 'package-lock.json')),
    readLock(record),
  ]);
  if (wanted && found && isInstalled(wanted, found, { forTests })) return;
  // npm removes the old packages in any order: interrupted, it may leave the record without them.
  await rm(record, { force: true });
  const args = [
    // None of the packages' install scripts is needed.
    ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ...(forTests ? ['--include=dev'] : ['--omit=dev']),
  ];
  await run('Installing packages (a minute or two the first time)', npm, args, { cwd: folder });
}

/**
 * npm records what it has installed, without packages for other platforms.
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?:
 * boolean }} Entry
 * @param {Record<string, Entry>} wanted
 * @param {Record<string, Entry>} found
 * @param {{ forTests: boolean }} options
 */
export function isInstalled(wanted, found, { forTests }) {
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/'))
    .filter(([, { optional, dev, devOptional }]) => !optional && !devOptional && (forTests || !dev))
    .every(([path, { version }]) => path in found && found[path]?.version === version);
}

/**
 * @param {string} path
 * @returns {Promise<Record<string, Entry> | undefined>}
 */
async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined; // Missing or truncated: either way the packages must be installed.
  }
}
