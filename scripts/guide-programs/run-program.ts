import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/run.mjs';

/** Longer than any program should take: an endless one must not hold up the build for ever. */
const longest = 60_000;

/**
 * What a program in TypeScript prints, run as a reader would: saved in a folder that has nothing else.
 * @param name e.g. "programs/maps-of-a-place.ts", for messages
 */
export async function runProgram(
  name: string,
  code: string,
  { timeout = longest } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-program-'));
  const file = join(folder, 'program.ts');
  try {
    await writeFile(file, code);
    return await new Promise((resolve, reject) => {
      const options = { cwd: folder, timeout, maxBuffer: 20_000_000 };
      const args = ['--import', import.meta.resolve('tsx'), file];
      execFile(process.execPath, args, options, (error, printed, complaints) => {
        if (!error) return resolve(printed);
        const why = error.killed
          ? `still running after ${timeout / 1000} s. Does it never end?`
          : complaints.trim() || error.message;
        reject(new PlainError(`${name}: ${why.replaceAll(file, name)}`));
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
