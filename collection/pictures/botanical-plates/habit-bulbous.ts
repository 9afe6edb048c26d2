import { along, heading, type Line, mix, type Point } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { flowerAt, headroom } from './flowering.ts';
import { leaf } from './leaves.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';
import { growth, stem } from './stem.ts';

/** Long leaves from the ground round one or a few bare stalks. */
export const bulbous: Habit = {
  figures: 'beside',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const [width, height] = [right - left, bottom - top];
    const depth = height * 0.22;
    const foot: Point = [(left + right) / 2, bottom - depth];
    const stalks: Line[] = (bloom > width * 0.16 ? [0.02] : [-0.16, 0.03, 0.2]).map(
      (lean, index) => {
        const tip: Point = [
          foot[0] + lean * width,
          top + headroom(bench) + (index === 1 || bloom > width * 0.16 ? 0 : height * 0.12),
        ];
        return growth(foot, [mix(foot[0], tip[0], 0.3), mix(foot[1], tip[1], 0.5)], tip);
      },
    );
    const spread = [-0.62, 0.5, -0.3, 0.26, 0.75, -0.9];
    const blades = spread.map((lean) =>
      leaf(
        bench.leaf,
        {
          foot: [foot[0] + lean * 12, foot[1]],
          angle: up + lean * 0.55,
          length: height * random.between(0.46, 0.62) * (1 - Math.abs(lean) * 0.25),
          bend: lean * random.between(0.5, 1.1),
          turn: random.jitter(0.6),
        },
        dress,
        random,
      ),
    );
    const heads = stalks.map((line) =>
      flowerAt(
        bench,
        along(line, 1),
        heading(line, 0.98) + random.jitter(0.1),
        bloom * random.between(0.88, 1),
      ),
    );
    return (
      root(bench.root, foot, depth, dress, random) +
      blades.slice(0, 2).join('') +
      stalks
        .map((line) => stem(line, { from: 11, to: 8 }, dress.leaf, dress.medium, random))
        .join('') +
      blades.slice(2).join('') +
      heads.join('')
    );
  },
};
