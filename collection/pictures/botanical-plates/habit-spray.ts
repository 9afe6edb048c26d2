import { along, heading, type Point, polar, steps } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { bloomAt, place } from './branch-parts.ts';
import { bud } from './flower-parts.ts';
import { fruit } from './fruits.ts';
import { leaf } from './leaves.ts';
import { pigments } from './pigments.ts';
import { up } from './pose.ts';
import { growth, stem } from './stem.ts';

/** A woody branch across the sheet, with leaves, blossom and fruit on short twigs. */
export const spray: Habit = {
  figures: 'below',
  draw(bench) {
    const { dress, random, bloom } = bench;
    const { medium } = dress;
    const at = place(bench);
    const size = Math.min(bench.right - bench.left, bench.bottom - bench.top);
    const main = growth(
      at(0.1, 0.98),
      at(0.24, 0.74),
      at(0.46, 0.52),
      at(0.6, 0.38),
      at(0.76, 0.19),
    );
    const twigs = [0.2, 0.36, 0.5, 0.64, 0.78, 0.9].map((share, index) => {
      const side = index % 2 ? 1 : -1;
      const from = along(main, share);
      const angle = heading(main, share) + side * random.between(0.5, 0.8);
      const length = size * random.between(0.22, 0.32);
      return {
        side,
        line: growth(
          from,
          polar(from, angle, length * 0.55),
          polar(from, angle - side * 0.16, length),
        ),
      };
    });
    const leafAt = (line: Parameters<typeof along>[0], share: number, side: number): string =>
      leaf(
        bench.leaf,
        {
          foot: along(line, share),
          angle: heading(line, share) + side * random.between(0.6, 1),
          length: size * random.between(0.2, 0.29),
          bend: side * random.between(-0.2, 0.6),
          turn: random.jitter(0.6),
        },
        dress,
        random,
      );
    const back = steps(0.3, 0.99, 8).map((share, index) => leafAt(main, share, index % 2 ? -1 : 1));
    const front = twigs.flatMap(({ line }) => [
      leafAt(line, 0.55, 1),
      leafAt(line, 0.6, -1),
      leafAt(line, 0.97, random.pick([-0.3, 0.3])),
    ]);
    const ends = twigs.map(({ line, side }, index) => {
      const foot = along(line, 0.72);
      const hangs = bench.fruit !== 'none' && (bench.flower === 'none' || index % 2 === 1);
      if (!hangs) {
        const second = polar(foot, heading(line, 0.8) + side * 1.1, bloom * 1.1);
        const extra =
          bench.fruit === 'none'
            ? bloomAt(
                bench,
                polar(along(line, 0.3), up - side * 0.9, bloom * 0.6),
                up,
                bloom * 0.85,
              )
            : '';
        return (
          extra +
          stem(
            growth(foot, polar(foot, heading(line, 0.8) + side * 0.7, bloom * 0.6), second),
            { from: 4, to: 3 },
            dress.leaf,
            medium,
            random,
          ) +
          bud(
            { at: second, angle: heading(line, 0.8) + side * 0.6, face: 0, size: bloom * 0.55 },
            dress,
          ) +
          bloomAt(bench, polar(foot, up, bloom * 0.3), up + side * 0.4, bloom)
        );
      }
      const drop: Point = [foot[0] + side * bloom * 0.2, foot[1] + bloom * 0.55];
      const upright = ['hip', 'bramble', 'capsule', 'acorn', 'cone'].includes(bench.fruit);
      const angle = upright ? heading(line, 0.9) + side * 0.3 : Math.PI / 2 + side * 0.12;
      const end = upright ? foot : drop;
      const pairs = ['berry', 'cherry', 'hip', 'bramble', 'acorn'].includes(bench.fruit)
        ? [-1, 1]
        : [0];
      return pairs
        .map((hand): string => {
          const spot: Point = [
            end[0] + hand * bloom * 0.48,
            end[1] + Math.abs(hand) * bloom * 0.16 * side,
          ];
          const stalk = growth(
            foot,
            [(foot[0] + spot[0]) / 2 + side * 4, (foot[1] + spot[1]) / 2 - 6],
            spot,
          );
          return (
            (upright && hand === 0
              ? ''
              : stem(stalk, { from: 4, to: 3 }, dress.leaf, medium, random)) +
            fruit(
              bench.fruit,
              { at: spot, angle: angle + hand * 0.1, face: 0.15, size: bloom },
              dress,
              random,
            )
          );
        })
        .join('');
    });
    const wood = bench.flower === 'rose' ? dress.leaf : pigments.brown;
    const thorns =
      ['rose', 'blossom'].includes(bench.flower) && ['hip', 'bramble'].includes(bench.fruit);
    return (
      back.join('') +
      twigs.map(({ line }) => stem(line, { from: 7, to: 3 }, wood, medium, random)).join('') +
      stem(main, { from: size * 0.03, to: 5, bark: true, thorns }, wood, medium, random) +
      front.join('') +
      ends.join('')
    );
  },
};
