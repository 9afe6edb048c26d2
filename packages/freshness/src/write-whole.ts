import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: it gets its name only when it is complete. */
export function writeWhole(path: string, data: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  // Two processes may write the same file, and neither may rename what the other is still writing.
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, data);
  renameSync(part, path);
}

/** Whether a file is the partial file of a running process, not the remains of one that has ended. */
export function isBeingWritten(path: string): boolean {
  const [, pid] = /\.(\d+)\.part$/.exec(path) ?? [];
  if (pid === undefined) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** What is read, or undefined if there is no such file. */
export function unlessMissing<Contents>(read: () => Contents): Contents | undefined {
  try {
    return read();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether an error of the system has one of these codes, e.g. "ENOENT". */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return codes.some((code) => code === error.code);
}
