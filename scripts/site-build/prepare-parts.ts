import { isFresh } from './made-parts.mjs';
import { runTutorials } from './prepare-tutorials.mjs';
import { run } from './run.mjs';
import { runInLanes } from './run-in-lanes.mjs';

/**
 * Makes what the pages are built from, or updates what has changed: the outputs of the tutorials'
 * cells, and the script that runs them. A preview also needs the search, which a build makes beside
 * the pages.
 */
export async function prepareParts({ isPreview = false } = {}) {
  const tutorials = () => runTutorials({ isPreview });
  await runInLanes([tutorials, prepareCellsWorker, ...(isPreview ? [prepareSearch] : [])], 2);
}

async function prepareCellsWorker() {
  if (isFresh('cells-worker')) return;
  const program = 'scripts/steps/build-cells-worker.mjs';
  const heading = 'Building what runs cells in browsers';
  await run(heading, process.execPath, [program], { isBeside: true });
}

export async function prepareSearch() {
  if (isFresh('search')) return;
  const program = ['--import', 'tsx', 'scripts/steps/build-search.mjs'];
  await run('Building the search', process.execPath, program, { isBeside: true });
}
