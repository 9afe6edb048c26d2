import { fill, type Point, type Random } from '@portal/engraving';
import { radial } from '../radial.ts';

/** A place on a ball seen from the front: where, how near, how squeezed towards the rim. */
export type OnBall = { at: Point; depth: number; squeeze: number; bearing: number };

const golden = Math.PI * (3 - Math.sqrt(5));

/** Evenly spread places on a ball of radius 1, turned at random. Depth 1 is nearest. */
export function onBall(count: number, random: Random): OnBall[] {
  const [tilt, spin] = [random.between(0.2, 1.2), random.between(0, Math.PI * 2)];
  return Array.from({ length: count }, (_, index) => {
    const up = 1 - (2 * (index + 0.5)) / count;
    const side = Math.sqrt(1 - up * up);
    const [x, z] = [Math.cos(index * golden + spin) * side, Math.sin(index * golden + spin) * side];
    const y = up * Math.cos(tilt) - z * Math.sin(tilt);
    const depth = up * Math.sin(tilt) + z * Math.cos(tilt);
    return { at: [x, y] as const, depth, squeeze: Math.abs(depth), bearing: Math.atan2(y, x) };
  });
}

/** A ball lit from the upper left. */
export function ball(d: string, pale: string, full: string, deep: string): string {
  const lit = radial(
    [
      [0, pale],
      [0.45, full],
      [1, deep],
    ],
    [0.34, 0.3],
  );
  return lit.defs + fill(d, lit.paint);
}
