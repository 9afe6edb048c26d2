import { type Line, type Point, polar } from '@portal/engraving';

/** A plain pointed leaf from its foot outwards; a hook bends it to one side. */
export function blade(foot: Point, angle: number, length: number, wide: number, hook = 0): Line {
  const at = (share: number, off: number): Point =>
    polar(
      polar(foot, angle + hook * share, length * share),
      angle + hook * share * 2 + Math.PI / 2,
      off * wide,
    );
  return [at(0, 0), at(0.3, -0.85), at(0.6, -0.9), at(1, 0), at(0.6, 0.9), at(0.3, 0.85)];
}
