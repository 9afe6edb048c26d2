import { along, heading, mix, type Point, steps } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { bestFace, flowers } from './flowers.ts';
import { leaf } from './leaves.ts';
import { pigments } from './pigments.ts';
import { up } from './pose.ts';
import { growth, stem } from './stem.ts';
import { turned } from './turned.ts';

/** A plant in its pot on a shelf. */
export const potted: Habit = {
  figures: 'beside',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const [width, height] = [right - left, bottom - top];
    const size = height * 0.24;
    const base: Point = [(left + right) / 2, bottom - height * 0.04];
    const mouth: Point = [base[0], base[1] - size];
    const pot = turned(
      { at: base, angle: up, face: 0.16, size },
      {
        profile: [
          [0, 0.4],
          [0.04, 0.46],
          [0.4, 0.56],
          [0.76, 0.64],
          [0.8, 0.72],
          [0.98, 0.72],
          [1, 0.7],
        ],
        rings: 6,
        shading: 1.4,
      },
      pigments.russet,
      dress.medium,
    );
    const earth = turned(
      { at: [mouth[0], mouth[1] + 2], angle: up, face: 0.16, size },
      {
        profile: [
          [0, 0.62],
          [0.01, 0.6],
        ],
        shading: 0,
      },
      pigments.black,
      dress.medium,
    );
    const stalks = [-0.3, -0.13, 0.02, 0.16, 0.31].map((lean, index) => {
      const tip: Point = [
        mouth[0] + lean * width,
        top + bloom + height * ([0.2, 0.07, 0, 0.09, 0.24][index] as number),
      ];
      return growth(
        [mouth[0] + lean * 60, mouth[1]],
        [mouth[0] + lean * width * 0.45, mix(mouth[1], tip[1], 0.5)],
        tip,
      );
    });
    const leaves = steps(-1.35, 1.35, 11).map((lean) =>
      leaf(
        bench.leaf,
        {
          foot: [mouth[0] + lean * 26, mouth[1]],
          angle: up + lean * 0.95,
          length: height * random.between(0.24, 0.32),
          bend: lean * 0.6,
          turn: random.jitter(0.5),
        },
        dress,
        random,
      ),
    );
    const heads = stalks.map((line) =>
      flowers[bench.flower](
        {
          at: along(line, 1),
          angle: heading(line, 0.98),
          face: (bestFace[bench.flower] ?? 0.75) + random.jitter(0.12),
          size: bloom * random.between(0.85, 1),
        },
        dress,
        random,
      ),
    );
    return (
      pot +
      earth +
      stalks
        .map((line) => stem(line, { from: 7, to: 5 }, dress.leaf, dress.medium, random))
        .join('') +
      leaves.join('') +
      heads.join('')
    );
  },
};
