import { run } from './run.mjs';

/** Makes what pages with cells are built from: what the cells show, and the script that runs them. */
export async function prepareTutorials() {
  await run('Running the tutorials', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/run-tutorials.mjs'],
  ]);
  await run('Building what runs cells in browsers', process.execPath, [
    'scripts/steps/build-cells-worker.mjs',
  ]);
}
