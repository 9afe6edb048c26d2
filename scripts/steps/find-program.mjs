import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first of these programs that is on the path, or in one of the other folders.
 * @param {string[]} names
 * @param {string[]} [others]
 */
export function findProgram(names, others = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
