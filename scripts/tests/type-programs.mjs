import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Parts with the same settings as one program. The compiler checks whatever a part imports, and would
 * do so again for each of them.
 * @param {readonly string[]} parts folders with a tsconfig.json, or the paths of such files
 * @returns {{ parts: string[], settings?: object }[]} without `settings`, a part alone has its own
 */
export function typePrograms(parts, folder = root) {
  const groups = new Map();
  for (const part of parts) {
    const file = join(folder, part.endsWith('.json') ? part : `${part}/tsconfig.json`);
    const own = JSON.parse(readFileSync(file, 'utf8'));
    const base = JSON.parse(readFileSync(join(dirname(file), own.extends), 'utf8'));
    const compilerOptions = { ...base.compilerOptions, ...own.compilerOptions };
    const within = (paths) => paths.map((path) => join(dirname(file), path));
    const key = JSON.stringify(Object.entries(compilerOptions).sort());
    const group = groups.get(key) ?? { parts: [], compilerOptions, include: [], exclude: [] };
    group.parts.push(part);
    group.include.push(...within(own.include));
    group.exclude.push(...within(own.exclude ?? ['node_modules']));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ parts: names, ...settings }) =>
    names.length === 1 ? { parts: names } : { parts: names, settings },
  );
}
