import { type Point, polygon, type Random, rotate } from '@portal/engraving';
import type { Box } from '../layout.ts';

/** An edge cut in teeth, so that it does not fray, laid a little askew. */
export function pinked({ x, y, width, height }: Box, tooth: number, tilt: number): string {
  const corners: Point[] = [];
  const side = (from: Point, to: Point, inwards: Point): void => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.round(length / tooth);
    for (let index = 0; index < count; index += 1) {
      const [a, b] = [index / count, (index + 0.5) / count];
      corners.push(
        [from[0] + (to[0] - from[0]) * a, from[1] + (to[1] - from[1]) * a],
        [
          from[0] + (to[0] - from[0]) * b + inwards[0] * tooth * 0.5,
          from[1] + (to[1] - from[1]) * b + inwards[1] * tooth * 0.5,
        ],
      );
    }
  };
  side([x, y], [x + width, y], [0, 1]);
  side([x + width, y], [x + width, y + height], [-1, 0]);
  side([x + width, y + height], [x, y + height], [0, -1]);
  side([x, y + height], [x, y], [1, 0]);
  const middle: Point = [x + width / 2, y + height / 2];
  return polygon(
    corners.map(([px, py]) => {
      const [dx, dy] = rotate([px - middle[0], py - middle[1]], tilt);
      return [middle[0] + dx, middle[1] + dy] as const;
    }),
  );
}

/** An old edge: threads have come out of it here and there. */
export function frayed({ x, y, width, height }: Box, random: Random): string {
  const corners: Point[] = [];
  let [bite, across] = [0, 0];
  const wear = (): number => {
    bite = bite * 0.8 + Math.abs(random.jitter(9)) + (random.chance(0.02) ? 34 : 0);
    return bite + (across++ % 2) * 5;
  };
  for (let at = 0; at < width; at += 7) corners.push([x + at, y + wear() * 0.5]);
  for (let at = 0; at < height; at += 7) corners.push([x + width - wear() * 0.6, y + at]);
  for (let at = width; at > 0; at -= 7) corners.push([x + at, y + height - wear() * 0.7]);
  for (let at = height; at > 0; at -= 7) corners.push([x + wear() * 0.5, y + at]);
  return polygon(corners);
}
