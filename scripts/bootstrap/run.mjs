// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { portalName, portals, root } from './paths.mjs';

/** A failure that the user can fix: its message is all they need, so no stack is printed. */
export class PlainError extends Error {
  exitCode = 1;
}

/**
 * What went wrong, in words.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** What ends a command early: Ctrl-C, a supervisor, a closed terminal. */
export const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {typeof signals[number]} Signal */

export class Interrupted extends PlainError {
  /** @param {Signal} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    // As a shell reports a process ended by a signal, e.g. 130 for Ctrl-C.
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** Less than this is free if a disk was full a moment ago. */
const nearlyNothing = 1024 * 1024;

/**
 * `endLimitMs` is how long an interrupted process may take to end before it is killed; `isDetached`
 * keeps the signals of a terminal from it, which it gets from this process instead; `isBeside` keeps
 * its output until the end, so that it does not mix with another command's; `signal` ends it early
 * @typedef {{
 *   env?: Record<string, string>, cwd?: string, endLimitMs?: number,
 *   isDetached?: boolean, isBeside?: boolean, signal?: AbortSignal | undefined,
 * }} RunOptions
 */

/**
 * Runs a command with its output shown live, under a heading and with its time.
 * @param {string} heading e.g. "Types"
 * @param {string} command e.g. "npm"
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function run(
  heading,
  command,
  args,
  {
    env = {},
    cwd = root,
    endLimitMs = 5_000,
    isDetached = false,
    isBeside = false,
    signal = undefined,
  } = {},
) {
  console.log(`\n▸ ${heading}`);
  const started = performance.now();
  const how = { env, cwd, endLimitMs, isDetached, isBeside, signal };
  const { code, interruption } = await runToEnd(command, args, how);
  if (interruption) throw new Interrupted(interruption);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) {
    const cause = (await isFull(cwd)) ? 'No space left on device: ' : '';
    throw new PlainError(`${cause}${heading} failed after ${seconds} s (exit ${code}).`);
  }
  console.log(`✓ ${heading} (${seconds} s)`);
}

/**
 * Runs the program of an installed package. There is no npx in between, which a signal might end
 * while the program continues.
 * @param {string} heading
 * @param {string} name of the package, e.g. "vitest"
 * @param {string[]} args
 * @param {RunOptions & { node?: string }} [options]
 */
export async function runTool(heading, name, args, { node = process.execPath, ...options } = {}) {
  await run(heading, node, [toolProgram(name), ...args], options);
}

/**
 * The file of an installed package that its command starts.
 * @param {string} name of the package
 */
export function toolProgram(name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  /** @type {string[]} */
  const [program = ''] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return join(folder, program);
}

/**
 * Passes a signal for this process on to the one it runs, and waits for that one to end.
 * @param {string} command
 * @param {string[]} args
 * @param {Required<RunOptions>} options
 * @returns {Promise<{ code: number | NodeJS.Signals | null, interruption: Signal | undefined }>}
 */
function runToEnd(command, args, { env, cwd, endLimitMs, isDetached, isBeside, signal: early }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: isDetached && process.platform !== 'win32',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && command === 'npm',
    });
    /** @type {Buffer[]} */
    const kept = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => kept.push(chunk));
    }
    /** @type {Signal | undefined} */
    let interruption;
    /** @type {NodeJS.Timeout | undefined} */
    let limit;
    const passOn = (/** @type {Signal} */ signal) => {
      interruption ??= signal;
      child.kill('SIGTERM');
      limit ??= setTimeout(() => child.kill('SIGKILL'), endLimitMs);
    };
    const stop = () => passOn('SIGTERM');
    early?.addEventListener('abort', stop);
    const end = () => {
      clearTimeout(limit);
      early?.removeEventListener('abort', stop);
      for (const signal of signals) process.off(signal, passOn);
    };
    for (const signal of signals) process.on(signal, passOn);
    if (early?.aborted) stop();
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('close', (exitCode, signal) => {
      end();
      if (isBeside) process.stdout.write(Buffer.concat(kept));
      resolve({ code: exitCode ?? signal, interruption });
    });
  });
}

/**
 * Each program reports a full disk in its own way, or crashes.
 * @param {string} folder
 */
async function isFull(folder) {
  const { bsize, bavail, bfree, files, ffree } = await statfs(folder);
  const free = process.getuid?.() === 0 ? bfree : bavail;
  return free * bsize < nearlyNothing || (files > 0 && ffree === 0);
}

/**
 * Throws if there is no such portal: a wrong name is reported before anything is installed or built.
 * @param {string} name
 * @param {readonly string[]} known
 */
export function checkPortal(name, known) {
  if (known.includes(name)) return;
  throw new PlainError(
    `There is no portal "${name}". The portals are ${known.join(', ')}: choose one with PORTAL=${known[0]} or --portal ${known[0]}.`,
  );
}

/**
 * Runs the stages of a command; a failure ends it with one line and an exit status.
 * @param {() => Promise<void>} stages
 */
export async function main(stages, { needsPortal = true } = {}) {
  if (process.env.npm_lifecycle_event) endWithParent();
  try {
    if (needsPortal) checkPortal(portalName, portals);
    await stages();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n✗ ${error.message}` : error);
    process.exitCode = error instanceof PlainError ? error.exitCode : 1;
  }
}

/**
 * npm passes a signal on to the shell that started us, and the shell ends without passing it on. So
 * when our parent is gone, this process sends itself the signal that it missed.
 */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
