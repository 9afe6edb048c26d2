import { type Point, steps } from '@portal/engraving';
import { points } from '../modelling/listing.ts';
import { ball, lathe, tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import type { Vector } from '../modelling/vector.ts';
import { onHead, type Studio } from '../studio.ts';
import { band, curledBrim, felt, leaning, onCrown } from './felt.ts';

export function topHat(studio: Studio): Solid[] {
  const lean = { roll: 0.05, pitch: -0.06 };
  return [
    lathe(
      points([0.02, -2.2, 0.84, -2.2, 0.88, -2.14, 0.8, -1.5, 0.84, -0.76]),
      onCrown,
      felt(studio, lean),
    ),
    lathe(
      points([0.83, -0.76, 1.1, -0.74, 1.22, -0.84]),
      { ...onCrown, ripple: curledBrim },
      felt(studio, lean),
    ),
    lathe(points([0.83, -1.04, 0.86, -0.8]), onCrown, band(studio, lean)),
  ];
}

export function bowler(studio: Studio): Solid[] {
  const lean = { pitch: -0.05 };
  const dome = points([0.02, -1.62, 0.4, -1.58, 0.66, -1.42, 0.8, -1.1, 0.84, -0.72]);
  return [
    lathe(dome, onCrown, felt(studio, lean)),
    lathe(
      points([0.83, -0.72, 1.02, -0.7, 1.12, -0.8]),
      { ...onCrown, ripple: curledBrim },
      felt(studio, lean),
    ),
    lathe(points([0.84, -0.94, 0.87, -0.76]), onCrown, band(studio, lean)),
  ];
}

/** A wide soft brim with a feather laid round the crown. */
export function broadBrim(studio: Studio): Solid[] {
  const lean = { roll: -0.12, pitch: -0.12 };
  const feather = steps(0, 1, 12).map(
    (t): Vector => [
      0.95 * Math.cos(0.4 + t * 2.3),
      -0.98 - 0.35 * Math.sin(t * 2.6),
      1 * Math.sin(0.4 + t * 2.3) - 0.1,
    ],
  );
  const plume = leaning(onHead(studio, 'plume', { darkness: -0.02 }), lean);
  return [
    lathe(points([0.02, -1.6, 0.6, -1.58, 0.72, -1.5, 0.84, -0.78]), onCrown, felt(studio, lean)),
    lathe(
      points([0.83, -0.78, 1.2, -0.74, 1.62, -0.8]),
      {
        ...onCrown,
        ripple: (turn, share) => [
          0,
          share * (0.16 * Math.sin(turn * 2 + 0.6) - 0.1 * Math.cos(turn * 3)),
        ],
      },
      felt(studio, lean),
    ),
    lathe(points([0.81, -1, 0.85, -0.82]), onCrown, band(studio, lean)),
    tube(
      feather,
      (t) => 0.17 * Math.sin(Math.PI * (0.1 + 0.85 * t)) + 0.02 * Math.sin(t * 60),
      plume,
    ),
  ];
}

export function tricorn(studio: Studio): Solid[] {
  const lean = { pitch: -0.08, yaw: 0.15 };
  const cocked = (turn: number, share: number): Point => {
    const up = 0.5 - 0.5 * Math.cos(3 * turn);
    return [-0.34 * up * share, -0.52 * up * share ** 0.8];
  };
  return [
    lathe(points([0.02, -1.34, 0.5, -1.3, 0.76, -1.08, 0.84, -0.72]), onCrown, felt(studio, lean)),
    lathe(points([0.84, -0.72, 1.42, -0.74]), { ...onCrown, ripple: cocked }, felt(studio, lean)),
    lathe(
      points([1.39, -0.76, 1.46, -0.76]),
      { ...onCrown, ripple: (turn) => cocked(turn, 1) },
      {
        ...band(studio, lean),
        stuff: 'gold',
      },
    ),
  ];
}

/** Worn athwart: a fan of felt before and behind. */
export function bicorn(studio: Studio): Solid[] {
  const make = felt(studio);
  const fan = (z: number, tall: number): Solid => ({
    ...make,
    rows: Math.round(0.9 * make.density),
    columns: 60,
    at(along, line) {
      const x = (along * 2 - 1) * 1.5;
      const bottom = -0.72 + 0.1 * Math.abs(x) ** 1.5 - 0.02;
      const top = -0.8 - tall * Math.cos((x / 1.5) * (Math.PI / 2)) ** 0.7;
      return [
        x,
        bottom + (top - bottom) * line,
        z * (1 - (x / 1.6) ** 2) + 0.1 * line * Math.sign(-z) - 0.1,
      ];
    },
  });
  const cockade = leaning(onHead(studio, 'band', { darkness: 0.05 }), {});
  return [
    fan(0.98, 0.66),
    fan(-1, 0.9),
    ball([0.42, -1.12, 0.86], [0.16, 0.16, 0.06], cockade),
    tube(
      [
        [0.42, -1.05, 0.9],
        [0.36, -0.85, 0.94],
        [0.32, -0.7, 0.96],
      ],
      () => 0.03,
      { ...cockade, stuff: 'gold' },
    ),
  ];
}
