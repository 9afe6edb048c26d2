// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands, packagesFor } from './bootstrap/commands.mjs';
import { installMissing } from './bootstrap/install.mjs';
import {
  collectGarbageOften,
  endWithStarter,
  needsMallocSettings,
  runWithMallocSettings,
} from './bootstrap/memory-settings.mjs';
import { root } from './bootstrap/paths.mjs';
import { main, PlainError } from './bootstrap/run.mjs';
import { preferMainThread } from './bootstrap/thread-priority.mjs';

// Plain JavaScript, like everything imported above: what reads TypeScript may not be installed yet.

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
    const { file, takes = [], isServer = false } = chosen;
    const args = process.argv.slice(2);
    if (takes !== 'own') checkArguments(args, takes);
    if (isServer && needsMallocSettings()) {
      await runWithMallocSettings([...process.execArgv, program, name, ...args]);
      return;
    }
    if (process.channel) endWithStarter();
    const packages = packagesFor(chosen, args);
    if (isServer) {
      collectGarbageOften();
      await preferMainThread();
    }
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
