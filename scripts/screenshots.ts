import { join } from 'node:path';
import { openSandbox } from '../packages/sandbox/src/node/index.ts';
import { type SiteApp, serve, withSandbox } from '../packages/server/src/index.ts';
import { folders, root } from './bootstrap/paths.mjs';
import { takePictures } from './pictures/take-pictures.ts';
import { writeContactSheet } from './pictures/write-contact-sheet.ts';
import { sandboxOptions } from './portal/sandbox-options.ts';
import { requireProgram } from './programs/find-program.ts';
import { runStep } from './site-build/run-step.ts';

const folder = join(root, 'screenshots');

export async function command(): Promise<void> {
  await runStep('site');
  const executablePath = await requireProgram('Chromium');
  const server = await serveSite();
  try {
    const pictures = await takePictures({ url: server.url, folder, executablePath });
    await writeContactSheet(folder, pictures);
  } finally {
    await server.close();
  }
  console.log(`\nThe pictures are in screenshots/; open screenshots/index.html to see them all.`);
}

async function serveSite() {
  const { portal } = await import('./portal/portal.ts');
  const options = sandboxOptions(portal);
  const compose = async (site: SiteApp) =>
    options ? withSandbox(site, await openSandbox(options), options.mount) : site;
  return serve({ dir: folders.site, port: 0, host: '127.0.0.1', compose });
}
