import { findProgram, firstFound, isProgram, programNamedIn } from './find-program.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { PlainError, runTool, worked } from './run.mjs';

/** Chromium without windows: a new page costs it a third of what it costs the whole browser. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const usualSources = [
  () => programNamedIn('CHROMIUM_PATH'),
  () => findProgram(shells),
  () => fromDebian('chromium-headless-shell', 'Chromium’s headless shell', shells),
  () => findProgram(browsers),
  () => fromDebian('chromium', 'Chromium', browsers),
  fromPlaywright,
];

/**
 * The browser for the end-to-end tests: the one that is named, else the headless shell, else a
 * whole browser; each where it is found, else from Debian when root. The last resort is what
 * Playwright downloads. Resolves to the path of the program.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} [sources]
 */
export async function findBrowser(sources = usualSources) {
  const browser = await firstFound(sources);
  if (browser) return browser;
  throw new PlainError(
    'No Chromium for the end-to-end tests: install one and name it in CHROMIUM_PATH, for example CHROMIUM_PATH=/usr/bin/chromium npm test.',
  );
}

/** Where it cannot be installed, the next source is asked. */
async function fromDebian(name, label, programs) {
  return (await installFromDebian(name, label)) ? findProgram(programs) : undefined;
}

async function fromPlaywright() {
  const args = ['install', 'chromium'];
  if (!(await worked(runTool('Downloading Chromium', '@playwright/test', args)))) return undefined;
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(isProgram);
}
