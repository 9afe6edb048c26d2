import { along, heading, mix, type Point, steps } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { bud } from './flower-parts.ts';
import { flowerAt, headroom } from './flowering.ts';
import { fruit } from './fruits.ts';
import { leaf } from './leaves.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';
import { growth, stem } from './stem.ts';

/** An upright stem with leaves to the left and right, flowers at the top, and the root below. */
export const herb: Habit = {
  figures: 'beside',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const { medium } = dress;
    const [width, height] = [right - left, bottom - top];
    const depth = bench.root === 'cut' ? height * 0.02 : height * 0.2;
    const foot: Point = [(left + right) / 2 + random.jitter(width * 0.03), bottom - depth];
    const crown: Point = [(left + right) / 2 + random.jitter(width * 0.05), top + headroom(bench)];
    const sway = width * 0.05 * random.pick([-1, 1]);
    const main = growth(
      foot,
      [mix(foot[0], crown[0], 0.35) + sway, mix(foot[1], crown[1], 0.35)],
      [mix(foot[0], crown[0], 0.7) - sway, mix(foot[1], crown[1], 0.7)],
      crown,
    );
    const nodes = steps(0.1, 0.66, bench.leaf === 'linear' ? 12 : 8);
    const leaves = nodes.map((share, index) => {
      const side = index % 2 ? 1 : -1;
      const grown = Math.sin(Math.PI * (0.25 + share * 0.75)) ** 0.7;
      const length =
        Math.min(width * 0.46, height * 0.3) * (0.45 + 0.6 * grown) * random.between(0.9, 1.06);
      const angle = heading(main, share) + side * random.between(0.75, 1.05);
      return leaf(
        bench.leaf,
        {
          foot: along(main, share),
          angle,
          length,
          bend: side * random.between(0.1, 0.7),
          turn: random.jitter(0.5),
        },
        dress,
        random,
      );
    });
    const branches = [0.6, 0.7, 0.79].map((share, index) => {
      const side = index % 2 ? 1 : -1;
      const reach = width * random.between(0.25, 0.34);
      const from = along(main, share);
      const to: Point = [from[0] + side * reach, from[1] - height * random.between(0.09, 0.14)];
      return {
        line: growth(from, [mix(from[0], to[0], 0.6), from[1] - height * 0.03], to),
        side,
        index,
      };
    });
    const heads = branches.map(({ line, side, index }) => {
      const end = along(line, 1);
      const size = bloom * ([0.8, 0.9, 0.62][index] as number);
      const tilt = up + side * 0.35;
      if (index === 2 && bench.flower !== 'none') {
        return bench.fruit === 'none'
          ? bud({ at: end, angle: tilt, face: 0, size: size * 0.9 }, dress, 0.4)
          : fruit(
              bench.fruit,
              { at: end, angle: tilt, face: 0.1, size: size * 0.9 },
              dress,
              random,
            );
      }
      return flowerAt(bench, end, tilt, size, 0.15);
    });
    return (
      root(bench.root, foot, depth, dress, random) +
      leaves.filter((_, index) => index % 3 === 0).join('') +
      branches
        .map(({ line }) => stem(line, { from: 6, to: 4 }, dress.leaf, medium, random))
        .join('') +
      stem(
        main,
        { from: Math.max(9, width * 0.016), to: 5, hairs: bench.flower === 'poppy' },
        dress.leaf,
        medium,
        random,
      ) +
      leaves.filter((_, index) => index % 3 !== 0).join('') +
      heads.join('') +
      flowerAt(bench, crown, up + random.jitter(0.12), bloom)
    );
  },
};
