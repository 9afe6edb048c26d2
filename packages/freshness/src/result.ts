import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isLitter } from './litter.ts';
import { hasCode, isBeingWritten, unlessMissing, writeWhole } from './write-whole.ts';

/** A folder of made files, and the file that lists them; it may be inside the folder. */
type Place = { folder: string; record: string };

/** The digest of every file by its path, e.g. "records/works.json" */
type Digests = Record<string, string>;

export type Result = {
  /** Writes a file, unless it is there already. */
  write(path: string, data: string | Uint8Array): void;
  /** Keeps a file of an earlier run as part of the result. False if it is missing or damaged. */
  keep(path: string): boolean;
  /** Removes what no longer belongs to the result, and lists the rest. */
  finish(): void;
};

/**
 * The files that a program makes, a few of which change from one run to the next. Their list is written last
 * and has the digest of each, so that a damaged or unfinished result is detected.
 */
export function openResult({ folder, record }: Place): Result {
  const before = readRecord(record);
  const files = new Map<string, string>();

  function isKept(path: string, wanted: string | undefined): boolean {
    if (wanted === undefined || before[path] !== wanted) return false;
    const data = unlessMissing(() => readFileSync(join(folder, path)));
    return data !== undefined && hash('sha256', data) === wanted;
  }

  return {
    write(path, data) {
      const made = hash('sha256', data);
      // A program that watches the folder then only sees real changes.
      if (!isKept(path, made)) writeWhole(join(folder, path), data);
      files.set(path, made);
    },

    keep(path) {
      const known = before[path];
      if (known === undefined || !isKept(path, known)) return false;
      files.set(path, known);
      return true;
    },

    finish() {
      for (const path of listMade(folder, record)) {
        if (!files.has(path) && !isBeingWritten(path)) removeFile(folder, path);
      }
      const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
      writeWhole(record, JSON.stringify({ files: Object.fromEntries(sorted) }));
    },
  };
}

function readRecord(record: string): Digests {
  const text = unlessMissing(() => readFileSync(record, 'utf8'));
  if (text === undefined) return {};
  try {
    const files = JSON.parse(text)?.files;
    return isDigests(files) ? files : {};
  } catch {
    return {}; // Not JSON: everything is written again.
  }
}

function isDigests(value: unknown): value is Digests {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

/** Removes a file, and any folders that this leaves empty. Another process may do the same. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch (error) {
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) return;
      throw error;
    }
  }
}

function listMade(folder: string, record: string): string[] {
  const entries = unlessMissing(() =>
    readdirSync(folder, { withFileTypes: true, recursive: true }),
  );
  return (entries ?? [])
    .filter((entry) => !entry.isDirectory() && !isLitter(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => resolve(path) !== resolve(record))
    .map((path) => relative(folder, path).replaceAll('\\', '/'));
}
