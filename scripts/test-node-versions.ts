import { delimiter, dirname } from 'node:path';
import { PlainError, runTool } from './bootstrap/run.mjs';
import { hasCollection } from './portal/make-collection.ts';
import { usesSandbox } from './portal/uses-sandbox.ts';
import { fetchNode, nodeVersions } from './programs/fetch-node.ts';
import { siteReady, startServer } from './programs/start-server.ts';
import { smokeTest } from './serving/smoke-test.ts';
import { runStep } from './site-build/run-step.ts';
import { makeForTests } from './tests/make-for-tests.ts';

/** The unit tests on each supported Node release, and the build served by each. */
export async function command(): Promise<void> {
  await makeForTests();
  await runStep('site');
  for (const version of nodeVersions) await testOn(version);
}

async function testOn(version: string): Promise<void> {
  const node = await fetchNode(version);
  // Tests that start `node` or `npm` get this release too.
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const unitTests = ['run', '--project=parts', '--project=server', '--project=dom'];
  await runTool(`Unit tests on Node ${version}`, 'vitest', unitTests, { node, env });
  await serveOn(version, node);
}

async function serveOn(version: string, node: string): Promise<void> {
  const env = { PORT: '0', HOST: '127.0.0.1' };
  const ready = siteReady(await usesSandbox());
  const server = await startServer(['scripts/run.mjs', 'serve'], ready, { env, node });
  let status: number | null;
  try {
    await smokeTest(server.url, { hasCollection: hasCollection() });
  } finally {
    status = await server.stop();
  }
  if (status !== 0) throw new PlainError(`The server on Node ${version} exited with ${status}.`);
  console.log(`✓ The built site on Node ${version}`);
}
