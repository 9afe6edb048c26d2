import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildFresh } from './steps/build-inputs.mjs';
import { installMissing } from './steps/install.mjs';
import { makeMissingCollection } from './steps/make-collection.mjs';
import { root, sandboxFolders } from './steps/paths.mjs';
import { main, PlainError } from './steps/run.mjs';

await main(async () => {
  await installMissing({ forTests: false });
  const { register } = await import('tsx/esm/api');
  register();
  const server = await import(pathToFileURL(join(root, 'packages/server/src/index.ts')).href);
  await server.checkAddress(process.env).catch((error) => {
    throw new PlainError(error.message);
  });
  if (!(await isBuildFresh())) {
    const { buildSite } = await import('./steps/build-site.mjs');
    await buildSite();
  }
  await makeMissingCollection();
  await server.main(process.env, { sandbox: sandboxFolders });
});
