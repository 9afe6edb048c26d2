import { spawnSync } from 'node:child_process';
import { firstFound, programNamedIn } from './find-program.mjs';
import { installFromDebian } from './install-from-debian.mjs';

/** What a reader of the guides has: Python with `requests`, curl and jq. */
const packages = ['python3', 'python3-requests', 'curl', 'jq'];

/** The message of a test that lacks them. */
export const howToInstall = `The programs in the guides need Python with requests, curl and jq. Install them (on Debian: apt-get install ${packages.join(' ')}), or set PYTHON_PATH to a Python that has it.`;

/**
 * Python for the programs of the guides: the one that is named, else the first of the system that
 * has `requests`, else Debian's when root. Resolves to nothing where there is none: the tests that
 * need it then fail with what to install.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} [sources]
 */
export async function findPython(sources = [named, ofSystem, fromDebian]) {
  return await firstFound(sources);
}

function named() {
  return programNamedIn('PYTHON_PATH');
}

function ofSystem() {
  if (!runs('curl', '--version') || !runs('jq', '--version')) return undefined;
  return ['python3', '/usr/bin/python3'].find((python) => runs(python, '-c', 'import requests'));
}

async function fromDebian() {
  for (const name of packages) {
    if (!(await installFromDebian(name, name))) return undefined;
  }
  return ofSystem();
}

/** @param {string} command @param {string[]} args */
function runs(command, ...args) {
  return spawnSync(command, args).status === 0;
}
