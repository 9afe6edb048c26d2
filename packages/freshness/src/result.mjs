import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isLitter } from './litter.mjs';
import { isBeingWritten, unlessMissing, writeWhole } from './write-whole.mjs';

/**
 * @typedef {{ folder: string, record: string }} Place a folder of made files, and the file that
 *   records what they were made from; it may be inside the folder
 * @typedef {{ inputs: string, files: Record<string, string> }} MadeRecord the digest of all inputs,
 *   and that of every file by its path, e.g. "records/works.json"
 */

/**
 * The files that a task makes. Their record is written last and contains the digest of each, so that a
 * damaged or unfinished result is detected and made again.
 * @param {Place} place
 */
export function openResult({ folder, record }) {
  const before = readRecord(record);
  /** @type {Map<string, string>} */
  const files = new Map();

  /** @param {string} path */
  function kept(path) {
    const wanted = before?.files[path];
    if (wanted === undefined) return undefined;
    const data = unlessMissing(() => readFileSync(join(folder, path)));
    return data && hash('sha256', data) === wanted ? data : undefined;
  }

  return {
    /** What the files were made from, as far as it is recorded. */
    inputs: before?.inputs,

    /**
     * Whether it is complete and undamaged, with nothing added, and made from these inputs.
     * @param {string} inputs
     */
    isWhole(inputs) {
      if (before?.inputs !== inputs) return false;
      const found = listMade(folder, record);
      return (
        found.length === Object.keys(before.files).length &&
        found.every((path) => kept(path) !== undefined)
      );
    },

    /** A file of an earlier run, if it exists and is undamaged. */
    kept,

    /**
     * @param {string} path
     * @param {string | Uint8Array} data
     */
    write(path, data) {
      const made = hash('sha256', data);
      // A program that watches the folder then only sees real changes.
      if (before?.files[path] !== made || kept(path) === undefined) {
        writeWhole(join(folder, path), data);
      }
      files.set(path, made);
    },

    /**
     * Keeps a file of an earlier run as part of the result. False if it is missing or damaged.
     * @param {string} path
     */
    keep(path) {
      const known = before?.files[path];
      if (known === undefined || kept(path) === undefined) return false;
      files.set(path, known);
      return true;
    },

    /**
     * Removes what no longer belongs to the result, and writes the record.
     * @param {string} inputs
     */
    finish(inputs) {
      for (const path of listMade(folder, record)) {
        if (!files.has(path) && !isBeingWritten(path)) removeFile(folder, path);
      }
      writeRecord(record, inputs, [...files]);
    },
  };
}

/**
 * Records a folder that another tool has filled.
 * @param {Place} place
 * @param {string} inputs
 */
export function recordFolder({ folder, record }, inputs) {
  const made = listMade(folder, record);
  writeRecord(
    record,
    inputs,
    made.map((path) => [path, hash('sha256', readFileSync(join(folder, path)))]),
  );
}

/**
 * @param {string} record
 * @param {string} inputs
 * @param {[path: string, digest: string][]} files
 */
function writeRecord(record, inputs, files) {
  const sorted = Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(record, JSON.stringify({ inputs, files: sorted }));
}

/**
 * @param {string} record
 * @returns {MadeRecord | undefined}
 */
function readRecord(record) {
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

/** @param {unknown} value */
function isDigests(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

/**
 * Removes a file, and any folders that this leaves empty. Another process may do the same.
 * @param {string} folder
 * @param {string} path
 */
function removeFile(folder, path) {
  rmSync(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch (error) {
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
      if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)) return;
      throw error;
    }
  }
}

/**
 * @param {string} folder
 * @param {string} record
 */
function listMade(folder, record) {
  const entries = unlessMissing(() =>
    readdirSync(folder, { withFileTypes: true, recursive: true }),
  );
  return (entries ?? [])
    .filter((entry) => !entry.isDirectory() && !isLitter(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => resolve(path) !== resolve(record))
    .map((path) => relative(folder, path).replaceAll('\\', '/'));
}
