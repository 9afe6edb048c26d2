import { steps } from '@portal/engraving';
import { growHair } from '../hair/growth.ts';
import { points } from '../modelling/listing.ts';
import { ball, lathe, type Make, tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import type { Vector } from '../modelling/vector.ts';
import { clothMake, linenMake, onHead, type Studio } from '../studio.ts';
import { leaning } from './felt.ts';

const onCrown = { centre: [0, 0, -0.1] as Vector, deep: 1.1 };

/** A straw bonnet that stands out round the face, tied under the chin. */
export function bonnet(studio: Studio): Solid[] {
  const straw = onHead(studio, 'straw', { darkness: 0.02, contrast: 0.95 });
  const ribbon = onHead(studio, 'ribbon', { darkness: 0.28, contrast: 0.8 });
  // Turned on a lathe whose axis points forward.
  const forward = (make: Make): Make => {
    const { pose } = make;
    return { ...make, pose: ([x, y, z]) => pose([x, z * 1.02 - 0.22, -y]) };
  };
  const strings = [-1, 1].map((side) =>
    tube(
      steps(0, 1, 8).map(
        (t): Vector => [side * (0.86 - 0.8 * t ** 1.5), 0.1 + 1.06 * t, 0.1 + 0.6 * t],
      ),
      () => 0.06,
      ribbon,
      0,
    ),
  );
  const bow = [-1, 1].map((side) =>
    ball([side * 0.2, 1.2, 0.74], [0.2, 0.13, 0.1], ribbon, 'level'),
  );
  return [
    lathe(
      points([0.98, -0.75, 0.9, -0.3, 0.86, 0.1, 0.86, 0.6, 0.8, 0.95, 0.5, 1.1, 0.02, 1.12]),
      {},
      forward(straw),
    ),
    lathe(points([0.89, 0.18, 0.91, 0.34]), {}, forward(ribbon)),
    lathe(
      points([0.86, -0.66, 0.93, -0.74]),
      { ripple: (turn) => [0.035 * Math.sin(turn * 34), 0.03 * Math.cos(turn * 34)] },
      forward(linenMake(studio, 'frill', 'head')),
    ),
    ...strings,
    ...bow,
  ];
}

/** A full soft cap gathered into a frill, with a ribbon. */
export function mobCap(studio: Studio): Solid[] {
  const lean = { pitch: -0.3 };
  const linen = leaning(linenMake(studio, 'cap', 'head'), lean);
  return [
    lathe(
      points([0.02, -1.72, 0.5, -1.66, 0.86, -1.4, 1, -1.05, 0.94, -0.82, 0.84, -0.72]),
      { ...onCrown, ripple: (turn, share) => [0.03 * Math.sin(turn * 17) * share * 2, 0] },
      linen,
    ),
    lathe(
      points([0.84, -0.72, 0.96, -0.58, 1.06, -0.4]),
      {
        ...onCrown,
        ripple: (turn, share) => [
          0.06 * share * Math.sin(turn * 24),
          0.03 * share * Math.cos(turn * 24),
        ],
      },
      { ...linen, stuff: 'frill' },
    ),
    lathe(
      points([0.87, -0.84, 0.86, -0.7]),
      onCrown,
      leaning(onHead(studio, 'ribbon', { darkness: 0.3 }), lean),
    ),
  ];
}

/** An old woman's close cap with a double frill and lappets. */
export function frilledCap(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'cap', 'head');
  const cap = growHair(studio, linen, { front: -0.78, ear: 0.5, nape: 0.75, volume: () => 0.14 });
  const frill = (reach: number, phase: number): Solid => ({
    ...linen,
    stuff: phase ? 'lappet' : 'frill',
    rows: Math.round(4.4 * linen.density),
    columns: 10,
    at(along, line) {
      const around = (line * 2 - 1) * 2.55;
      const [sine, cosine] = [Math.sin(around), Math.cos(around)];
      const out = 1 + (0.05 + reach) * along;
      const wave = 0.06 * along * Math.sin(around * 21 + phase);
      return [
        sine * 0.84 * out,
        -0.12 - cosine * 0.82 * out,
        0.28 + 0.16 * along + wave - 0.3 * sine * sine,
      ];
    },
  });
  return [cap, frill(0.2, 0), frill(0.1, 1.6)];
}

/** A starched cap that folds back like a sail. */
export function nurseCap(studio: Studio): Solid[] {
  const lean = { pitch: -0.35 };
  const linen = leaning(linenMake(studio, 'cap', 'head'), lean);
  return [
    lathe(
      points([0.86, -0.8, 0.9, -1, 0.98, -1.25]),
      {
        ...onCrown,
        ripple: (turn, share) => [
          0.05 * share * Math.cos(turn * 2),
          -0.16 * share * Math.cos(turn),
        ],
      },
      linen,
    ),
    lathe(points([0.02, -1.3, 0.6, -1.26, 0.86, -1]), onCrown, linen),
    lathe(
      points([0.9, -0.98, 0.93, -1.06]),
      onCrown,
      leaning(onHead(studio, 'band', { darkness: 0.4 }), lean),
    ),
  ];
}

export function skullCap(studio: Studio): Solid[] {
  const make = clothMake(studio, 'hat', 'head');
  return [growHair(studio, make, { front: -0.72, ear: -0.4, nape: -0.1, volume: () => 0.17 })];
}

/** A cloth cap tied close over all the hair. */
export function surgeonCap(studio: Studio): Solid[] {
  const make = { ...clothMake(studio, 'hat', 'head'), darkness: 0.06 };
  return [
    growHair(studio, make, {
      front: -0.62,
      ear: -0.2,
      nape: 0.3,
      volume: (turn, y) => 0.15 + 0.02 * Math.sin(turn * 19 + y * 5),
    }),
  ];
}

/** A scholar's broad soft cap. */
export function flatCap(studio: Studio): Solid[] {
  const make = leaning(
    { ...clothMake(studio, 'hat', 'head'), darkness: 0.38 },
    { roll: 0.1, pitch: -0.1 },
  );
  return [
    lathe(
      points([0.02, -1.46, 0.7, -1.46, 1.12, -1.3, 1.16, -1.18, 0.9, -1]),
      {
        ...onCrown,
        ripple: (turn, share) => [0.05 * Math.sin(turn * 5) * share, 0.03 * Math.cos(turn * 7)],
      },
      make,
    ),
    lathe(points([0.84, -1.06, 0.87, -0.66]), onCrown, { ...make, stuff: 'band' }),
  ];
}
