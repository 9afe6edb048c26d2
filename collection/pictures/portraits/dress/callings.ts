import { clothing, panel } from '../body.ts';
import { furMake } from '../headwear/felt.ts';
import { points } from '../modelling/listing.ts';
import { ball, tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import { clothMake, linenMake, onBody, type Studio } from '../studio.ts';
import { base, bothSides, buttons, hung, lapels, neckBand, shirt } from './pieces.ts';

/** A modern suit, shirt and tie. */
export function suit(studio: Studio): Solid[] {
  const { body } = studio;
  const tie = onBody(studio, 'tie', { darkness: 0.32, contrast: 0.8 });
  const collar = linenMake(studio, 'collarTip');
  const [tipLeft, tipRight] = bothSides([0.06, 1.3, 0.3, 1.52]);
  const [backLeft, backRight] = bothSides([0.44, 1.16, 0.46, 1.34]);
  return [
    shirt(studio),
    clothing(body, clothMake(studio, 'coat'), {
      neckline: (turn) => 1.12 + 0.16 * Math.cos(turn),
      lift: 0.08,
      folds: 0.5,
      open: (x, y) => Math.abs(x) < 0.46 - (y - 1.25) * 0.28,
    }),
    ...lapels(
      studio,
      [0.42, 1.2, 0.36, 1.6, 0.2, 2.2, 0.04, 2.85],
      [0.52, 1.16, 0.78, 1.62, 0.64, 1.72, 0.1, 2.9],
    ),
    panel(
      body,
      tie,
      points([-0.08, 1.32, -0.06, 1.46, -0.13, 2.9]),
      points([0.08, 1.32, 0.06, 1.46, 0.13, 2.9]),
      { lift: 0.08 },
    ),
    neckBand(linenMake(studio, 'cravat'), [0.46, 1, 0.48, 1.2]),
    panel(body, collar, backLeft, tipLeft, { lift: 0.14 }),
    panel(body, collar, tipRight, backRight, { lift: 0.14 }),
  ];
}

/** A white coat over a tie, with a stethoscope. */
export function labCoat(studio: Studio): Solid[] {
  return [
    ...suit({ ...studio, cloth: 0 }),
    hung(studio, 'leather', 0.62, 1.15, 0.032),
    ball(studio.body.front(0.04, 2.5, 0.26), [0.12, 0.12, 0.05], onBody(studio, 'gold')),
  ];
}

/** A uniform coat with epaulettes and two rows of buttons. */
export function uniform(studio: Studio): Solid[] {
  const { body } = studio;
  const gold = onBody(studio, 'gold', { darkness: 0.02 });
  const [innerLeft, innerRight] = bothSides([0.02, 1.36, 0.02, 2, 0.02, 3.6]);
  const [outerLeft, outerRight] = bothSides([0.5, 1.4, 0.6, 2, 0.36, 3.6]);
  const facing = onBody(studio, 'facing', { darkness: 0.12, contrast: 0.9 });
  const shoulders = [-1, 1].flatMap((side) => {
    const [x, y, z] = body.at(side * 1.45, 1.62);
    return [
      ball([x * 0.98, y - 0.02, z], [0.36, 0.14, 0.4], gold),
      ...[-2, -1, 0, 1, 2].map((step) =>
        tube(
          [
            [x * 1.18, y, z + step * 0.13],
            [x * 1.3, y + 0.14, z + step * 0.15],
            [x * 1.31, y + 0.36, z + step * 0.15],
          ],
          () => 0.05,
          gold,
          0,
        ),
      ),
    ];
  });
  return [
    clothing(body, clothMake(studio, 'coat'), { neckline: base, lift: 0.06, folds: 0.5 }),
    panel(body, facing, outerLeft, innerLeft, { lift: 0.1 }),
    panel(body, facing, innerRight, outerRight, { lift: 0.1 }),
    neckBand(facing, [0.52, 0.94, 0.54, 1.1, 0.56, 1.32]),
    neckBand(linenMake(studio, 'cravat'), [0.47, 0.88, 0.49, 1]),
    ...buttons(studio, [-0.4, 0.4], 1.6, 2.9, 5),
    ...shoulders,
  ];
}

/** A gown with a broad collar of fur, and a chain. */
export function fur(studio: Studio): Solid[] {
  const make = furMake(onBody(studio, 'fur', { darkness: 0.1, contrast: 1 }));
  const [innerLeft, innerRight] = bothSides([0.4, 1.1, 0.36, 1.6, 0.3, 2.4, 0.3, 3.6]);
  const [outerLeft, outerRight] = bothSides([0.76, 1.14, 1, 1.6, 0.9, 2.4, 0.8, 3.6]);
  return [
    shirt(studio, 'doublet'),
    clothing(studio.body, clothMake(studio, 'coat'), {
      neckline: base,
      lift: 0.08,
      folds: 1,
      open: (x) => Math.abs(x) < 0.36,
    }),
    panel(studio.body, make, outerLeft, innerLeft, { lift: 0.24 }),
    panel(studio.body, make, innerRight, outerRight, { lift: 0.24 }),
    neckBand(linenMake(studio, 'cravat'), [0.46, 0.96, 0.5, 1.1, 0.55, 1.3], 0.02),
    hung(studio, 'gold', 0.7, 1, 0.045),
  ];
}

/** A doctor's or preacher's gown with two linen bands. */
export function gownAndBands(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'bands');
  const look = { lift: 0.2 };
  return [
    clothing(studio.body, clothMake(studio, 'coat'), { neckline: base, lift: 0.08, folds: 1.3 }),
    neckBand(linenMake(studio, 'cravat'), [0.5, 0.98, 0.56, 1.1, 0.68, 1.34]),
    panel(
      studio.body,
      linen,
      points([-0.05, 1.36, -0.28, 2]),
      points([0, 1.36, -0.02, 2.04]),
      look,
    ),
    panel(studio.body, linen, points([0, 1.36, 0.02, 2.04]), points([0.05, 1.36, 0.28, 2]), look),
  ];
}
