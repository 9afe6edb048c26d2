import { pointerOf } from '@portal/contract';
import type { JsonPath } from './json-path.ts';

/** Which nodes of a tree are open: those above a depth, except the ones a reader changed. */
export type Expansion = { depth: number; changed: ReadonlySet<string> };

export const firstOpen: Expansion = { depth: 2, changed: new Set() };
export const allOpen: Expansion = { depth: Number.POSITIVE_INFINITY, changed: new Set() };
export const allFolded: Expansion = { depth: 1, changed: new Set() };

export function isOpen({ depth, changed }: Expansion, pointer: string, level: number): boolean {
  return level < depth !== changed.has(pointer);
}

export function toggle({ depth, changed }: Expansion, pointer: string): Expansion {
  const next = new Set(changed);
  if (!next.delete(pointer)) next.add(pointer);
  return { depth, changed: next };
}

/** Opens the path to some nodes, such as the hits of a search. */
export function openTo(expansion: Expansion, paths: readonly JsonPath[]): Expansion {
  const changed = new Set(expansion.changed);
  for (const path of paths) {
    for (let level = 0; level < path.length; level += 1) {
      const pointer = pointerOf(path.slice(0, level));
      if (level < expansion.depth) changed.delete(pointer);
      else changed.add(pointer);
    }
  }
  return { depth: expansion.depth, changed };
}
