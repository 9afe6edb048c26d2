import { along, type Line, mix, type Point } from './geometry.ts';

/** A curved sheet: 0 to 1 outwards from its root, 0 to 1 across from its first edge. */
export type Patch = (out: number, across: number) => Point;

/**
 * The sheet held by two edges that start at a common root and by the margin that joins their ends.
 * Patterns drawn in the sheet's own measures follow its shape.
 */
export function patchBetween(first: Line, second: Line, margin: Line): Patch {
  const [firstEnd, secondEnd] = [along(first, 1), along(second, 1)];
  return (out, across) => {
    const [a, b, m] = [along(first, out), along(second, out), along(margin, across)];
    const bulge = (axis: 0 | 1): number =>
      out ** 1.5 * (m[axis] - mix(firstEnd[axis], secondEnd[axis], across));
    return [mix(a[0], b[0], across) + bulge(0), mix(a[1], b[1], across) + bulge(1)];
  };
}
