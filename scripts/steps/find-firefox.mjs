import { findProgram, firstFound, isProgram, programNamedIn } from './find-program.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { runTool, worked } from './run.mjs';

/**
 * Firefox for the end-to-end tests: the one that is named, else the system's, else Debian's package
 * when root, else Playwright's own download. Resolves to nothing where there is none: the tests
 * then run in Chromium alone.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} [sources]
 */
export async function findFirefox(sources = [named, onPath, fromDebian, fromPlaywright]) {
  const firefox = await firstFound(sources);
  if (firefox) return firefox;
  console.log(
    '\n! No Firefox: its end-to-end tests are left out. Install one, or name it in FIREFOX_PATH.',
  );
  return undefined;
}

function named() {
  return programNamedIn('FIREFOX_PATH');
}

function onPath() {
  return findProgram(['firefox-esr', 'firefox']);
}

async function fromDebian() {
  return (await installFromDebian('firefox-esr', 'Firefox')) ? onPath() : undefined;
}

async function fromPlaywright() {
  const args = ['install', 'firefox'];
  if (!(await worked(runTool('Downloading Firefox', '@playwright/test', args)))) return undefined;
  const { firefox } = await import('playwright-core');
  return [firefox.executablePath()].find(isProgram);
}
