import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildDir, root } from './paths.mjs';

const inputs = [
  'apis',
  'collection',
  'docs',
  'packages',
  'site',
  'CHANGELOG.md',
  'package-lock.json',
];
const ignored = new Set([
  ...['node_modules', 'build', 'build-next', 'build-old', '.docusaurus', '.generated'],
]);
const stampOf = (build) => join(build, '.inputs');

/** Whether the build was made from the sources as they are now. */
export async function isBuildFresh() {
  const recorded = await readFile(stampOf(buildDir), 'utf8').catch(() => undefined);
  return recorded !== undefined && recorded === (await hashInputs());
}

/**
 * @param {string} build
 * @param {string} hash
 */
export async function recordInputs(build, hash) {
  await writeFile(stampOf(build), hash);
}

/** One hash over the names and contents of all files a build is made from. */
export async function hashInputs(folder = root) {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    hash.update(`${file}\0`);
    hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}

async function listFiles(folder) {
  const files = [];
  for (const input of inputs) {
    const entries = await readdir(join(folder, input), { withFileTypes: true }).catch(() => null);
    if (entries === null) files.push(input);
    else await walk(join(folder, input), entries, files, folder);
  }
  return files.sort();
}

async function walk(parent, entries, files, folder) {
  for (const entry of entries) {
    const path = join(parent, entry.name);
    if (ignored.has(entry.name)) continue;
    if (entry.isDirectory()) {
      await walk(path, await readdir(path, { withFileTypes: true }), files, folder);
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      files.push(relative(folder, path).replaceAll('\\', '/'));
    }
  }
}
