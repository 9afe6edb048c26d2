import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordFolder } from '../../packages/freshness/src/index.mjs';
import { isFresh, partInputs } from './made-parts.mjs';
import { makeCollection } from './make-collection.mjs';
import { buildDir, portalName, siteDir } from './paths.mjs';
import { prepareSearch } from './prepare-search.mjs';
import { prepareTutorials } from './prepare-tutorials.mjs';
import { putInPlace } from './put-in-place.mjs';
import { run, runTool } from './run.mjs';

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
  await runStep('Checking the API descriptions', 'check-apis.ts');
  await makeCollection();
  await prepareTutorials();
  await prepareSearch();
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
  await all([
    runStep('Writing the pages as Markdown', 'write-twins.ts', dir),
    runStep('Building the sandbox for browsers', 'build-sandbox-worker.mjs', dir),
  ]);
  await all([
    runStep('Following every link', 'check-links.ts', dir),
    runStep('Compressing and listing the files', 'prepare-build.ts', dir),
  ]);
}

/** Waits for all of them even when one fails, so that none still writes when the folder is removed. */
async function all(steps) {
  const failed = (await Promise.allSettled(steps)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function runStep(heading, file, ...args) {
  await run(heading, process.execPath, ['--import', 'tsx', `scripts/steps/${file}`, ...args]);
}
