import { pointerTo } from '../json.ts';

/** As many values as the largest descriptions have, several times over. */
const most = 10_000_000;

type Expanded = {
  document: unknown;
  /** Where a part contained itself, as JSON pointers. */
  loops: string[];
};

/**
 * YAML aliases can put a part of a document inside itself, or double it again and again. A part inside
 * itself is left empty there. Throws if the whole would be too large to read.
 */
export function expandAliases(given: unknown): Expanded {
  const loops: string[] = [];
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  const path: string[] = [];

  const sizeOf = (value: object): number => {
    const known = sizes.get(value);
    if (known !== undefined) return known;
    open.add(value);
    let size = 1;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'object' || inner === null) continue;
      path.push(key);
      if (open.has(inner)) {
        loops.push(pointerTo(path));
        (value as Record<string, unknown>)[key] = {};
      } else size += sizeOf(inner);
      path.pop();
    }
    open.delete(value);
    sizes.set(value, size);
    return size;
  };

  const size = typeof given === 'object' && given !== null ? sizeOf(given) : 1;
  if (size > most) {
    throw new Error(
      `Its aliases repeat it to ${size.toLocaleString('en-GB')} values, of which at most ${most.toLocaleString('en-GB')} can be read.`,
    );
  }
  return { document: given, loops };
}
