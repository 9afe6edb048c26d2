import { clothing, panel } from '../body.ts';
import { points } from '../modelling/listing.ts';
import { ball } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import { clothMake, linenMake, onBody, type Studio } from '../studio.ts';
import { base, beads, bothSides, buttons, neckBand, shawl } from './pieces.ts';

/** A pleated ruff over a dark doublet. */
export function ruffed(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'ruff');
  const ruff: Solid = {
    ...linen,
    rows: Math.round(5 * linen.density),
    columns: 16,
    at(along, line) {
      const turn = (line * 2 - 1) * Math.PI;
      const out = 0.46 + 0.72 * along;
      const pleat = 0.075 * Math.min(1, along * 2.4) * Math.sin(turn * 26);
      return [
        Math.sin(turn) * out,
        1.04 + 0.2 * along * Math.cos(turn) + 0.16 * along ** 2 + pleat,
        Math.cos(turn) * out * 0.92 - 0.14,
      ];
    },
  };
  return [
    clothing(studio.body, clothMake(studio, 'coat'), { neckline: base, lift: 0.06, folds: 0.4 }),
    { ...ruff, crossed: false },
    ...buttons(studio, [0], 1.7, 3.1, 8),
  ];
}

/** A gown cut low, with a kerchief crossed over it. */
export function fichu(studio: Studio): Solid[] {
  return [
    clothing(studio.body, clothMake(studio, 'coat'), {
      neckline: (turn) => 1.5 + 0.75 * Math.max(0, Math.cos(turn)) ** 2,
      lift: 0.06,
      folds: 0.8,
    }),
    ...shawl(
      studio,
      'fichu',
      linenMake(studio),
      points([0.42, 1.14, 0.3, 1.6, -0.1, 2.4]),
      points([0.8, 1.2, 1.15, 1.7, 0.35, 2.9]),
    ),
    ...beads(studio, 0.16, 0.05),
  ];
}

/** A dress to the chin, with a lace edge and a brooch. */
export function highNeck(studio: Studio): Solid[] {
  const make = clothMake(studio, 'coat');
  const front = { lift: 0.1, folds: 1.6, lengthwise: true };
  return [
    clothing(studio.body, make, { neckline: base, lift: 0.06, folds: 0.7 }),
    panel(
      studio.body,
      { ...make, stuff: 'facing' },
      points([-0.3, 1.4, -0.42, 2, -0.2, 3.4]),
      points([0.3, 1.4, 0.42, 2, 0.2, 3.4]),
      front,
    ),
    neckBand({ ...make, stuff: 'collar' }, [0.47, 0.96, 0.5, 1.1, 0.52, 1.32]),
    neckBand(linenMake(studio, 'frill'), [0.47, 0.98, 0.53, 0.93, 0.56, 0.86], 0.05),
    ball(studio.body.front(0, 1.42, 0.17), [0.11, 0.13, 0.05], onBody(studio, 'gold')),
  ];
}

/** A nurse's bib apron, with a watch pinned to it. */
export function apron(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'apron');
  const [strapLeft, strapRight] = bothSides([0.62, 1.3, 0.6, 1.7, 0.56, 2.1]);
  const [outLeft, outRight] = bothSides([0.84, 1.34, 0.84, 1.7, 0.82, 2.1]);
  const [tipLeft, tipRight] = bothSides([0.02, 1.34, 0.1, 1.52, 0.34, 1.66]);
  const [backLeft, backRight] = bothSides([0.44, 1.1, 0.56, 1.22, 0.62, 1.4]);
  return [
    clothing(studio.body, clothMake(studio, 'coat'), { neckline: base, lift: 0.05, folds: 0.6 }),
    panel(studio.body, linen, points([-0.82, 2, -0.9, 3.8]), points([0.82, 2, 0.9, 3.8]), {
      lift: 0.13,
    }),
    panel(studio.body, linen, outLeft, strapLeft, { lift: 0.13 }),
    panel(studio.body, linen, strapRight, outRight, { lift: 0.13 }),
    neckBand(linenMake(studio, 'cravat'), [0.46, 1, 0.5, 1.2]),
    panel(studio.body, linenMake(studio, 'collarTip'), backLeft, tipLeft, { lift: 0.12 }),
    panel(studio.body, linenMake(studio, 'collarTip'), tipRight, backRight, { lift: 0.12 }),
    ball(studio.body.front(0.46, 2.2, 0.2), [0.1, 0.1, 0.04], onBody(studio, 'gold')),
  ];
}

/** A square blue collar over a striped jersey, with a knotted kerchief. */
export function sailor(studio: Studio): Solid[] {
  const jersey = { ...linenMake(studio, 'jersey'), pattern: striped(30) };
  const collar = onBody(studio, 'collar', { darkness: 0.3, contrast: 0.8 });
  const knot = onBody(studio, 'tie', { darkness: 0.42, contrast: 0.7 });
  const [innerLeft, innerRight] = bothSides([0.44, 1.16, 0.36, 1.6, 0.06, 2.2]);
  const [outerLeft, outerRight] = bothSides([0.9, 1.2, 1.1, 1.6, 0.2, 2.34]);
  return [
    clothing(studio.body, jersey, { neckline: base, lift: 0.03 }),
    clothing(studio.body, clothMake(studio, 'coat'), {
      neckline: base,
      lift: 0.07,
      folds: 0.8,
      open: (x, y) => Math.abs(x) < 0.44 - (y - 1.2) * 0.42,
    }),
    panel(studio.body, collar, outerLeft, innerLeft, { lift: 0.14 }),
    panel(studio.body, collar, innerRight, outerRight, { lift: 0.14 }),
    ball(studio.body.front(0, 2.26, 0.2), [0.12, 0.13, 0.1], knot),
    panel(studio.body, knot, points([-0.04, 2.3, -0.26, 2.9]), points([0.02, 2.3, -0.04, 2.94]), {
      lift: 0.17,
    }),
    panel(studio.body, knot, points([-0.02, 2.3, 0.04, 2.94]), points([0.04, 2.3, 0.26, 2.9]), {
      lift: 0.17,
    }),
  ];
}

/** Level stripes, so many to the length of the cloth. */
function striped(count: number): (along: number, line: number) => number {
  return (_along, line) => ((line * count) % 1 > 0.5 ? 0.45 : 0);
}
