import { isFresh } from './made-parts.mjs';
import { run } from './run.mjs';

/** Runs the cells of all tutorials that have changed, and records what they show. */
export async function runTutorials() {
  if (isFresh('tutorials')) return;
  const program = ['--import', 'tsx', 'scripts/steps/run-tutorials.mjs'];
  await run('Running the tutorials', process.execPath, program, { isBeside: true });
}
