import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './packages/pack-packages.mjs';
import { alone } from './steps/alone.mjs';
import { packServer, packSite } from './steps/pack.mjs';
import { main, PlainError } from './steps/run.mjs';

const usage = 'Use it like this: npm run pack -- site DIR; in place of site: server, or packages';
const packers = { site: packSite, server: packServer, packages: packPackages };

await main(async () => {
  const { what, folder } = readArguments(process.argv.slice(2));
  await alone('npm run pack', () => packers[what](resolve(folder)));
  console.log(`Packed ${what} into ${folder}.`);
});

function readArguments(args) {
  try {
    // As for every command, the portal is chosen where the folders are.
    const options = { portal: { type: 'string' } };
    const [what, folder, ...others] = parseArgs({
      args,
      options,
      allowPositionals: true,
    }).positionals;
    if (Object.hasOwn(packers, what) && folder && others.length === 0) return { what, folder };
  } catch (cause) {
    throw new PlainError(`${cause.message}\n${usage}`, { cause });
  }
  throw new PlainError(usage);
}
