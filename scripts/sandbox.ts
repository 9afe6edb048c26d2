import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './steps/alone.mjs';
import { installMissing } from './steps/install.mjs';
import { makeMissingCollection } from './steps/make-collection.mjs';
import { root } from './steps/paths.mjs';
import { main, PlainError } from './steps/run.mjs';

await main(async () => {
  await alone('npm run sandbox', async () => {
    await installMissing({ forTests: false });
    await makeMissingCollection();
  });
  const { register } = await import('tsx/esm/api');
  register();
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { sandboxMain } = await load('packages/server/src/index.ts');
  const { portal } = await load('scripts/steps/portal.ts');
  const { sandboxOptions } = await load('scripts/steps/sandbox-options.ts');
  const options = sandboxOptions(portal);
  if (!options)
    throw new PlainError(`${portal.shortName} has no sandbox: none of its APIs names one.`);
  await sandboxMain(process.argv.slice(2), options, { basePath: portal.basePath });
});
