import { along, heading, type Point, type Random, steps } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import { bladeAxis } from './blade.ts';
import { headFor } from './grass-heads.ts';
import { leaf } from './leaves.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';
import { stem } from './stem.ts';

function culm(bench: Bench, foot: Point, tip: Point, random: Random): string {
  const { dress, bloom } = bench;
  const lean = tip[0] - foot[0];
  const angle = Math.atan2(tip[1] - foot[1], lean);
  const line = bladeAxis({
    foot,
    angle,
    length: Math.hypot(lean, tip[1] - foot[1]),
    bend: lean * 0.0006,
  });
  const blades = [0.16, 0.36, 0.56].map((share, index) => {
    const side = index % 2 ? 1 : -1;
    return leaf(
      'linear',
      {
        foot: along(line, share),
        angle: heading(line, share) + side * 0.32,
        length: bloom * random.between(1.3, 2.1),
        bend: side * random.between(0.8, 1.7),
        turn: random.jitter(0.4),
      },
      dress,
      random,
    );
  });
  return (
    stem(line, { from: 6.5, to: 3 }, dress.leaf, dress.medium, random) +
    blades.join('') +
    headFor(bench.flower)(along(line, 1), heading(line, 1), bloom, bench)
  );
}

/** Several stalks from one tuft. The size of the bloom is the length of an ear. */
export const grass: Habit = {
  figures: 'beside',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const [width, height] = [right - left, bottom - top];
    const depth = height * 0.14;
    const foot: Point = [(left + right) / 2, bottom - depth];
    const tuft = steps(-0.9, 0.9, 9).map((lean) =>
      leaf(
        'linear',
        {
          foot: [foot[0] + lean * 20, foot[1]],
          angle: up + lean * 0.8,
          length: height * random.between(0.26, 0.42),
          bend: lean * 1.3,
        },
        dress,
        random,
      ),
    );
    const room = top + bloom * (bench.flower === 'spike' ? 1.5 : 1);
    const culms = [-0.3, 0.28, -0.12, 0.1].map((lean, index) =>
      culm(
        bench,
        [foot[0] + lean * 40, foot[1]],
        [foot[0] + lean * width * 0.95, room + height * ([0.13, 0.17, 0.03, 0.0][index] as number)],
        random,
      ),
    );
    return root('fibrous', foot, depth, dress, random) + tuft.join('') + culms.join('');
  },
};
