import { join, relative } from 'node:path';
import { portalFolders } from '../../packages/portal/src/folders.mjs';
import { findPortals } from '../../packages/portal/src/node.ts';
import { portalName, root } from '../bootstrap/paths.mjs';
import { main, run, runTool } from '../bootstrap/run.mjs';

type Env = Record<string, string>;

const portals = findPortals(join(root, 'portals'));

/** Small, so that it is quick to build once more; without it, the chosen portal is used. */
const smallest = portals.includes('starter') ? 'starter' : portalName;

const address = 'https://museum.example/developers/';
const belowAPath: Env = {
  PORTAL: smallest,
  PORTAL_URL: address,
  BUILD_DIR: `${relative(root, portalFolders(smallest).build)}-below-a-path`,
};

/** CI has nginx: without it, its tests fail there. */
const hostKinds = [
  'server',
  ...(process.env.NGINX_PATH || process.env.CI ? ['nginx'] : []),
  'files',
];

/**
 * Run as a program: builds each portal that is not the chosen one, and one for an address with a
 * path, and runs the tests that apply to every portal. Below the path they run on each kind of
 * host, down to one that has files and no rules.
 */
await main(async () => {
  for (const name of portals.filter((one) => one !== portalName)) {
    await build(`Site of ${name}`, { PORTAL: name });
    await test(`Tests of every portal on ${name}`, { PORTAL: name });
  }
  await build(`Site of ${smallest} for ${address}`, belowAPath);
  for (const kind of hostKinds) {
    const heading = `Tests of every portal below a path, with SERVED_BY=${kind}`;
    await test(heading, { ...belowAPath, SERVED_BY: kind });
  }
});

function build(heading: string, env: Env): Promise<void> {
  return run(heading, process.execPath, ['scripts/run.mjs', 'build'], { env });
}

function test(heading: string, env: Env): Promise<void> {
  const args = ['test', '--config', 'e2e', '--project=every-portal'];
  return runTool(heading, '@playwright/test', args, { env });
}
