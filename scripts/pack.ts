import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from './bootstrap/alone.mjs';
import { messageOf, PlainError } from './bootstrap/run.mjs';
import { packPackages } from './packages/pack-packages.ts';
import { packServer, packSite } from './serving/pack.ts';

const usage = 'Use it like this: npm run pack -- site DIR; in place of site: server, or packages';
const packers = { site: packSite, server: packServer, packages: packPackages };
type What = keyof typeof packers;

export async function command(): Promise<void> {
  const { what, folder } = readArguments(process.argv.slice(2));
  await alone('npm run pack', () => packers[what](resolve(folder)));
  console.log(`Packed ${what} into ${folder}.`);
}

function readArguments(args: string[]): { what: What; folder: string } {
  try {
    // As for every command, the portal is chosen where the folders are.
    const options = { portal: { type: 'string' } } as const;
    const [what = '', folder, ...others] = parseArgs({
      args,
      options,
      allowPositionals: true,
    }).positionals;
    if (isWhat(what) && folder && others.length === 0) return { what, folder };
  } catch (cause) {
    throw new PlainError(`${messageOf(cause)}\n${usage}`, { cause });
  }
  throw new PlainError(usage);
}

function isWhat(name: string): name is What {
  return Object.hasOwn(packers, name);
}
