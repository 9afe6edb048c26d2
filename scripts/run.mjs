// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing } from './bootstrap/install.mjs';
import {
  endWithStarter,
  needsMallocSettings,
  runWithMallocSettings,
} from './bootstrap/malloc-settings.mjs';
import { root } from './bootstrap/paths.mjs';
import { main, PlainError } from './bootstrap/run.mjs';

// Plain JavaScript, like everything imported above: what reads TypeScript may not be installed yet.

/**
 * What a command needs: the packages of the site, the test tools too, or only what reads TypeScript.
 * @typedef {'site' | 'tests' | 'tsx'} Packages
 */

/**
 * What it takes after its name, besides `--portal NAME`: these words, or whatever it checks itself.
 * @typedef {string[] | 'own'} Takes
 */

/**
 * @typedef {{
 *   file: string, packages: Packages, takes?: Takes, needsPortal?: boolean, isServer?: boolean,
 * }} Command
 */

/** @type {Record<string, Command>} */
const commands = {
  'api-changes': { file: 'scripts/api-changes.ts', packages: 'site', takes: 'own' },
  bench: { file: 'bench/bench.ts', packages: 'tests', takes: 'own' },
  'bench:load': { file: 'bench/load.ts', packages: 'site', takes: 'own' },
  build: { file: 'scripts/build.ts', packages: 'site' },
  'build:packages': { file: 'scripts/build-packages.ts', packages: 'tests', needsPortal: false },
  check: { file: 'scripts/check.ts', packages: 'tests' },
  'check-portal': { file: 'scripts/check-portal.ts', packages: 'site' },
  collection: {
    file: 'scripts/collection.ts',
    packages: 'site',
    takes: ['--sheet', '--keep-looks'],
  },
  'complete-lock': { file: 'scripts/complete-lock.ts', packages: 'tsx', takes: ['--integrity'] },
  dev: { file: 'scripts/dev.ts', packages: 'site' },
  examples: { file: 'scripts/examples.ts', packages: 'site' },
  // Whichever portal is chosen, it may be the one created here.
  'new-portal': {
    file: 'scripts/new-portal.ts',
    packages: 'tsx',
    takes: 'own',
    needsPortal: false,
  },
  pack: { file: 'scripts/pack.ts', packages: 'tsx', takes: 'own' },
  sandbox: { file: 'scripts/sandbox.ts', packages: 'site', takes: 'own', isServer: true },
  screenshots: { file: 'scripts/screenshots.ts', packages: 'tests' },
  serve: { file: 'scripts/serve.ts', packages: 'tsx', isServer: true },
  start: { file: 'scripts/start.ts', packages: 'site' },
  test: { file: 'scripts/test.ts', packages: 'tests' },
  'test:coverage': { file: 'scripts/test-coverage.ts', packages: 'tests' },
  'test:mutations': { file: 'scripts/test-mutations.ts', packages: 'tests', takes: 'own' },
  'test:node-versions': { file: 'scripts/test-node-versions.ts', packages: 'tests' },
  'test:sweeps': { file: 'scripts/test-sweeps.ts', packages: 'tests', takes: ['--changed'] },
  tutorials: { file: 'scripts/tutorials.ts', packages: 'site', takes: 'own' },
};

const [, program = '', name = ''] = process.argv;
process.argv.splice(2, 1);
// No cache on disk: in a container the file system may be read-only. tsx reads this when it is loaded.
if (name === 'serve') process.env.TSX_DISABLE_CACHE ??= '1';

/** Run as a program: `node scripts/run.mjs NAME …`, which installs what is missing first. */
await main(
  async () => {
    const chosen = commands[name];
    if (!chosen) {
      throw new PlainError(
        `There is no command "${name}". The commands are ${Object.keys(commands).join(', ')}.`,
      );
    }
    const { file, packages, takes = [], isServer = false } = chosen;
    const args = process.argv.slice(2);
    if (takes !== 'own') checkArguments(args, takes);
    if (isServer && needsMallocSettings()) {
      await runWithMallocSettings([...process.execArgv, program, name, ...args]);
      return;
    }
    if (process.channel) endWithStarter();
    if (packages !== 'tsx' || !existsSync(join(root, 'node_modules/tsx'))) {
      await installMissing({ forTests: packages === 'tests' });
    }
    const { register } = await import('tsx/esm/api');
    register();
    /** @type {{ command: () => Promise<void> }} */
    const { command } = await import(pathToFileURL(join(root, file)).href);
    await command();
  },
  { needsPortal: commands[name]?.needsPortal ?? true },
);

/**
 * @param {string[]} args
 * @param {string[]} taken
 */
function checkArguments(args, taken) {
  const wrong = args.find((arg) => !taken.includes(arg));
  if (wrong === undefined) return;
  const known = [...taken, '--portal NAME'].join(', ');
  const environment = /^--(port|host)\b/.test(wrong)
    ? ` Set PORT or HOST in the environment, e.g. PORT=4000 ${titleOf(name)}`
    : '';
  throw new PlainError(`${titleOf(name)} does not take "${wrong}", only ${known}.${environment}`);
}

/**
 * As it is typed, e.g. "npm run build".
 * @param {string} command
 */
function titleOf(command) {
  return ['start', 'test'].includes(command) ? `npm ${command}` : `npm run ${command}`;
}
