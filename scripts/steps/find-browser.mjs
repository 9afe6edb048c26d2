import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The browser for the end-to-end tests: the one that is named, else the system's, else Debian's
 * package when root, else Playwright's own download. Resolves to the path of the program.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} [sources]
 */
export async function findBrowser(sources = [named, onPath, fromDebian, fromPlaywright]) {
  for (const source of sources) {
    const browser = await source();
    if (browser) return browser;
  }
  throw new PlainError(
    'No Chromium for the end-to-end tests: install one and name it in CHROMIUM_PATH, for example CHROMIUM_PATH=/usr/bin/chromium npm test.',
  );
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !isProgram(path)) {
    throw new PlainError(`CHROMIUM_PATH is ${path}, which is not a program that can be run.`);
  }
  return path;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

async function fromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  try {
    await run('Fetching the list of Debian packages', 'apt-get', ['update', '-qq']);
    await run('Installing Chromium from Debian', 'apt-get', ['install', '-y', '-qq', 'chromium']);
  } catch {
    return undefined; // run() has shown why; Playwright's own download is the next thing to try.
  }
  return onPath();
}

async function fromPlaywright() {
  try {
    await run('Downloading Chromium', 'npx', ['playwright', 'install', 'chromium']);
  } catch {
    return undefined;
  }
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
