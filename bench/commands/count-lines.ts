import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const isCode = /\.(ts|tsx|mts|mjs|cjs)$/;
const isTest = /\.(test|spec|fixture)\.|(^|\/)(test|fixture-site)\//;
const isGenerated = /\.generated\./;

/**
 * What counts as the project's code: TypeScript and JavaScript, without tests and generated files.
 * @param path e.g. "site/config/navigation/navbar.ts"
 */
export function isSource(path: string) {
  return isCode.test(path) && !isTest.test(path) && !isGenerated.test(path);
}

/**
 * The number of lines of committed code.
 * @param folder of a clone
 */
export function countLines(folder: string) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter(isSource)
    .map((path) => readFileSync(join(folder, path), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0);
}
