import { clothing, panel } from '../body.ts';
import type { Solid } from '../modelling/solid.ts';
import { clothMake, onBody, type Studio } from '../studio.ts';
import { base, bothSides, buttons, cravat, jabot, lapels, neckBand, shirt } from './pieces.ts';

/** A frock coat over a waistcoat, with a cravat. */
export function coat(studio: Studio): Solid[] {
  const { body } = studio;
  const waistcoat = onBody(studio, 'waistcoat', { darkness: 0.06, contrast: 0.9 });
  return [
    shirt(studio),
    clothing(body, waistcoat, {
      neckline: base,
      lift: 0.05,
      open: (x, y) => Math.abs(x) < 0.42 - (y - 1.3) * 0.42,
    }),
    clothing(body, clothMake(studio, 'coat'), {
      neckline: (turn) => 1.08 + 0.2 * Math.cos(turn),
      lift: 0.09,
      folds: 0.7,
      open: (x, y) => Math.abs(x) < 0.5 - (y - 1.3) * 0.16,
    }),
    ...lapels(
      studio,
      [0.42, 1.2, 0.4, 1.6, 0.32, 2.2, 0.2, 2.9],
      [0.5, 1.16, 0.86, 1.66, 0.9, 1.95, 0.28, 2.92],
    ),
    neckBand(clothMake(studio, 'collar'), [0.66, 0.98, 0.68, 1.1, 0.76, 1.3]),
    ...buttons(studio, [0.02], 2.2, 3, 4),
    ...cravat(studio),
  ];
}

/** A velvet coat without lapels, and lace at the throat. */
export function lace(studio: Studio): Solid[] {
  const { body } = studio;
  const [left, right] = bothSides([0.34, 1.3, 0.36, 2, 0.42, 2.8, 0.5, 3.6]);
  const [outerLeft, outerRight] = bothSides([0.48, 1.26, 0.52, 2, 0.58, 2.8, 0.66, 3.6]);
  const gold = onBody(studio, 'gold', { darkness: 0.05 });
  return [
    clothing(body, onBody(studio, 'waistcoat', { darkness: 0.04 }), { neckline: base, lift: 0.04 }),
    clothing(body, clothMake(studio, 'coat'), {
      neckline: base,
      lift: 0.09,
      folds: 0.8,
      open: (x, y) => Math.abs(x) < 0.32 + (y - 1.3) * 0.08,
    }),
    panel(body, gold, outerLeft, left, { lift: 0.13 }),
    panel(body, gold, right, outerRight, { lift: 0.13 }),
    ...buttons(studio, [0.6, -0.6], 1.6, 2.9, 6),
    ...jabot(studio),
  ];
}

/** A plain coat buttoned to a standing collar. */
export function buttoned(studio: Studio): Solid[] {
  const make = clothMake(studio, 'coat');
  return [
    clothing(studio.body, make, { neckline: base, lift: 0.06, folds: 0.7 }),
    neckBand({ ...make, stuff: 'collar' }, [0.48, 0.94, 0.51, 1.1, 0.54, 1.32]),
    ...buttons(studio, [0], 1.5, 3.1, 7),
  ];
}
