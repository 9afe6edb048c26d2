import { along } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { place } from './branch-parts.ts';
import { bud } from './flower-parts.ts';
import { bestFace, flowers } from './flowers.ts';
import { leaf } from './leaves.ts';
import { up } from './pose.ts';
import { growth, stem } from './stem.ts';

/** One great flower with a bud and two leaves. */
export const portrait: Habit = {
  figures: 'below',
  draw(bench) {
    const { dress, random, bloom } = bench;
    const at = place(bench);
    const size = Math.min(bench.right - bench.left, bench.bottom - bench.top);
    const head = at(0.5, 0.38);
    const main = growth(at(0.46, 1), at(0.44, 0.75), head);
    const side = growth(along(main, 0.45), at(0.68, 0.52), at(0.76, 0.3));
    const leaves = [
      [0.08, -1, 1.15],
      [0.12, 1, 1.05],
      [0.42, -1, 0.8],
      [0.3, 1, 0.95],
    ].map(([share = 0, hand = 1, grown = 1]) =>
      leaf(
        bench.leaf,
        {
          foot: along(main, share),
          angle: up + hand * random.between(0.85, 1.15),
          length: size * (bench.leaf === 'pinnate' ? 0.36 : 0.46) * grown,
          bend: hand * random.between(0.2, 0.7),
          turn: random.jitter(0.5),
        },
        dress,
        random,
      ),
    );
    return (
      leaves.slice(0, 2).join('') +
      stem(side, { from: 8, to: 6 }, dress.leaf, dress.medium, random) +
      stem(
        main,
        { from: size * 0.02, to: size * 0.014, thorns: bench.flower === 'rose' },
        dress.leaf,
        dress.medium,
        random,
      ) +
      leaves.slice(2).join('') +
      bud({ at: at(0.76, 0.3), angle: up + 0.25, face: 0.1, size: bloom * 0.5 }, dress, 0.7) +
      flowers[bench.flower](
        {
          at: head,
          angle: up + random.jitter(0.15),
          face: bestFace[bench.flower] ?? 0.72,
          size: bloom,
        },
        dress,
        random,
      )
    );
  },
};
