import { run } from '../bootstrap/run.mjs';

/**
 * Records the outputs of cells in a language other than TypeScript, or with --check compares them.
 */
export async function recordLanguage(
  language: string,
  interpreter: string,
  args: string[],
): Promise<void> {
  const program = ['--import', 'tsx', 'scripts/tutorials/record-tracks.ts'];
  const heading = `${args.includes('--check') ? 'Checking' : 'Recording'} the tutorials in ${language}`;
  await run(heading, process.execPath, [...program, language, interpreter, ...args]);
}
