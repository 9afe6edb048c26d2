import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from './digest.mjs';
import { isLitter } from './litter.mjs';
import { unlessMissing } from './write-whole.mjs';

/** Folders of installed, generated and built files, none of which are sources. */
const ignored = new Set([
  ...['node_modules', '.git', '.cache', '.docusaurus', '.generated'],
  ...['build', 'build-next', 'build-old', 'dist'],
]);

const isTest = (/** @type {string} */ name) => /\.(test|spec)\.[cm]?tsx?$/.test(name);

const isSource = (/** @type {string} */ name) =>
  !ignored.has(name) && !isTest(name) && !isLitter(name) && !name.endsWith('.part');

/**
 * One digest over the names and contents of files, and of all files in folders. It is the same on every
 * platform, whatever order a folder is listed in.
 * @param {string} root
 * @param {readonly string[]} paths below the root, e.g. ["apis", "package-lock.json"]; missing ones add
 *   nothing
 * @param {{ list?: typeof listFolder }} [effects]
 * @returns {string}
 */
export function digestFiles(root, paths, effects = {}) {
  const parts = listInputs(root, paths, effects).flatMap((file) => {
    // An editor's temporary file may have gone since it was listed.
    const data = unlessMissing(() => readFileSync(join(root, file)));
    return data ? [file, data] : [];
  });
  return digest(...parts);
}

/**
 * The files that `digestFiles` reads, e.g. "apis/text.yaml"
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {{ list?: typeof listFolder }} [effects]
 * @returns {string[]}
 */
export function listInputs(root, paths, { list = listFolder } = {}) {
  const found = paths.flatMap((path) => walk(root, path.replaceAll('\\', '/'), list));
  return [...new Set(found)].sort();
}

/**
 * @param {string} root
 * @param {string} path
 * @param {typeof listFolder} list
 * @returns {string[]}
 */
function walk(root, path, list) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  const names = unlessMissing(() => list(join(root, path))) ?? [];
  return names.filter(isSource).flatMap((name) => walk(root, `${path}/${name}`, list));
}

/** @param {string} folder */
function listFolder(folder) {
  return readdirSync(folder);
}
