import { along, heading, type Line, type Point, polar, steps } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { bestFace, flowers } from './flowers.ts';
import { fruit } from './fruits.ts';
import { leaf } from './leaves.ts';
import { pigments } from './pigments.ts';
import { up } from './pose.ts';
import { stem } from './stem.ts';

/** A garland in a ring. */
export const wreath: Habit = {
  figures: 'below',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const centre: Point = [(left + right) / 2, (top + bottom) / 2];
    const radius = Math.min(right - left, bottom - top) * 0.36;
    const ring: Line = steps(-0.4, Math.PI * 2 - 0.75, 90).map((turn) =>
      polar(centre, turn + Math.PI / 2, radius),
    );
    const leaves = steps(0.01, 0.99, 40).map((share, index) => {
      const side = index % 2 ? 1 : -1;
      return leaf(
        bench.leaf,
        {
          foot: along(ring, share),
          angle: heading(ring, share) + side * random.between(0.5, 0.85),
          length: radius * random.between(0.42, 0.54),
          bend: -side * 0.3,
          turn: random.jitter(0.5),
        },
        dress,
        random,
      );
    });
    const shown = steps(0.05, 0.95, 8).map((share, index) => {
      const at = polar(
        along(ring, share),
        heading(ring, share) + (index % 2 ? 1.57 : -1.57),
        radius * 0.06,
      );
      const size = bloom * random.between(0.75, 1.05);
      if (bench.fruit !== 'none' && index % 3 === 1) {
        return [-0.5, 0.1, 0.6]
          .map((turn) =>
            fruit(
              bench.fruit,
              { at, angle: heading(ring, share) + turn * 1.7, face: 0.15, size: size * 0.62 },
              dress,
              random,
            ),
          )
          .join('');
      }
      return flowers[bench.flower](
        {
          at,
          angle: up + random.jitter(0.5),
          face: Math.max(0.5, bestFace[bench.flower] ?? 0.8),
          size,
        },
        dress,
        random,
      );
    });
    return (
      stem(ring, { from: 8, to: 5 }, pigments.brown, dress.medium, random) +
      leaves.join('') +
      shown.join('')
    );
  },
};
