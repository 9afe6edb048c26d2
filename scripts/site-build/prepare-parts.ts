import { isFresh } from './made-parts.mjs';
import { runTutorials } from './prepare-tutorials.mjs';
import { run } from './run.mjs';
import { runInLanes } from './run-in-lanes.mjs';

/**
 * Makes what the pages are built from, or updates what has changed: the outputs of the tutorials'
 * cells, the script that runs them, and the search. The tutorials take longer than the other two
 * together.
 */
export async function prepareParts({ isPreview = false } = {}) {
  const tutorials = () => runTutorials({ isPreview });
  await runInLanes([tutorials, prepareCellsWorker, prepareSearch], 2);
}

async function prepareCellsWorker() {
  if (isFresh('cells-worker')) return;
  const program = 'scripts/steps/build-cells-worker.mjs';
  const heading = 'Building what runs cells in browsers';
  await run(heading, process.execPath, [program], { isBeside: true });
}

async function prepareSearch() {
  if (isFresh('search')) return;
  const program = ['--import', 'tsx', 'scripts/steps/build-search.mjs'];
  await run('Building the search', process.execPath, program, { isBeside: true });
}
