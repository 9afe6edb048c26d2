import { along, heading, mix, type Point, polar, steps } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { bud } from './flower-parts.ts';
import { flowerAt, headroom } from './flowering.ts';
import { leaf } from './leaves.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';
import { growth, stem } from './stem.ts';

/** Leaves in a ring on the ground, flowers on stalks above them. */
export const rosette: Habit = {
  figures: 'beside',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const [width, height] = [right - left, bottom - top];
    const depth = height * 0.22;
    const foot: Point = [(left + right) / 2, bottom - depth];
    const spread = steps(-1.45, 1.45, 9);
    const leaves = spread.map((lean) =>
      leaf(
        bench.leaf,
        {
          foot: polar(foot, up + lean, 6),
          angle: up + lean * random.between(0.85, 1),
          length: Math.min(width * 0.44, height * 0.42) * random.between(0.8, 1),
          bend: lean * 0.5,
          turn: random.jitter(0.5),
        },
        dress,
        random,
      ),
    );
    const order = spread
      .map((lean, index) => ({ lean, index }))
      .sort((a, b) => Math.abs(a.lean) - Math.abs(b.lean));
    const stalks = [-0.3, -0.11, 0.1, 0.29].map((lean, index) => {
      const tip: Point = [
        foot[0] + lean * width * 0.95,
        top + headroom(bench) + height * ([0.14, 0, 0.07, 0.2][index] as number),
      ];
      return growth(foot, [foot[0] + lean * width * 0.25, mix(foot[1], tip[1], 0.55)], tip);
    });
    const heads = stalks.map((line, index) =>
      index === 3 && bench.fruit === 'none' && bench.flower !== 'bells'
        ? bud({ at: along(line, 1), angle: heading(line, 1), face: 0, size: bloom * 0.7 }, dress)
        : flowerAt(
            bench,
            along(line, 1),
            heading(line, 0.98),
            bloom * random.between(0.85, 1),
            random.next() * 0.2,
          ),
    );
    return (
      root(bench.root, foot, depth, dress, random) +
      stalks
        .map((line) =>
          stem(line, { from: 7, to: 5, hairs: true }, dress.leaf, dress.medium, random),
        )
        .join('') +
      order.map(({ index }) => leaves[index]).join('') +
      heads.join('')
    );
  },
};
