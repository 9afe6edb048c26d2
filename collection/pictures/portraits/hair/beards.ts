import { steps } from '@portal/engraving';
import { noseTip } from '../head.ts';
import { tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import { smoothThrough } from '../modelling/spline.ts';
import { add, type Vector } from '../modelling/vector.ts';
import { hairMake, type Studio } from '../studio.ts';
import { strands } from './growth.ts';

export const beardStyles = {
  none: () => [],
  moustache,
  whiskers,
  goatee,
  full: (studio: Studio) => [...moustache(studio), beard(studio, 0.3, 0.1)],
  long: (studio: Studio) => [...moustache(studio), beard(studio, 1.15, 0.1)],
  chin: (studio: Studio) => [beard(studio, 0.35, 0.1)],
} satisfies Record<string, (studio: Studio) => Solid[]>;

export type BeardStyle = keyof typeof beardStyles;

const upperEdge = smoothThrough([
  0, 0.76, 0.24, 0.74, 0.36, 0.56, 0.6, 0.5, 1, 0.28, 1.3, 0, 1.6, 0,
]);
const chopsEdge = smoothThrough([0, 0.7, 0.55, 0.66, 0.7, 0.52, 0.9, 0.34, 1.3, 0, 1.6, 0]);

/** Hair on cheeks and chin, falling some way below it. */
function beard(
  studio: Studio,
  length: number,
  bulk: number,
  edge: (turn: number) => number = upperEdge,
  reach = 1.5,
): Solid {
  const { head } = studio;
  const make = hairMake(studio);
  return {
    ...make,
    rows: Math.round(2.3 * make.density),
    columns: 34,
    pattern: strands(make.density),
    at(along, line) {
      const turn = (line * 2 - 1) * reach;
      const side = Math.abs(turn);
      const start = edge(side);
      const end = 1.02 + length * Math.cos(turn * 0.8) ** 2 - 0.5 * (side / 1.5) ** 2;
      const y = start + (Math.max(start, end) - start) * along;
      const on = Math.min(y, 0.82);
      const [x, , z] = head.at(turn, on);
      const below = Math.max(0, y - 0.82);
      const wave = 0.02 * Math.sin(along * 9 + line * 70) + 0.025 * Math.sin(line * 44 + along * 3);
      const thick = (bulk + wave) * Math.min(1, along * 6) + 0.01;
      // Below the chin it narrows and hangs a little forward.
      const narrow = 1 - 0.62 * (below / (length + 0.25)) ** 1.3;
      const away = Math.hypot(x, z) || 1;
      return [
        (x + (x / away) * thick) * narrow,
        y,
        (z + (z / away) * thick) * (1 - 0.12 * below) + 0.03 * below,
      ];
    },
  };
}

function onFace({ head }: Studio, x: number, y: number, lift: number): Vector {
  return add(head.front(x, y), [0, 0, lift]);
}

function moustache(studio: Studio): Solid[] {
  const make = { ...hairMake(studio), density: studio.density * 1.25 };
  const top = noseTip(studio.head.face) + 0.135;
  return [-1, 1].map((side) => {
    const path = steps(0, 1, 8).map((t) =>
      onFace(studio, side * (0.015 + 0.29 * t), top + 0.075 * Math.sin(t * 2) - 0.02 * t * t, 0.03),
    );
    return tube(path, (t) => 0.05 * Math.sin(Math.PI * (0.22 + 0.75 * t)) + 0.004, make, 0.1);
  });
}

/** Side-whiskers that leave the chin bare. */
function whiskers(studio: Studio): Solid[] {
  const solid = beard(studio, 0, 0.13, chopsEdge);
  return [{ ...solid, covers: (_along, line) => Math.abs(line * 2 - 1) * 1.5 > 0.58 }];
}

function goatee(studio: Studio): Solid[] {
  return [...moustache(studio), beard(studio, 0.28, 0.07, () => 0.76, 0.36)];
}
