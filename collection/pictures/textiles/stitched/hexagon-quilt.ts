import {
  fill,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { scraps } from './scraps.ts';

/** Grandmother's garden: hexagons in rings, begun before the war and ended after. */
export function hexagonQuilt(box: Box, dyes: Dyes, random: Random, name: string): string {
  const side = box.width / 26;
  const { defs, paints } = scraps(dyes, name);
  const groups = new Map<number, Line[]>();
  const middles: Point[] = [];
  const tall = side * Math.sqrt(3);
  for (let column = 0; column * side * 1.5 < box.width + side; column += 1) {
    for (let row = 0; row * tall < box.height + tall; row += 1) {
      const at: Point = [
        box.x + column * side * 1.5,
        box.y + row * tall + ((column % 2) * tall) / 2,
      ];
      middles.push(at);
      const kind = ringOf(column, row);
      groups.set(kind, [
        ...(groups.get(kind) ?? []),
        steps(0, 5, 5).map((corner) => polar(at, (corner * Math.PI) / 3, side)),
      ]);
    }
  }
  const stitches = middles.map(
    (at) =>
      [
        [at[0] - side * 0.5, at[1]],
        [at[0] + side * 0.5, at[1]],
      ] as const,
  );
  return (
    defs +
    [...groups]
      .map(
        ([kind, edges]) =>
          fill(polygon(...edges), paints[kind] ?? dyes.ground) +
          stroke(polygon(...edges), dyes.dark, 1, { 'stroke-opacity': 0.45 }),
      )
      .join('') +
    stroke(segments(stitches.filter(() => random.chance(0.5))), '#fffdf4', 1.4, {
      'stroke-dasharray': '4 4',
    })
  );
}

/** Which scrap a hexagon is cut from: the ring it is in about the nearest flower's middle. */
function ringOf(column: number, row: number): number {
  const cube = (c: number, r: number): [number, number] => [c, r - (c - (c & 1)) / 2];
  const [q, r] = cube(column, row);
  let [best, flower] = [Infinity, 0];
  for (let a = -2; a < 12; a += 1) {
    for (let b = -8; b < 12; b += 1) {
      const [fq, fr] = [a * 4 - b, a + b * 4 - a * 1];
      const [dq, dr] = [q - fq - b, r - fr];
      const away = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
      if (away < best) [best, flower] = [away, a * 5 + b * 3];
    }
  }
  if (best === 0) return 8;
  if (best === 1) return [0, 2, 3, 7, 5][((flower % 5) + 5) % 5] as number;
  return best === 2 ? 9 : 4;
}
