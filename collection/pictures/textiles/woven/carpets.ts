import type { Random } from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import {
  BARE,
  border,
  DARK,
  floret,
  GROUND,
  gul,
  LIGHT,
  MAIN,
  medallion,
  SECOND,
  star,
  THIRD,
} from './carpet-motifs.ts';
import { type Chart, knot } from './knots.ts';
import type { Cloth } from './weave.ts';

type Frame = { stripes: readonly (readonly [kind: number, wide: number])[]; inset: number };

const frames: Frame = {
  stripes: [
    [2, 3],
    [0, 8],
    [2, 3],
    [1, 16],
    [2, 3],
    [3, 8],
  ],
  inset: 2,
};

/** The chart of a whole carpet: its borders, and a field within them. */
function bordered(columns: number, rows: number, field: Chart): Chart {
  const total = frames.stripes.reduce((sum, [, wide]) => sum + wide, frames.inset);
  return (column, row) => {
    const toSide = Math.min(column, columns - 1 - column);
    const toEnd = Math.min(row, rows - 1 - row);
    let depth = Math.min(toSide, toEnd);
    if (depth < frames.inset) return DARK;
    if (depth >= total) return field(column - columns / 2 + 0.5, row - rows / 2 + 0.5);
    depth -= frames.inset;
    const along = toSide < toEnd ? Math.abs(row - rows / 2) : Math.abs(column - columns / 2);
    for (const [kind, wide] of frames.stripes) {
      if (depth < wide) return border(kind, Math.floor(along), depth, wide);
      depth -= wide;
    }
    return DARK;
  };
}

function tie(
  box: Box,
  dyes: Dyes,
  random: Random,
  field: (columns: number, rows: number) => Chart,
): Cloth {
  const size = 5;
  const [columns, rows] = [Math.floor(box.width / size), Math.floor(box.height / size)];
  return knot(box, dyes, size, bordered(columns, rows, field(columns, rows)), random);
}

/** Rows of guls with small crosses between. */
export function gulCarpet(box: Box, dyes: Dyes, random: Random): Cloth {
  return tie(box, dyes, random, () => (x, y) => {
    const [across, down] = [44, 36];
    const [gx, gy] = [x - Math.round(x / across) * across, y - Math.round(y / down) * down];
    const large = gul(gx, gy * 1.12, 17);
    if (large !== BARE) return large;
    const [sx, sy] = [Math.abs(Math.abs(gx) - across / 2), Math.abs(Math.abs(gy) - down / 2)];
    if (sx + sy < 3) return LIGHT;
    if (sx + sy < 7 && (sx < 2 || sy < 2)) return SECOND;
    return sx + sy < 9 ? DARK : GROUND;
  });
}

/** Medallions on a pole, florets strewn about, corners cut in steps. */
export function medallionCarpet(box: Box, dyes: Dyes, random: Random): Cloth {
  return tie(box, dyes, random, (columns, rows) => (x, y) => {
    const [wide, tall] = [columns / 2 - 45, rows / 2 - 45];
    const great = medallion(x, y * 0.86, Math.min(wide, tall) * 0.82);
    if (great !== BARE) return great;
    const corner = wide - Math.abs(x) + (tall - Math.abs(y)) * 0.9;
    if (corner < 34) return Math.floor(corner / 3) % 4 === 0 ? LIGHT : corner < 16 ? SECOND : THIRD;
    if (corner < 37) return DARK;
    const end = medallion(x, Math.abs(y) - tall * 0.92, 13);
    if (end !== BARE) return end;
    const [fx, fy] = [Math.round(Math.abs(x)) % 11, Math.round(Math.abs(y)) % 11];
    const small = floret(fx - 5, fy - 5);
    return small === BARE ? GROUND : small;
  });
}

/** A prayer rug: an arch that points one way, a lamp in it, and rows of steps about. */
export function prayerRug(box: Box, dyes: Dyes, random: Random): Cloth {
  return tie(box, dyes, random, (columns, rows) => (x, y) => {
    const [wide, tall] = [columns / 2 - 45, rows / 2 - 45];
    const arch = y + tall - Math.max(0, Math.abs(x) * 1.1 - 2);
    const step = Math.floor(arch / 4) * 4;
    if (step < 12) {
      const [fx, fy] = [Math.round(Math.abs(x)) % 9, Math.round(y + 400) % 9];
      const small = floret(fx - 4, fy - 4);
      return small === BARE ? THIRD : small;
    }
    if (step < 16) return LIGHT;
    if (step < 20) return DARK;
    const lamp = star(x, (y + tall * 0.1) * 0.7);
    if (lamp < 4) return LIGHT;
    if (lamp < 9) return SECOND;
    if (lamp < 14) return DARK;
    if (lamp < 17) return LIGHT;
    if (Math.abs(x) < 1.5 && y < -tall * 0.1) return DARK;
    if (Math.abs(x) > wide - 5) return Math.floor(y / 4) % 2 ? SECOND : DARK;
    return GROUND;
  });
}

/** A flat-woven kilim: stepped lozenges in bands. */
export function kilim(box: Box, dyes: Dyes, random: Random): Cloth {
  const [wide, tall] = [36, 32];
  const order = Array.from({ length: 12 }, () => Math.floor(random.next() * 6));
  return knot(
    box,
    dyes,
    6,
    (column, row) => {
      const middle = Math.round(box.width / 12);
      const band = Math.floor(row / (tall + 8));
      const y = row % (tall + 8);
      const x = Math.abs(column - middle) + (band % 2 ? wide / 2 : 0);
      if (y < 8) {
        if (y < 2 || y > 5) return [DARK, LIGHT, MAIN][band % 3] ?? DARK;
        return Math.floor(x / 3) % 2 ? LIGHT : SECOND;
      }
      const away =
        Math.floor(Math.abs((x % wide) - wide / 2) / 2) * 2 +
        Math.floor(Math.abs(y - 8 - tall / 2) / 2) * 2;
      const motif = order[(Math.floor(x / wide) + band * 3) % order.length] ?? 0;
      if (away < 4) return LIGHT;
      if (away < 8) return [MAIN, THIRD, SECOND][motif % 3] ?? MAIN;
      if (away < 10) return DARK;
      if (away < 16) return [SECOND, LIGHT, MAIN, THIRD, GROUND, SECOND][motif] ?? SECOND;
      if (away < 18) return LIGHT;
      return band % 2 ? GROUND : MAIN;
    },
    random,
  );
}
