import { clothing, panel } from '../body.ts';
import { points } from '../modelling/listing.ts';
import type { Make } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import { clothMake, linenMake, onBody, type Studio } from '../studio.ts';
import { base, beads } from './pieces.ts';

/** Small rounds, as a dyer resists or a weaver brocades them. */
function spotted(count: number): (along: number, line: number) => number {
  return (along, line) => {
    const [x, y] = [along * count * 1.6, line * count];
    const [dx, dy] = [((x + (Math.floor(y) % 2) * 0.5) % 1) - 0.5, (y % 1) - 0.5];
    return dx * dx + dy * dy < 0.09 ? -0.4 : 0;
  };
}

function crossed(studio: Studio, make: Make, under: Make): Solid[] {
  const look = { lift: 0.15, lengthwise: true };
  return [
    clothing(studio.body, make, {
      neckline: base,
      lift: 0.06,
      folds: 0.8,
      open: (x, y) => Math.abs(x) < 0.44 - (y - 1.15) * 0.4,
    }),
    clothing(studio.body, under, { neckline: base, lift: 0.02 }),
    panel(
      studio.body,
      { ...under, stuff: 'facing' },
      points([0.4, 1.04, 0.36, 1.5, -0.3, 2.9]),
      points([0.6, 1.08, 0.6, 1.55, -0.1, 3]),
      look,
    ),
    panel(
      studio.body,
      { ...under, stuff: 'facing2' },
      points([-0.6, 1.08, -0.6, 1.55, 0.34, 3.2]),
      points([-0.4, 1.04, -0.36, 1.5, 0.5, 3]),
      { ...look, lift: 0.2 },
    ),
  ];
}

/** Two robes, one over the other, crossed left over right. */
export function kimono(studio: Studio): Solid[] {
  const make = { ...clothMake(studio, 'coat'), pattern: spotted(16) };
  return crossed(studio, make, linenMake(studio, 'shirt'));
}

/** A loose robe open over a sash. */
export function wrapped(studio: Studio): Solid[] {
  const sash = onBody(studio, 'sash', { darkness: 0.15 });
  return [
    ...crossed(studio, clothMake(studio, 'coat'), onBody(studio, 'waistcoat', { darkness: 0.06 })),
    panel(studio.body, sash, points([-1.5, 2.86, -1.5, 3.4]), points([1.5, 2.86, 1.5, 3.4]), {
      lift: 0.24,
      folds: 1,
    }),
  ];
}

/** A long cloth carried over one shoulder in many folds. */
export function sari(studio: Studio): Solid[] {
  const make = clothMake(studio, 'coat');
  const border = onBody(studio, 'gold', { darkness: 0.02 });
  return [
    clothing(studio.body, onBody(studio, 'waistcoat', { darkness: 0.16 }), {
      neckline: (turn) => 1.3 + 0.3 * Math.max(0, Math.cos(turn)),
      lift: 0.04,
    }),
    panel(
      studio.body,
      make,
      points([0.34, 1.22, -0.2, 1.9, -1.1, 3.4]),
      points([1.1, 1.36, 1.2, 2, 0.6, 3.8]),
      {
        folds: 2,
        lift: 0.16,
        lengthwise: true,
      },
    ),
    panel(
      studio.body,
      border,
      points([0.28, 1.2, -0.26, 1.88, -1.18, 3.3]),
      points([0.36, 1.24, -0.16, 1.94, -1.06, 3.46]),
      { lift: 0.22 },
    ),
    ...beads(studio, 0.2, 0.045),
  ];
}
