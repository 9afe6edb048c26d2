import { type JsonPath, pointerOf } from './json-path.ts';

/** Which nodes of a tree are open: those above a depth, but for the ones a reader changed. */
export type Folds = { depth: number; changed: ReadonlySet<string> };

export const firstFolds: Folds = { depth: 2, changed: new Set() };
export const allOpen: Folds = { depth: Number.POSITIVE_INFINITY, changed: new Set() };
export const allFolded: Folds = { depth: 1, changed: new Set() };

export function isOpen({ depth, changed }: Folds, pointer: string, level: number): boolean {
  return level < depth !== changed.has(pointer);
}

export function toggle({ depth, changed }: Folds, pointer: string): Folds {
  const next = new Set(changed);
  if (!next.delete(pointer)) next.add(pointer);
  return { depth, changed: next };
}

/** Opens everything on the way to some nodes, such as the hits of a search. */
export function openTo(folds: Folds, paths: readonly JsonPath[]): Folds {
  const changed = new Set(folds.changed);
  for (const path of paths) {
    for (let level = 0; level < path.length; level += 1) {
      const pointer = pointerOf(path.slice(0, level));
      if (level < folds.depth) changed.delete(pointer);
      else changed.add(pointer);
    }
  }
  return { depth: folds.depth, changed };
}
