import { type Point, resample, steps } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { blade } from './blade.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';
import { stem } from './stem.ts';

/** Long crimped ribbons from one stalk. */
export const kelp: Habit = {
  figures: 'beside',
  flowerless: true,
  draw(bench) {
    const { left, top, right, bottom, dress, random } = bench;
    const height = bottom - top;
    const foot: Point = [(left + right) / 2, bottom - height * 0.1];
    const neck: Point = [foot[0] + 10, foot[1] - height * 0.2];
    const ribbons = steps(-1, 1, 6).map((lean) =>
      blade(
        {
          foot: neck,
          angle: up + lean * 0.5,
          length: height * random.between(0.5, 0.64),
          bend: lean * random.between(0.1, 0.5) + random.jitter(0.3),
          turn: random.jitter(0.3),
        },
        {
          width: 0.062,
          swell: (t) => Math.min(1, 0.25 + t * 4) * (1 - t ** 6),
          margin: 'wavy',
          lobes: 16,
          veins: -1,
        },
        dress.leaf,
        dress.medium,
        random,
      ),
    );
    return (
      root('fibrous', foot, height * 0.1, dress, random) +
      ribbons.join('') +
      stem(
        resample([foot, [foot[0] - 6, foot[1] - height * 0.1], neck], 5),
        { from: 22, to: 16 },
        dress.heart,
        dress.medium,
        random,
      )
    );
  },
};
