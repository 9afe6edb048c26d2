import { run } from '../bootstrap/run.mjs';
import { runInLanes } from '../programs/run-in-lanes.ts';
import { runTutorials } from '../tutorials/prepare-tutorials.ts';
import { isFresh } from './made-parts.ts';

/**
 * Makes what the pages are built from, or updates what has changed: the outputs of the tutorials'
 * cells, and the script that runs them. A preview also needs the search, which a build makes beside
 * the pages.
 */
export async function prepareParts({ isPreview = false } = {}): Promise<void> {
  const tutorials = () => runTutorials({ isPreview });
  await runInLanes([tutorials, prepareCellsWorker, ...(isPreview ? [prepareSearch] : [])], 2);
}

async function prepareCellsWorker(): Promise<void> {
  if (isFresh('cells-worker')) return;
  const program = 'scripts/site-build/build-cells-worker.ts';
  const heading = 'Building what runs cells in browsers';
  await run(heading, process.execPath, ['--import', 'tsx', program], { isBeside: true });
}

export async function prepareSearch(): Promise<void> {
  if (isFresh('search')) return;
  const program = ['--import', 'tsx', 'scripts/site-build/build-search.ts'];
  await run('Building the search', process.execPath, program, { isBeside: true });
}
