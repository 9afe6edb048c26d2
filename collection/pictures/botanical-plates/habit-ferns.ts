import { type Point, resample } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { crozier, frond } from './fronds.ts';
import { pigments } from './pigments.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';
import { stem } from './stem.ts';

/** Fronds from one stock, with croziers, scales and the root. */
export const fern: Habit = {
  figures: 'beside',
  flowerless: true,
  draw(bench) {
    const { left, top, right, bottom, dress, random } = bench;
    const [width, height] = [right - left, bottom - top];
    const depth = height * 0.17;
    const foot: Point = [(left + right) / 2, bottom - depth];
    const tall = (foot[1] - top) * 1.04;
    const fronds = [
      { lean: -0.82, length: 0.56, bend: -0.8 },
      { lean: 0.8, length: 0.54, bend: 0.85 },
      { lean: -0.36, length: 0.84, bend: -0.3 },
      { lean: 0.36, length: 0.82, bend: 0.36 },
      { lean: 0, length: 1, bend: 0.06 },
    ].map(({ lean, length, bend }) =>
      frond(bench, {
        foot: [foot[0] + lean * 22, foot[1]],
        angle: up + lean * Math.min(1, width / height),
        length: tall * length * 0.97,
        bend: bend + random.jitter(0.08),
        turn: random.jitter(0.2),
      }),
    );
    return (
      root(bench.root, foot, depth, dress, random) +
      fronds.join('') +
      crozier([foot[0] - 26, foot[1] + 4], height * 0.17, -1, bench) +
      crozier([foot[0] + 24, foot[1] + 4], height * 0.12, 1, bench)
    );
  },
};

/** One great frond laid across the sheet, as a collector presses it. */
export const pressedFrond: Habit = {
  figures: 'below',
  flowerless: true,
  draw(bench) {
    const { left, top, right, bottom, dress, random } = bench;
    const length = Math.hypot(right - left, bottom - top) * 0.97;
    const angle = Math.atan2(top - bottom, right - left) - 0.12;
    const small = length * 0.42;
    return (
      frond(bench, { foot: [left + 24, bottom - 6], angle, length: length * 0.97, bend: 0.26 }) +
      frond(bench, {
        foot: [right - small * 0.25, bottom - 8],
        angle: up - 0.5,
        length: small,
        bend: 0.3,
      }) +
      stem(
        resample(
          [
            [left + 24, bottom - 6],
            [left + 10, bottom + 22],
            [left + 4, bottom + 36],
          ],
          5,
        ),
        { from: 9, to: 6, hairs: true },
        pigments.brown,
        dress.medium,
        random,
      )
    );
  },
};
