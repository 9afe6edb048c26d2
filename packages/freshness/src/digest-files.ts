import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from './digest.ts';
import { isLitter } from './litter.ts';
import { unlessMissing } from './write-whole.ts';

type ListFolder = (folder: string) => string[];

/** Folders of installed, generated and built files, none of which are sources. */
const ignored = new Set([
  ...['node_modules', '.git', '.cache', '.docusaurus'],
  ...['build', 'dist'],
]);

/**
 * One digest over the names and contents of files, and of all files in folders. It is the same on every
 * platform, whatever order a folder is listed in.
 * @param paths below the root, e.g. ["apis", "package-lock.json"]; missing ones add nothing
 */
export function digestFiles(
  root: string,
  paths: readonly string[],
  effects: { list?: ListFolder } = {},
): string {
  const parts = listInputs(root, paths, effects).flatMap((file) => {
    // An editor's temporary file may have gone since it was listed.
    const data = unlessMissing(() => readFileSync(join(root, file)));
    return data ? [file, data] : [];
  });
  return digest(...parts);
}

/** The files that `digestFiles` reads, e.g. "apis/text.yaml" */
export function listInputs(
  root: string,
  paths: readonly string[],
  { list = readdirSync }: { list?: ListFolder } = {},
): string[] {
  const found = paths.flatMap((path) => walk(root, path.replaceAll('\\', '/'), list));
  return [...new Set(found)].sort();
}

function walk(root: string, path: string, list: ListFolder): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  const names = unlessMissing(() => list(join(root, path))) ?? [];
  return names.filter(isSource).flatMap((name) => walk(root, `${path}/${name}`, list));
}

function isSource(name: string): boolean {
  return !ignored.has(name) && !isTest(name) && !isLitter(name) && !name.endsWith('.part');
}

function isTest(name: string): boolean {
  return /\.(test|spec)\.[cm]?tsx?$/.test(name);
}
