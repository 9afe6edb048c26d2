import { sandboxMain } from '../packages/server/src/index.ts';
import { PlainError } from './bootstrap/run.mjs';
import { makeCollection } from './portal/make-collection.ts';
import { sandboxOptions } from './portal/sandbox-options.ts';

export async function command(): Promise<void> {
  await makeCollection();
  const { portal } = await import('./portal/portal.ts');
  const options = sandboxOptions(portal);
  if (!options)
    throw new PlainError(`${portal.shortName} has no sandbox: none of its APIs names one.`);
  const { basePath, siteUrl: address } = portal;
  await sandboxMain(process.argv.slice(2), options, { basePath, address });
}
