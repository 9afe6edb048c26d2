import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The browsers of .browserslistrc as esbuild names them: "chrome >= 111" is "chrome111". */
export async function browserTargets() {
  const list = await readFile(join(root, '.browserslistrc'), 'utf8');
  return [...list.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(([, name, version]) => name + version);
}
