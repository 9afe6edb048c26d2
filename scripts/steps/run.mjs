import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** A failure that is the reader's to mend: its message is the whole story, no stack is printed. */
export class PlainError extends Error {}

/**
 * Runs a command with its output shown as it comes, under a heading and with its time.
 * @param {string} heading e.g. "Types"
 * @param {string} command e.g. "npx"
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 */
export async function run(heading, command, args, { env = {}, cwd = root } = {}) {
  console.log(`\n▸ ${heading}`);
  const started = performance.now();
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('close', (exitCode, signal) => resolve(exitCode ?? signal));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) throw new PlainError(`${heading} failed after ${seconds} s (exit ${code}).`);
  console.log(`✓ ${heading} (${seconds} s)`);
}

/** Runs the stages of a command; a failure ends it with one line and exit status 1. */
export async function main(stages) {
  try {
    await stages();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
