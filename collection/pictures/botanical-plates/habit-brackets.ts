import { bows, closedCurve, type Point, type Random, segments, steps } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import { type Pigment, pigments } from './pigments.ts';
import { up } from './pose.ts';
import { turned } from './turned.ts';

/** Shelves one above another on a dead trunk. */
export const brackets: Habit = {
  figures: 'below',
  flowerless: true,
  draw(bench) {
    const { left, top, right, bottom, dress, random } = bench;
    const { medium, petal, heart } = dress;
    const [width, height] = [right - left, bottom - top];
    const x = left + width * 0.26;
    const trunk = turned(
      { at: [x, bottom - 14], angle: up, face: 0.04, size: height },
      {
        profile: [
          [0, 0.17],
          [0.1, 0.145],
          [0.5, 0.135],
          [0.85, 0.14],
          [0.97, 0.12],
          [1, 0.09],
        ],
        meridians: 13,
        shading: 1.6,
      },
      pigments.brown,
      medium,
    );
    const shelves = [0.1, 0.27, 0.42, 0.57, 0.71, 0.84].map((y, index) => {
      const reach = width * ([0.36, 0.5, 0.62, 0.56, 0.44, 0.3][index] as number);
      return shelf([x + height * 0.05, top + height * y], reach, [petal, heart], medium, random);
    });
    return trunk + shelves.join('');
  },
};

function shelf(
  [x, y]: Point,
  reach: number,
  [top, below]: readonly [Pigment, Pigment],
  medium: Bench['dress']['medium'],
  random: Random,
): string {
  const at = (out: number, across: number, drop = 0): Point => [
    x + reach * out * Math.cos(across),
    y + reach * (0.3 * out * Math.sin(across) + drop),
  ];
  const rim = (out: number, drop: number): Point[] =>
    steps(-1.5, 1.5, 14).map((turn) => at(out * (1 + 0.04 * Math.sin(turn * 7 + x)), turn, drop));
  const zones = [0.35, 0.52, 0.66, 0.78, 0.9].map((out) => rim(out, 0));
  const under = closedCurve([...rim(1, 0), ...rim(0.98, 0.13).reverse()]);
  const pores = steps(-1.4, 1.4, 30).map(
    (turn) => [at(1, turn, 0.02), at(0.97, turn, 0.11 + random.jitter(0.01))] as const,
  );
  return (
    medium.paint({ outline: under, pigment: below, body: 'solid', shade: segments(pores) }) +
    medium.paint({
      outline: closedCurve(rim(1, 0)),
      pigment: top,
      body: 'solid',
      grade: [at(1, 0), at(0.1, 0)],
      veins: zones
        .map((zone) => bows([[zone[0] as Point, zone[7] as Point, zone[14] as Point]]))
        .join(''),
    })
  );
}
