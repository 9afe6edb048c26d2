import { bows, closedCurve, curve, type Line, type Point, steps } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import { bud } from './flower-parts.ts';
import { bestFace, flowers } from './flowers.ts';
import { pigments } from './pigments.ts';
import { up } from './pose.ts';
import { growth, stem } from './stem.ts';

/** A floating leaf, cut to the middle on one side. */
function floatingLeaf([x, y]: Point, radius: number, cut: number, bench: Bench): string {
  const { medium, leaf } = bench.dress;
  const at = (turn: number, out: number): Point => [
    x + Math.cos(turn) * radius * out,
    y + Math.sin(turn) * radius * 0.42 * out,
  ];
  const turns = steps(cut + 0.16, cut + Math.PI * 2 - 0.16, 26);
  const rim = turns.map((turn, index) => at(turn, 1 + 0.02 * Math.sin(index * 2.1)));
  const ribs = steps(cut + 0.35, cut + Math.PI * 2 - 0.35, 13).map(
    (turn) => [at(0, 0), at(turn, 0.5), at(turn, 0.93)] as const,
  );
  const lip = turns.filter((turn) => Math.sin(turn) > 0.15).map((turn) => at(turn, 1));
  return (
    medium.paint({
      outline: closedCurve([at(0, 0), ...rim]),
      pigment: leaf,
      grade: [at(-2, 1), at(1, 1)],
      veins: bows(ribs),
    }) + (lip.length > 2 ? medium.line(curve(lip), 2.4, leaf) : '')
  );
}

/** Leaves and flowers on the water, stalks below it down to the mud. */
export const aquatic: Habit = {
  figures: 'below',
  draw(bench) {
    const { left, top, right, bottom, dress, random, bloom } = bench;
    const { medium } = dress;
    const [width, height] = [right - left, bottom - top];
    const at = (x: number, y: number): Point => [left + width * x, top + height * y];
    const mud = at(0.5, 0.97);
    const leaves = [
      [0.22, 0.36, 0.17],
      [0.78, 0.34, 0.19],
      [0.5, 0.45, 0.2],
      [0.14, 0.53, 0.15],
      [0.86, 0.55, 0.15],
    ] as const;
    const blooms = [
      [0.34, 0.27, 1],
      [0.66, 0.4, 0.86],
      [0.74, 0.16, 0.6],
    ] as const;
    const stalks = [...leaves, ...blooms].map(([x, y]) => {
      const end = at(x, y + 0.02);
      return growth(
        mud,
        [mud[0] + (end[0] - mud[0]) * 0.5 + random.jitter(40), at(0, 0.78)[1]],
        end,
      );
    });
    const ripples = steps(0.56, 0.93, 11).map((y): Line => {
      const from = random.between(0, 0.4);
      const reach = random.between(0.3, 0.6);
      return steps(from, Math.min(1, from + reach), 8).map((x, index) =>
        at(x, y + 0.004 * Math.sin(index * 1.7 + y * 40)),
      );
    });
    return (
      medium.line(curve(...ripples), 1.3, pigments.sky) +
      stalks.map((line) => stem(line, { from: 7, to: 6 }, dress.leaf, medium, random)).join('') +
      stem(
        growth(at(0.3, 0.96), at(0.4, 0.99), mud, at(0.6, 0.95), at(0.72, 0.985)),
        { from: 34, to: 26, bark: true },
        pigments.brown,
        medium,
        random,
      ) +
      leaves
        .map(([x, y, share], index) =>
          floatingLeaf(at(x, y), Math.min(width, height * 1.55) * share, 1.2 + index * 1.3, bench),
        )
        .join('') +
      blooms
        .map(([x, y, share], index) =>
          index === 2
            ? bud({ at: at(x, y), angle: up + 0.2, face: 0.1, size: bloom * share }, dress, 0.6)
            : flowers[bench.flower](
                {
                  at: at(x, y),
                  angle: up,
                  face: bestFace[bench.flower] ?? 0.4,
                  size: bloom * share,
                },
                dress,
                random,
              ),
        )
        .join('')
    );
  },
};
