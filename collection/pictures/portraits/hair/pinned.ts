import { steps } from '@portal/engraving';
import { ball, tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import type { Vector } from '../modelling/vector.ts';
import { hairMake, type Studio } from '../studio.ts';
import { growHair, partedHair } from './growth.ts';

/** Parted in the middle and drawn down over the ears. */
export function parted(studio: Studio): Solid[] {
  return [partedHair(studio, hairMake(studio), 0.12)];
}

export function bun(studio: Studio): Solid[] {
  const make = hairMake(studio);
  return [...parted(studio), ball([0, -0.1, -1.18], [0.4, 0.38, 0.3], make)];
}

/** Long curls hanging beside the cheeks. */
export function ringlets(studio: Studio): Solid[] {
  const make = hairMake(studio);
  const hanging = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((row) => {
      const path = steps(0, 1, 9).map(
        (t): Vector => [
          side * (0.8 + 0.05 * row + 0.03 * Math.sin(t * 9 + row)),
          -0.2 + row * 0.05 + 1.05 * t,
          0.22 - row * 0.26 + 0.04 * Math.cos(t * 9),
        ],
      );
      return tube(path, (t) => 0.11 * (1 - 0.35 * t) + 0.018 * Math.sin(t * 28), make);
    }),
  );
  return [...parted(studio), ...hanging, ball([0, -0.75, -0.95], [0.34, 0.3, 0.3], make)];
}

/** Straight down behind the shoulders. */
export function long(studio: Studio): Solid[] {
  const make = hairMake(studio);
  const locks = [-1, 1].flatMap((side) =>
    steps(0, 1, 5).map((back) => {
      const path = steps(0, 1, 10).map(
        (t): Vector => [
          side * (0.8 + 0.12 * t - 0.25 * back * back + 0.05 * Math.sin(t * 5 + back * 9)),
          -0.35 + 2.2 * t,
          0.12 - 0.85 * back - 0.15 * t,
        ],
      );
      return tube(path, (t) => 0.17 * (1 - 0.35 * t), make, 0.15);
    }),
  );
  return [...parted(studio), ...locks];
}

export function braids(studio: Studio): Solid[] {
  const make = hairMake(studio);
  const plaits = [-1, 1].map((side) => {
    const path = steps(0, 1, 14).map(
      (t): Vector => [
        side * (0.84 + 0.14 * Math.sin(t * 2.4)),
        0.15 + 1.9 * t,
        -0.1 + 0.75 * t ** 0.7,
      ],
    );
    return tube(path, (t) => 0.125 + 0.035 * Math.sin(t * 46), make);
  });
  return [...parted(studio), ...plaits];
}

/** Drawn back and tied up on the crown. */
export function topknot(studio: Studio): Solid[] {
  const make = hairMake(studio);
  const path = steps(0, 1, 6).map(
    (t): Vector => [0, -1.22 - 0.2 * Math.sin(t * 2), -0.5 + 0.62 * t],
  );
  return [
    growHair(studio, make, {
      front: -0.85,
      ear: -0.05,
      volume: (_turn, y) => 0.05 + 0.05 * Math.max(0, -y),
    }),
    tube(path, (t) => 0.11 + 0.05 * t, make, 0),
  ];
}

/** Rolled up high off the forehead, over a pad. */
export function pompadour(studio: Studio): Solid[] {
  const make = hairMake(studio);
  return [
    growHair(studio, make, {
      front: -0.7,
      ear: 0.16,
      nape: 0.6,
      sweep: 0.1,
      volume: (turn, y) => 0.17 + 0.3 * Math.max(0, -y - 0.2) + 0.02 * Math.sin(turn * 11),
    }),
    ball([0, -1.45, -0.35], [0.34, 0.22, 0.34], make),
  ];
}
