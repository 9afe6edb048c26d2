import { resolve } from 'node:path';
import { PlainError } from './bootstrap/run.mjs';
import { packPackages } from './packages/pack-packages.ts';
import { readOptions } from './programs/read-options.ts';
import { packServer, packSite } from './serving/pack.ts';

const usage = 'npm run pack -- site DIR; in place of site: server, or packages';
const packers = { site: packSite, server: packServer, packages: packPackages };
type What = keyof typeof packers;

export async function command(): Promise<void> {
  const { what, folder } = readArguments(process.argv.slice(2));
  await packers[what](resolve(folder));
  console.log(`Packed ${what} into ${folder}.`);
}

function readArguments(args: string[]): { what: What; folder: string } {
  const { positionals } = readOptions(usage, { args, allowPositionals: true });
  const [what = '', folder, ...others] = positionals;
  if (isWhat(what) && folder && others.length === 0) return { what, folder };
  throw new PlainError(`Use it like this: ${usage}`);
}

function isWhat(name: string): name is What {
  return Object.hasOwn(packers, name);
}
