// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Installs the packages of the lock file unless they are installed already. Building and serving do
 * not need the test tools, which are by far the larger part.
 * @param {{ forTests: boolean, folder?: string, npm?: string }} options
 */
export async function installMissing({ forTests, folder = root, npm = 'npm' }) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  const isComplete = async () => {
    const [wanted, found] = await Promise.all([
      readLock(join(folder, 'package-lock.json')),
      readLock(record),
    ]);
    return wanted !== undefined && found !== undefined && isInstalled(wanted, found, { forTests });
  };
  if (await isComplete()) return;
  const release = await waitForOthers(folder);
  try {
    if (!(await isComplete())) await install({ forTests, folder, npm, record });
  } finally {
    await release();
  }
}

/** @param {{ forTests: boolean, folder: string, npm: string, record: string }} options */
async function install({ forTests, folder, npm, record }) {
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
 * Two commands that are started at once in a new clone must not both install: the second waits.
 * @param {string} folder
 * @returns {Promise<() => Promise<void>>} lets others install
 */
async function waitForOthers(folder) {
  const file = join(folder, '.cache', 'installing');
  await mkdir(join(folder, '.cache'), { recursive: true });
  let hasTold = false;
  for (;;) {
    try {
      await writeFile(file, `${process.pid}`, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = await readFile(file, 'utf8').catch(() => '');
    if (owner !== '' && !isRunning(Number(owner))) {
      await rm(file, { force: true });
      continue;
    }
    if (!hasTold) {
      console.log(
        `Waiting for process ${owner}, which is installing here. If it is not, delete ${file}.`,
      );
    }
    hasTold = true;
    await wait(200);
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
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
