import { isFresh } from './made-parts.mjs';
import { run } from './run.mjs';

/** Runs the cells of all tutorials that have changed, and records what they show. */
export async function runTutorials() {
  if (isFresh('tutorials')) return;
  await run('Running the tutorials', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/run-tutorials.mjs'],
  ]);
}

/** Makes what pages with cells are built from: what the cells show, and the script that runs them. */
export async function prepareTutorials() {
  await runTutorials();
  if (isFresh('cells-worker')) return;
  await run('Building what runs cells in browsers', process.execPath, [
    'scripts/steps/build-cells-worker.mjs',
  ]);
}
