import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

export type TypeProgram = {
  parts: string[];
  /** Of several parts together; a part alone has its own. */
  settings?: TypeSettings;
};

type TypeGroup = TypeSettings & { parts: string[] };

type TypeSettings = { compilerOptions: object; include: string[]; exclude: string[] };

/**
 * Parts with the same settings as one program. The compiler checks whatever a part imports, and would
 * do so again for each of them.
 * @param parts folders with a tsconfig.json, or the paths of such files
 */
export function typePrograms(parts: readonly string[], folder = root): TypeProgram[] {
  const groups = new Map<string, TypeGroup>();
  for (const part of parts) {
    const file = join(folder, part.endsWith('.json') ? part : `${part}/tsconfig.json`);
    const own = JSON.parse(readFileSync(file, 'utf8'));
    const base = JSON.parse(readFileSync(join(dirname(file), own.extends), 'utf8'));
    const compilerOptions = { ...base.compilerOptions, ...own.compilerOptions };
    const within = (paths: string[]) => paths.map((path) => join(dirname(file), path));
    const key = JSON.stringify(Object.entries(compilerOptions).sort());
    const fresh: TypeGroup = { parts: [], compilerOptions, include: [], exclude: [] };
    const group = groups.get(key) ?? fresh;
    group.parts.push(part);
    group.include.push(...within(own.include));
    group.exclude.push(...within(own.exclude ?? ['node_modules']));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ parts: names, ...settings }) =>
    names.length === 1 ? { parts: names } : { parts: names, settings },
  );
}
