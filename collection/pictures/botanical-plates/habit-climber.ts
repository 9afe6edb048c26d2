import { along, coil, curve, heading, polar, steps } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { bloomAt, place } from './branch-parts.ts';
import { fruit } from './fruits.ts';
import { leaf } from './leaves.ts';
import { up } from './pose.ts';
import { growth, stem } from './stem.ts';

/** A stem that winds over the whole sheet, with tendrils. */
export const climber: Habit = {
  figures: 'below',
  draw(bench) {
    const { dress, random, bloom } = bench;
    const { medium } = dress;
    const at = place(bench);
    const size = Math.min(bench.right - bench.left, bench.bottom - bench.top);
    const main = growth(
      at(0.42, 1),
      at(0.24, 0.86),
      at(0.3, 0.68),
      at(0.62, 0.6),
      at(0.76, 0.44),
      at(0.56, 0.3),
      at(0.36, 0.2),
      at(0.46, 0.06),
      at(0.62, 0.02),
    );
    const nodes = steps(0.1, 0.95, 8);
    const leaves = nodes.map((share, index) => {
      const side = index % 2 ? 1 : -1;
      return leaf(
        bench.leaf,
        {
          foot: along(main, share),
          angle: heading(main, share) + side * random.between(0.9, 1.3),
          length: size * random.between(0.24, 0.31) * (1.1 - share * 0.35),
          bend: side * random.between(-0.1, 0.4),
          turn: random.jitter(0.4),
        },
        dress,
        random,
      );
    });
    const tendrils = nodes.map((share, index) => {
      const side = index % 2 ? -1 : 1;
      const from = along(main, share);
      const angle = heading(main, share) + side * 0.8;
      const reach = size * random.between(0.09, 0.15);
      const centre = polar(from, angle, reach);
      return [
        from,
        polar(from, angle + side * 0.3, reach * 0.5),
        ...coil(
          centre,
          angle + Math.PI + side,
          angle + Math.PI + side * 9,
          reach * 0.3,
          reach * 0.05,
        ),
      ];
    });
    const shown = steps(0.2, 0.92, 4).map((share, index) => {
      const side = index % 2 ? 1 : -1;
      const from = along(main, share);
      const end = polar(from, heading(main, share) - side * 1.25, bloom * 1.15);
      const stalk = growth(from, polar(from, heading(main, share) - side * 0.7, bloom * 0.6), end);
      const asFruit = bench.fruit !== 'none' && (bench.flower === 'none' || index === 1);
      return (
        stem(stalk, { from: 5, to: 4 }, dress.leaf, medium, random) +
        (asFruit
          ? fruit(
              bench.fruit,
              { at: end, angle: Math.PI / 2 - side * 0.1, face: 0.15, size: bloom * 0.9 },
              dress,
              random,
            )
          : bloomAt(bench, end, up + side * 0.3, bloom * random.between(0.85, 1.05)))
      );
    });
    return (
      medium.line(curve(...tendrils), 2, dress.leaf) +
      leaves.filter((_, index) => index % 2).join('') +
      stem(main, { from: size * 0.015, to: 3 }, dress.leaf, medium, random) +
      leaves.filter((_, index) => index % 2 === 0).join('') +
      shown.join('')
    );
  },
};
