import { distance, type Line, type Point } from '@portal/engraving';
import { type Hand, type Look, solid } from './hand.ts';

export type BoneShape = { shaft: number; head: number; foot: number };

/** A long bone between two joints, knobbed at both ends. */
export function longBone(
  hand: Hand,
  from: Point,
  to: Point,
  { shaft, head, foot }: BoneShape,
  look: Look = {},
): string {
  const length = distance(from, to);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const place = ([along, out]: Point): Point => [
    from[0] + ux * along - uy * out,
    from[1] + uy * along + ux * out,
  ];
  const end = length;
  const half: Line = [
    [-head * 0.12, 0],
    [-head * 0.3, head * 0.5],
    [0, head * 0.95],
    [head * 0.6, head * 0.92],
    [Math.min(head * 1.9, length * 0.3), shaft * 1.1],
    [end * 0.5, shaft * 0.86],
    [Math.max(end - foot * 1.9, length * 0.7), shaft * 1.1],
    [end - foot * 0.6, foot * 0.92],
    [end, foot * 0.95],
    [end + foot * 0.3, foot * 0.5],
    [end + foot * 0.12, 0],
  ];
  const other = half
    .slice(1, -1)
    .map(([along, out]): Point => [along, -out])
    .reverse();
  return solid(hand, [...half, ...other].map(place), look);
}

/** Bones end to end, as in a finger. */
export function boneChain(hand: Hand, joints: Line, thickness: number, look: Look = {}): string {
  return joints
    .slice(1)
    .map((to, index) => {
      const from = joints[index] as Point;
      const size = thickness * (1 - index * 0.13);
      const gap = size * 0.35;
      const length = distance(from, to);
      const inset = (a: Point, b: Point): Point => [
        a[0] + ((b[0] - a[0]) / length) * gap,
        a[1] + ((b[1] - a[1]) / length) * gap,
      ];
      const last = index === joints.length - 2;
      return longBone(
        hand,
        inset(from, to),
        inset(to, from),
        { shaft: size * 0.5, head: size, foot: size * (last ? 0.55 : 0.9) },
        look,
      );
    })
    .join('');
}
