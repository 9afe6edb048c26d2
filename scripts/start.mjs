import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './steps/alone.mjs';
import { buildStaleSite } from './steps/build-site.mjs';
import { installMissing } from './steps/install.mjs';
import { makeMissingCollection } from './steps/make-collection.mjs';
import { buildDir, root, sandboxFolders } from './steps/paths.mjs';
import { main, PlainError } from './steps/run.mjs';

await main(async () => {
  await alone('npm start', () => installMissing({ forTests: false }));
  const server = await loadServer();
  await server.checkAddress(process.env).catch((error) => {
    throw new PlainError(error.message);
  });
  await alone('npm start', async () => {
    await buildStaleSite();
    await makeMissingCollection();
  });
  await server.main(process.env, { dir: buildDir, sandbox: sandboxFolders });
});

async function loadServer() {
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(root, 'packages/server/src/index.ts')).href);
}
