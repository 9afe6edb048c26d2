import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './steps/alone.mjs';
import { buildStaleSite } from './steps/build-site.mjs';
import { requireProgram } from './steps/find-program.mjs';
import { installMissing } from './steps/install.mjs';
import { makeMissingCollection } from './steps/make-collection.mjs';
import { buildDir, root } from './steps/paths.mjs';
import { main } from './steps/run.mjs';
import { takePictures } from './steps/take-pictures.mjs';
import { writeContactSheet } from './steps/write-contact-sheet.mjs';

const folder = join(root, 'screenshots');

await main(async () => {
  await alone('npm run screenshots', async () => {
    await installMissing({ forTests: true });
    await buildStaleSite();
    await makeMissingCollection();
  });
  const executablePath = await requireProgram('Chromium');
  const server = await serveSite();
  try {
    const pictures = await takePictures({ url: server.url, folder, executablePath });
    await writeContactSheet(folder, pictures);
  } finally {
    await server.close();
  }
  console.log(`\nThe pictures are in screenshots/; open screenshots/index.html to see them all.`);
});

async function serveSite() {
  const { register } = await import('tsx/esm/api');
  register();
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { serve, withSandbox } = await load('packages/server/src/index.ts');
  const { openSandbox } = await load('packages/sandbox/src/node/index.ts');
  const { portal } = await load('scripts/steps/portal.ts');
  const { sandboxOptions } = await load('scripts/steps/sandbox-options.ts');
  const options = sandboxOptions(portal);
  const compose = async (site) =>
    options ? withSandbox(site, await openSandbox(options), options.mount) : site;
  return serve({ dir: buildDir, port: 0, host: '127.0.0.1', compose });
}
