import { steps } from '@portal/engraving';
import { tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import type { Vector } from '../modelling/vector.ts';
import { hairMake, onHead, type Studio } from '../studio.ts';
import { curl, growHair } from './growth.ts';

/** A powdered wig with two rolls over each ear and a ribbon behind. */
export function bucklesWig(studio: Studio): Solid[] {
  const make = hairMake(studio);
  const rolls = [-1, 1].flatMap((side) =>
    [-0.02, 0.24].map((y, row) => {
      const path = steps(0, 1, 5).map(
        (t): Vector => [side * (0.87 + 0.03 * row - 0.12 * t), y, 0.28 - 0.75 * t],
      );
      return tube(path, (t) => 0.145 * Math.sin(Math.PI * (0.12 + 0.76 * t)) ** 0.4, make);
    }),
  );
  const queue = steps(0, 1, 8).map(
    (t): Vector => [0.04 * Math.sin(t * 3), 0.3 + 1.5 * t, -0.98 + 0.1 * t],
  );
  return [
    growHair(studio, make, {
      front: -0.7,
      ear: -0.1,
      nape: 0.7,
      volume: (_turn, y) => 0.12 + 0.14 * Math.max(0, -y - 0.2),
    }),
    ...rolls,
    tube(queue, (t) => 0.17 - 0.06 * t, make),
    curl([0, 0.42, -1.05], 0.2, onHead(studio, 'ribbon', { darkness: 0.5, contrast: 0.5 })),
  ];
}

/** A short physician's wig, all small curls to the collar. */
export function bobWig(studio: Studio): Solid[] {
  const make = hairMake(studio);
  const rows = [-1, 1].flatMap((side) =>
    steps(0, 4, 4).flatMap((row) =>
      steps(0, 3, 3).map((column) => {
        const centre: Vector = [
          side * (0.84 + 0.1 * Math.sin(row * 0.8)),
          -0.28 + row * 0.24,
          0.2 - column * 0.3,
        ];
        return curl(centre, 0.165, make, 0.85);
      }),
    ),
  );
  return [
    growHair(studio, make, {
      front: -0.72,
      ear: 0.3,
      nape: 0.8,
      volume: (turn, y) => 0.14 + 0.1 * Math.max(0, -y) + 0.02 * Math.sin(turn * 16),
    }),
    ...rows,
  ];
}

/** Two great falls of curls down to the breast, parted high on the crown. */
export function fullWig(studio: Studio): Solid[] {
  const { random } = studio;
  const make = hairMake(studio);
  const falls = [-1, 1].flatMap((side) =>
    steps(0, 9, 9).flatMap((row) =>
      steps(0, 2, 2).map((column) => {
        const t = row / 9;
        const out = 0.62 + 0.62 * Math.sin(Math.PI * (0.12 + 0.62 * t));
        const centre: Vector = [
          side * (out - column * 0.16 + random.jitter(0.04)),
          -1.2 + 2.75 * t + random.jitter(0.04),
          -0.05 - column * 0.32 + 0.5 * t * t,
        ];
        return curl(centre, 0.24 + random.jitter(0.03), make, 0.9);
      }),
    ),
  );
  const crest = [-0.32, 0.32].map((x) => curl([x, -1.28, 0.2], 0.36, make, 0.9));
  return [
    growHair(studio, make, { front: -0.72, ear: 0.4, nape: 0.8, volume: () => 0.24 }),
    ...falls,
    ...crest,
  ];
}
