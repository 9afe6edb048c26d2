import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isLitter } from './litter.ts';
import { hasCode, isBeingWritten, unlessMissing, writeWhole } from './write-whole.ts';

/** A folder of made files, and the file that records what they were made from; it may be inside the folder. */
type Place = { folder: string; record: string };

type MadeRecord = {
  /** The digest of all inputs */
  inputs: string;
  /** The digest of every file by its path, e.g. "records/works.json" */
  files: Record<string, string>;
};

export type Result = {
  /** What the files were made from, as far as it is recorded. */
  inputs: string | undefined;
  /** Whether it is complete and undamaged, with nothing added, and made from these inputs. */
  isWhole(inputs: string): boolean;
  /** A file of an earlier run, if it exists and is undamaged. */
  kept(path: string): Buffer | undefined;
  write(path: string, data: string | Uint8Array): void;
  /** Keeps a file of an earlier run as part of the result. False if it is missing or damaged. */
  keep(path: string): boolean;
  /** Removes what no longer belongs to the result, and writes the record. */
  finish(inputs: string): void;
};

/**
 * The files that a task makes. Their record is written last and contains the digest of each, so that a
 * damaged or unfinished result is detected and made again.
 */
export function openResult({ folder, record }: Place): Result {
  const before = readRecord(record);
  const files = new Map<string, string>();

  function kept(path: string): Buffer | undefined {
    const wanted = before?.files[path];
    if (wanted === undefined) return undefined;
    const data = unlessMissing(() => readFileSync(join(folder, path)));
    return data && hash('sha256', data) === wanted ? data : undefined;
  }

  return {
    inputs: before?.inputs,

    isWhole(inputs) {
      if (before?.inputs !== inputs) return false;
      const found = listMade(folder, record);
      return (
        found.length === Object.keys(before.files).length &&
        found.every((path) => kept(path) !== undefined)
      );
    },

    kept,

    write(path, data) {
      const made = hash('sha256', data);
      // A program that watches the folder then only sees real changes.
      if (before?.files[path] !== made || kept(path) === undefined) {
        writeWhole(join(folder, path), data);
      }
      files.set(path, made);
    },

    keep(path) {
      const known = before?.files[path];
      if (known === undefined || kept(path) === undefined) return false;
      files.set(path, known);
      return true;
    },

    finish(inputs) {
      for (const path of listMade(folder, record)) {
        if (!files.has(path) && !isBeingWritten(path)) removeFile(folder, path);
      }
      writeRecord(record, inputs, [...files]);
    },
  };
}

/** Records a folder that another tool has filled. */
export function recordFolder({ folder, record }: Place, inputs: string): void {
  const made = listMade(folder, record);
  writeRecord(
    record,
    inputs,
    made.map((path) => [path, hash('sha256', readFileSync(join(folder, path)))]),
  );
}

function writeRecord(
  record: string,
  inputs: string,
  files: [path: string, digest: string][],
): void {
  const sorted = Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(record, JSON.stringify({ inputs, files: sorted }));
}

function readRecord(record: string): MadeRecord | undefined {
  const text = unlessMissing(() => readFileSync(record, 'utf8'));
  if (text === undefined) return undefined;
  try {
    const found = JSON.parse(text);
    const isRecord = typeof found?.inputs === 'string' && isDigests(found.files);
    return isRecord ? found : undefined;
  } catch {
    return undefined; // Not JSON: everything is made again.
  }
}

function isDigests(value: unknown): boolean {
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
