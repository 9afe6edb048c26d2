import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestFiles, unlessMissing } from '../../packages/freshness/src/index.ts';

/** Editors save in several steps: how many milliseconds must pass without another. */
const quiet = 50;

/**
 * Calls back when the contents of some files or folders have changed: not if they are only touched,
 * and not for a file that is not a source, such as a test.
 * @param paths below the root
 * @returns stops watching
 */
export function watchSources(
  root: string,
  paths: readonly string[],
  changed: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(look, quiet);
  };
  let watchers = watchFolders(root, paths, notice);
  let known = digestFiles(root, paths);
  function look() {
    // A folder may be new, or another one of the same name, which the old watch does not see.
    for (const watcher of watchers) watcher.close();
    watchers = watchFolders(root, paths, notice);
    const found = digestFiles(root, paths);
    if (found === known) return;
    known = found;
    changed();
  }
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * Many editors replace the old file with a new one, which a watch of the file would lose, and on
 * Linux a recursive watch of its folder too (Node 20). So each folder is watched, and no file.
 */
function watchFolders(root: string, paths: readonly string[], notice: () => void): FSWatcher[] {
  const folders = new Set(
    paths.flatMap((path) => [dirname(join(root, path)), ...foldersIn(join(root, path))]),
  );
  return [...folders].flatMap((folder) => {
    // On Windows a removed folder ends its watch with an error.
    const watcher = unlessMissing(() => watch(folder, notice).on('error', notice));
    return watcher ? [watcher] : [];
  });
}

/** A folder and everything below it; empty for a file. */
function foldersIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = unlessMissing(() => readdirSync(path, { withFileTypes: true })) ?? [];
  const below = entries.filter((entry) => entry.isDirectory());
  return [path, ...below.flatMap(({ name }) => foldersIn(join(path, name)))];
}
