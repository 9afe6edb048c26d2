import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs, recordInputs } from './build-inputs.mjs';
import { makeCollection } from './make-collection.mjs';
import { buildDir, siteDir } from './paths.mjs';
import { prepareSearch } from './prepare-search.mjs';
import { prepareTutorials } from './prepare-tutorials.mjs';
import { run } from './run.mjs';

/**
 * Builds the site beside the old build and puts it in its place only when it is whole, so that a
 * failed build leaves the old one working.
 */
export async function buildSite() {
  const inputs = await hashInputs();
  const next = join(siteDir, 'build-next');
  await rm(next, { recursive: true, force: true });
  await run('Checking the API descriptions', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/check-apis.ts'],
  ]);
  await makeCollection();
  await prepareTutorials();
  await prepareSearch();
  await run(
    'Building the site (about a minute)',
    'npx',
    ['docusaurus', 'build', '--out-dir', 'build-next'],
    { cwd: siteDir, env: { NODE_ENV: 'production' } },
  );
  await Promise.all([addTwins(next), addSandbox(next)]);
  await run('Compressing and listing the files', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/prepare-build.ts'],
    next,
  ]);
  await rm(buildDir, { recursive: true, force: true });
  await rename(next, buildDir);
  await recordInputs(inputs);
}

/** The links of the twins are followed too. */
async function addTwins(dir) {
  await run('Writing the pages as Markdown', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/write-twins.ts'],
    dir,
  ]);
  await run('Following every link', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/check-links.ts'],
    dir,
  ]);
}

async function addSandbox(dir) {
  await run('Building the sandbox for browsers', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/build-sandbox-worker.mjs'],
    dir,
  ]);
}
