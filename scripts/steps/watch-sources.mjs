import { statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { digestFiles } from '../../packages/freshness/src/index.mjs';

/** Editors save in several steps: how many milliseconds must pass without another. */
const quiet = 50;

/**
 * Calls back when the contents of some files or folders have changed: not when they are only touched,
 * and not for a file that is no source, such as a test.
 * @param {string} root
 * @param {readonly string[]} paths below the root
 * @param {() => void} changed
 * @returns {() => void} stops watching
 */
export function watchSources(root, paths, changed) {
  let known = digestFiles(root, paths);
  let timer;
  const look = () => {
    const found = digestFiles(root, paths);
    if (found === known) return;
    known = found;
    changed();
  };
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(look, quiet);
  };
  const watchers = paths.map((path) => watchPath(join(root, path), notice));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function watchPath(path, notice) {
  if (statSync(path).isDirectory()) return watch(path, { recursive: true }, notice);
  // Many editors replace the file, and a watch on the file itself would end there.
  const name = basename(path);
  return watch(dirname(path), (_event, changed) => {
    if (changed === name) notice();
  });
}
