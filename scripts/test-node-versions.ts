import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { alone } from './steps/alone.mjs';
import { buildStaleSite } from './steps/build-site.mjs';
import { fetchNode, nodeVersions } from './steps/fetch-node.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { buildDir } from './steps/paths.mjs';
import { runTutorials } from './steps/prepare-tutorials.mjs';
import { main, PlainError, runTool } from './steps/run.mjs';
import { smokeTest } from './steps/smoke-test.mjs';
import { startServer } from './steps/start-server.mjs';

/** The unit tests on each supported Node release, and the build served by each. */
await main(async () => {
  await alone('npm run test:node-versions', async () => {
    await installMissing({ forTests: true });
    await makeCollection({ forTests: true });
    await runTutorials();
    await buildStaleSite();
  });
  for (const version of nodeVersions) await testOn(version);
});

async function testOn(version) {
  const node = await fetchNode(version);
  // Tests that start `node` or `npm` get this release too.
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const unitTests = ['run', '--project=parts', '--project=server', '--project=dom'];
  await runTool(`Unit tests on Node ${version}`, 'vitest', unitTests, { node, env });
  await serveOn(version, node);
}

async function serveOn(version, node) {
  const env = { PORT: '0', HOST: '127.0.0.1' };
  const server = await startServer(['scripts/start.mjs'], /^Ready: (\S+)$/, { env, node });
  let status;
  try {
    await smokeTest(server.url, { hasSandbox: existsSync(join(buildDir, 'sandbox-worker.js')) });
  } finally {
    status = await server.stop();
  }
  if (status !== 0) throw new PlainError(`The server on Node ${version} exited with ${status}.`);
  console.log(`✓ The built site on Node ${version}`);
}
