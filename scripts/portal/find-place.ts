import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * Where something is written, e.g. "portals/starter/portal.ts:12:5", or only the first file if it is nowhere.
 * @param files that it may be in
 * @param wanted in order of preference, e.g. a whole string before a part of one
 */
export function findPlace(
  files: readonly string[],
  ...wanted: readonly (string | RegExp)[]
): string {
  const sources = files.map((file) => ({
    name: relative(root, file),
    text: readFileSync(file, 'utf8'),
  }));
  for (const one of wanted) {
    for (const { name, text } of sources) {
      const at = typeof one === 'string' ? text.indexOf(one) : text.search(one);
      if (at < 0) continue;
      const lines = text.slice(0, at).split('\n');
      return `${name}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    }
  }
  return sources[0]?.name ?? '';
}

/**
 * A module of a portal and those in the folder of its name.
 * @param name e.g. "portal" for portal.ts and the folder "portal"
 */
export function modulesOf(folder: string, name: 'portal' | 'sandbox'): string[] {
  const beside = join(folder, name);
  const names = existsSync(beside)
    ? readdirSync(beside, { recursive: true, encoding: 'utf8' })
    : [];
  return [
    join(folder, `${name}.ts`),
    ...names.filter((one) => one.endsWith('.ts')).map((one) => join(beside, one)),
  ];
}
