import {
  circle,
  form,
  type Point,
  type Random,
  segments,
  stipple,
  stroke,
  valueNoise,
} from '@portal/engraving';
import type { Inks } from './inks.ts';
import type { Land } from './land.ts';

/** Round trees with their shadows, in woods that keep off the heights. */
export function woods(land: Land, seed: string, inks: Inks, random: Random): string {
  const { left, top, right, bottom } = land.box;
  const thick = valueNoise(`woods ${seed}`);
  const trees = stipple({
    box: [left + 16, top + 16, right - 16, bottom - 16],
    tries: 2600,
    apart: 13,
    random,
    tone: (point) => {
      const high = land.height(point);
      return high > 0.07 && high < 0.33 && thick([point[0] / 95, point[1] / 95]) > 0.34 ? 1 : 0;
    },
  });
  const crowns = trees.map((at) => circle(at, 5));
  const trunks = trees.map(([x, y]): readonly [Point, Point] => [
    [x, y + 5],
    [x, y + 10],
  ]);
  const shades = trees.map(([x, y]): readonly [Point, Point] => [
    [x + 1, y + 10],
    [x + 7, y + 10],
  ]);
  return (
    stroke(segments([...trunks, ...shades]), inks.ink, 1.1) +
    form(crowns.join(''), inks.wood === inks.ink ? inks.land : inks.wood, inks.ink, 1.1) +
    stroke(
      segments(
        trees.map(
          ([x, y]) =>
            [
              [x + 2, y - 2],
              [x + 2, y + 3],
            ] as const,
        ),
      ),
      inks.ink,
      1,
    )
  );
}
