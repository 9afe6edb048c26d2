import {
  along,
  curve,
  heading,
  type Line,
  oval,
  type Point,
  polar,
  type Random,
  resample,
  steps,
  swelled,
} from '@portal/engraving';
import type { Habit } from './bench.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';

type Fork = { line: Line; width: number; last: boolean };

/** A ribbon that divides in two again and again. */
function fork(from: Point, angle: number, length: number, depth: number, random: Random): Fork[] {
  const knots = [
    from,
    polar(from, angle + random.jitter(0.2), length * 0.5),
    polar(from, angle, length),
  ];
  const end = knots[2] as Point;
  const here: Fork = { line: resample(knots, 5), width: 7 + depth * 4, last: depth === 0 };
  if (depth === 0) return [here];
  return [
    here,
    ...[-1, 1].flatMap((side) =>
      fork(
        end,
        up + (angle - up) * 0.82 + side * random.between(0.2, 0.42),
        length * random.between(0.74, 0.92),
        depth - 1,
        random,
      ),
    ),
  ];
}

/** Wrack: flat forked ribbons with a midrib, bladders in pairs and swollen tips. */
export const wrack: Habit = {
  figures: 'beside',
  flowerless: true,
  draw(bench) {
    const { left, top, right, bottom, dress, random } = bench;
    const { medium, leaf, heart } = dress;
    const height = bottom - top;
    const foot: Point = [(left + right) / 2, bottom - height * 0.06];
    const forks = [-0.3, 0.03, 0.32].flatMap((lean) =>
      fork(foot, up + lean, height * 0.225, 4, random),
    );
    const ribbons = forks.map(({ line, width }) =>
      swelled(
        line.filter((_, index) => index % 4 === 0 || index === line.length - 1),
        () => width * 1.5,
      ),
    );
    const bladders = forks
      .filter(({ width, last }) => width < 16 && !last)
      .flatMap(({ line, width }) =>
        [-1, 1].map((side) =>
          oval(
            polar(along(line, 0.45), heading(line, 0.5) + side * 1.57, width * 0.42),
            width * 0.62,
            width * 0.46,
            heading(line, 0.5),
          ),
        ),
      );
    const tips = forks
      .filter(({ last }) => last)
      .map(({ line }) => oval(along(line, 0.98), 15, 9, heading(line, 0.9)));
    const dotted = forks
      .filter(({ last }) => last)
      .flatMap(({ line }) =>
        steps(0, 5, 5).map(() =>
          polar(along(line, 0.98), random.between(0, 6.3), random.between(0, 9)),
        ),
      );
    const ribs = forks
      .map(({ line }) => line.filter((_, index) => index % 6 === 0 || index === line.length - 1))
      .filter((line) => line.length > 2);
    return (
      root('fibrous', foot, height * 0.06, dress, random) +
      medium.paint({ outline: ribbons.join(''), pigment: leaf, veins: curve(...ribs) }) +
      medium.paint({ outline: bladders.join(''), pigment: heart, body: 'solid', weight: 0.8 }) +
      medium.paint({ outline: tips.join(''), pigment: heart, body: 'solid', weight: 0.8 }) +
      medium.spots(dotted, 2.4, heart)
    );
  },
};
