import { findProgram, firstFound, isProgram, programNamedIn } from './find-program.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { PlainError, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The browser for the end-to-end tests: the one that is named, else the system's, else Debian's
 * package when root, else Playwright's own download. Resolves to the path of the program.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} [sources]
 */
export async function findBrowser(sources = [named, onPath, fromDebian, fromPlaywright]) {
  const browser = await firstFound(sources);
  if (browser) return browser;
  throw new PlainError(
    'No Chromium for the end-to-end tests: install one and name it in CHROMIUM_PATH, for example CHROMIUM_PATH=/usr/bin/chromium npm test.',
  );
}

function named() {
  return programNamedIn('CHROMIUM_PATH');
}

function onPath() {
  return findProgram(names);
}

async function fromDebian() {
  // Where that fails, Playwright's own download is the next thing to try.
  return (await installFromDebian('chromium', 'Chromium')) ? onPath() : undefined;
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
