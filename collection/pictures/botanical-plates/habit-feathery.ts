import {
  along,
  bows,
  heading,
  type Line,
  type Point,
  polar,
  type Random,
  steps,
} from '@portal/engraving';
import type { Habit } from './bench.ts';
import { up } from './pose.ts';
import { root } from './roots.ts';

function feather(
  from: Point,
  angle: number,
  length: number,
  depth: number,
  random: Random,
  found: Line[][],
): void {
  const bend = random.jitter(0.5);
  const line = [
    from,
    polar(from, angle + bend * 0.3, length * 0.5),
    polar(from, angle + bend * 0.6, length),
  ];
  found[depth]?.push(line);
  if (depth === 0) return;
  const count = depth === 3 ? 15 : depth === 2 ? 9 : 7;
  for (const [index, share] of steps(0.14, 0.98, count).entries()) {
    const side = index % 2 ? 1 : -1;
    const reach = length * (depth === 3 ? 0.38 : 0.36) * (1.12 - share * 0.8);
    feather(
      along(line, share),
      up + (heading(line, share) - up) * 0.8 + side * random.between(0.55, 0.8),
      reach,
      depth - 1,
      random,
      found,
    );
  }
}

/** Red weeds as fine as hair, floated out on the paper. */
export const feathery: Habit = {
  figures: 'beside',
  flowerless: true,
  draw(bench) {
    const { left, top, right, bottom, dress, random } = bench;
    const found: Line[][] = [[], [], [], []];
    const height = bottom - top;
    const foot: Point = [(left + right) / 2, bottom - height * 0.04];
    for (const lean of [-0.38, 0.02, 0.36]) {
      feather(foot, up + lean, height * (Math.abs(lean) > 0.3 ? 0.68 : 0.84), 3, random, found);
    }
    const widths = [1.2, 1.9, 3, 5];
    return (
      found
        .map((lines, depth) =>
          dress.medium.line(
            bows(lines.map(([a, b, c]) => [a, b, c] as [Point, Point, Point])),
            widths[depth] as number,
            dress.petal,
          ),
        )
        .join('') + root('fibrous', foot, height * 0.04, dress, random)
    );
  },
};
