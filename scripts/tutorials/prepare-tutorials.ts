import { run } from '../bootstrap/run.mjs';
import { isFresh } from '../site-build/made-parts.ts';

/**
 * Runs the cells of all tutorials that have changed, and stores their outputs. A preview does
 * without outputs in other languages that are not recorded yet.
 */
export async function runTutorials({ isPreview = false } = {}): Promise<void> {
  if (isFresh('tutorials')) return;
  const options = isPreview ? ['--preview'] : [];
  const program = ['--import', 'tsx', 'scripts/tutorials/run-tutorials.ts', ...options];
  await run('Running the tutorials', process.execPath, program, { isBeside: true });
}

/**
 * Records the outputs of cells in a language other than TypeScript, or with --check compares them.
 */
export async function recordTracks(
  language: string,
  interpreter: string,
  args: string[],
): Promise<void> {
  const program = ['--import', 'tsx', 'scripts/tutorials/record-tracks.ts'];
  const heading = `${args.includes('--check') ? 'Checking' : 'Recording'} the tutorials in ${language}`;
  await run(heading, process.execPath, [...program, language, interpreter, ...args]);
}
