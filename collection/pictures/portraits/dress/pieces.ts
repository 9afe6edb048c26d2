import { type Line, type Point, steps } from '@portal/engraving';
import { clothing, panel } from '../body.ts';
import { points } from '../modelling/listing.ts';
import { ball, lathe, type Make, tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import type { Vector } from '../modelling/vector.ts';
import { clothMake, linenMake, onBody, type Studio } from '../studio.ts';

const roundNeck = { centre: [0, 0, -0.16] as Vector, deep: 0.92 };

/** How far down clothes begin, by the turn about the body. */
export function base(turn: number): number {
  return 1.22 + 0.12 * Math.cos(turn);
}

export function shirt(studio: Studio, stuff = 'shirt'): Solid {
  const make = linenMake(studio, stuff);
  return clothing(
    studio.body,
    { ...make, density: make.density * 0.6 },
    { neckline: base, lift: 0.02 },
  );
}

/** A band of cloth round the neck, given by radius and height. */
export function neckBand(make: Make, profile: readonly number[], wave = 0): Solid {
  return lathe(
    points(profile),
    {
      ...roundNeck,
      ripple: (turn, share) => [wave * share * Math.sin(turn * 20), 0.12 * Math.cos(turn)],
    },
    make,
  );
}

/** The same outline to the left and to the right. */
export function bothSides(line: readonly number[]): [left: Point[], right: Point[]] {
  const right = points(line);
  return [right.map(([x, y]): Point => [-x, y]), right];
}

export function lapels(
  studio: Studio,
  inner: readonly number[],
  outer: readonly number[],
): Solid[] {
  const make = clothMake(studio, 'lapel');
  const [innerLeft, innerRight] = bothSides(inner);
  const [outerLeft, outerRight] = bothSides(outer);
  return [
    panel(studio.body, make, outerLeft, innerLeft, { lift: 0.15 }),
    panel(studio.body, make, innerRight, outerRight, { lift: 0.15 }),
  ];
}

export function buttons(
  studio: Studio,
  xs: readonly number[],
  from: number,
  to: number,
  count: number,
): Solid[] {
  const make = onBody(studio, 'gold', { crossed: false });
  return xs.flatMap((x) =>
    steps(from, to, count - 1).map((y) =>
      ball(studio.body.front(x, y, 0.14), [0.055, 0.055, 0.03], make),
    ),
  );
}

/** A cravat wound twice about the neck and tied in a bow. */
export function cravat(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'cravat');
  return [
    neckBand(linen, [0.5, 0.92, 0.54, 1.02, 0.51, 1.12, 0.56, 1.2, 0.54, 1.32]),
    ball(studio.body.front(0, 1.42, 0.22), [0.1, 0.09, 0.08], linen),
    ...[-1, 1].map((side) =>
      ball(studio.body.front(side * 0.2, 1.44, 0.2), [0.18, 0.11, 0.08], linen, 'level'),
    ),
  ];
}

/** Lace falling in ripples from the throat. */
export function jabot(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'jabot');
  return [
    neckBand(linenMake(studio, 'cravat'), [0.48, 0.95, 0.52, 1.1, 0.5, 1.32]),
    panel(
      studio.body,
      linen,
      points([-0.12, 1.3, -0.26, 1.7, -0.3, 2.2]),
      points([0.12, 1.3, 0.26, 1.7, 0.3, 2.2]),
      {
        folds: 2.2,
        lift: 0.22,
        lengthwise: true,
      },
    ),
  ];
}

export function beads(studio: Studio, drop: number, size: number, stuff = 'gold'): Solid[] {
  const make = onBody(studio, stuff, { crossed: false });
  return steps(-1, 1, Math.round(1.6 / (size * 2))).map((t) =>
    ball(studio.body.front(t * 0.5, 1.28 + drop * (1 - t * t), 0.1), [size, size, size], make),
  );
}

/** A chain of office or a stethoscope: a tube hung round the neck. */
export function hung(
  studio: Studio,
  stuff: string,
  wide: number,
  drop: number,
  thick: number,
): Solid {
  const path = steps(-1, 1, 24).map((t) => {
    const y = 1.3 + drop * (1 - Math.abs(t) ** 2.2);
    return studio.body.front(t * wide * (1 - 0.2 * (1 - Math.abs(t))), y, 0.2);
  });
  return tube(
    path,
    (t) => thick * (1 + (stuff === 'gold' ? 0.3 * Math.sin(t * 150) : 0)),
    onBody(studio, stuff, { darkness: stuff === 'gold' ? 0 : 0.5 }),
  );
}

/** Folds of cloth thrown over both shoulders and crossed on the breast. */
export function shawl(
  studio: Studio,
  stuff: string,
  make: Make,
  inner: Line,
  outer: Line,
): Solid[] {
  const mirror = (line: Line): Line => line.map(([x, y]): Point => [-x, y]);
  const look = { folds: 1.6, lengthwise: true };
  return [
    panel(studio.body, { ...make, stuff }, mirror(outer), mirror(inner), { ...look, lift: 0.16 }),
    panel(studio.body, { ...make, stuff: `${stuff}2` }, inner, outer, { ...look, lift: 0.2 }),
  ];
}
