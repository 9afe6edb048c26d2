import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordFolder } from '../../packages/freshness/src/index.mjs';
import { isFresh, partInputs } from './made-parts.mjs';
import { makeCollection } from './make-collection.mjs';
import { buildDir, portalName, siteDir } from './paths.mjs';
import { prepareParts } from './prepare-parts.mjs';
import { putInPlace } from './put-in-place.mjs';
import { run, runTool } from './run.mjs';
import { runInLanes } from './run-in-lanes.mjs';
import { usesSandbox } from './uses-sandbox.mjs';

/**
 * Builds the site beside the old build and puts it in its place only when it is complete, so that a
 * build that fails or is interrupted leaves the old one working.
 * @param {{ build?: string, make?: (dir: string) => Promise<void>, digest?: () => string }} [how]
 */
export async function buildSite({
  build = buildDir,
  make = makeSite,
  digest = () => partInputs('build'),
} = {}) {
  const inputs = digest();
  const next = `${build}-next`;
  await rm(next, { recursive: true, force: true });
  try {
    await make(next);
    recordFolder({ folder: next, record: join(next, '.inputs') }, inputs);
    putInPlace(next, build);
  } finally {
    // What a failed build leaves is useless, and takes up space that may have run out.
    await rm(next, { recursive: true, force: true });
  }
}

/** Builds the site unless its build was made from the sources as they are now. */
export async function buildStaleSite() {
  if (!isFresh('build')) await buildSite();
}

async function makeSite(dir) {
  await runInLanes([makeCollection, step('Checking the API descriptions', 'check-apis.ts')], 2);
  await prepareParts();
  await runTool(
    'Building the site (about a minute)',
    '@docusaurus/core',
    ['build', '--out-dir', dir],
    {
      cwd: siteDir,
      env: {
        NODE_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${portalName}`,
      },
    },
  );
  const twins = step('Writing the pages as Markdown', 'write-twins.ts', dir);
  const sandbox = step('Building the sandbox for browsers', 'build-sandbox-worker.mjs', dir);
  const compress = step('Compressing the files', 'compress-build.ts', dir);
  await runInLanes([twins, ...((await usesSandbox()) ? [sandbox] : []), compress], 2);
  const links = step('Following every link', 'check-links.ts', dir);
  const list = step('Listing the files', 'prepare-build.ts', dir);
  await runInLanes([links, list], 2);
}

function step(heading, file, ...args) {
  const program = ['--import', 'tsx', `scripts/steps/${file}`, ...args];
  return () => run(heading, process.execPath, program, { isBeside: true });
}
