import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: it gets its name only when it is complete.
 * @param {string} path
 * @param {string | Uint8Array} data
 */
export function writeWhole(path, data) {
  mkdirSync(dirname(path), { recursive: true });
  // Two processes may write the same file, and neither may rename what the other is still writing.
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, data);
  renameSync(part, path);
}

/**
 * Whether a file is the partial file of a running process, not the remains of one that has ended.
 * @param {string} path
 */
export function isBeingWritten(path) {
  const [, pid] = /\.(\d+)\.part$/.exec(path) ?? [];
  if (pid === undefined) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @template T
 * @param {() => T} read
 * @returns {T | undefined} undefined if there is no such file
 */
export function unlessMissing(read) {
  try {
    return read();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
