import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError } from './run.mjs';

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

/**
 * The program that a variable names, e.g. CHROMIUM_PATH; a name that is no program is an error.
 * @param {string} variable
 */
export function programNamedIn(variable) {
  const path = process.env[variable];
  if (path && !isProgram(path)) {
    throw new PlainError(`${variable} is ${path}, which is not a program that can be run.`);
  }
  return path;
}

/**
 * Asks one source after the other until one has the program.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} sources
 */
export async function firstFound(sources) {
  for (const source of sources) {
    const program = await source();
    if (program) return program;
  }
  return undefined;
}
