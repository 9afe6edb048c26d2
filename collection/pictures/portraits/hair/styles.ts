import { valueNoise } from '@portal/engraving';
import type { Solid } from '../modelling/solid.ts';
import { hairMake, type Studio } from '../studio.ts';
import { curl, curlsOver, growHair } from './growth.ts';
import { braids, bun, long, parted, pompadour, ringlets, topknot } from './pinned.ts';
import { bobWig, bucklesWig, fullWig } from './wigs.ts';

export const hairStyles = {
  none: () => [],
  bald,
  cropped,
  swept,
  curly,
  tight,
  parted,
  bun,
  ringlets,
  long,
  braids,
  topknot,
  pompadour,
  bucklesWig,
  bobWig,
  fullWig,
} satisfies Record<string, (studio: Studio) => Solid[]>;

export type HairStyle = keyof typeof hairStyles;

/** A fringe of hair from ear to ear round the back. */
function bald(studio: Studio): Solid[] {
  const solid = growHair(studio, hairMake(studio), {
    front: -0.9,
    ear: 0.14,
    volume: (turn, y) => 0.1 + 0.03 * Math.sin(turn * 14 + y * 9),
    waves: 1.5,
    from: (turn) => (turn < 1.5 ? -0.5 : -0.6 + 0.05 * Math.sin(turn * 40)),
  });
  return [{ ...solid, covers: (_along, line) => Math.abs(line * 2 - 1) * Math.PI > 1.06 }];
}

function cropped(studio: Studio): Solid[] {
  return [
    growHair(studio, hairMake(studio), {
      front: -0.74,
      sweep: 0.25,
      volume: (turn, y) => 0.07 + 0.05 * Math.max(0, -y) + 0.012 * Math.sin(turn * 22 + y * 12),
    }),
  ];
}

/** Brushed up and to one side, as poets and young surgeons wore it. */
function swept(studio: Studio): Solid[] {
  return [
    growHair(studio, hairMake(studio), {
      front: -0.7,
      sweep: 0.8,
      waves: 1.2,
      volume: (turn, y) =>
        0.13 +
        0.16 * Math.max(0, -y - 0.3) * (1 + 0.5 * Math.sin(turn)) +
        0.03 * Math.sin(turn * 9 + y * 4),
    }),
    ...[-0.5, -0.2, 0.15].map((x, index) =>
      curl([x, -0.86 - 0.05 * index, 0.66 - Math.abs(x) * 0.4], 0.15, hairMake(studio), 0.8),
    ),
  ];
}

function curly(studio: Studio): Solid[] {
  const make = hairMake(studio);
  return [
    growHair(studio, make, { front: -0.72, volume: () => 0.1 }),
    ...curlsOver(studio, make, 58, 0.15, (turn, y) => {
      const side = Math.abs(turn);
      return y < (side < 0.9 ? -0.76 : side < 1.4 ? -0.2 : 0.5);
    }),
  ];
}

/** A close cap of very small curls. */
function tight(studio: Studio): Solid[] {
  const bumps = valueNoise('tight curls');
  return [
    growHair(studio, hairMake(studio), {
      front: -0.7,
      nape: 0.6,
      volume: (turn, y) => 0.15 + 0.06 * bumps([turn * 9, y * 9]),
    }),
  ];
}
