import type { Line, Point } from '@portal/engraving';
import type { Layer, Piece } from './creature.ts';
import { sampleGrid } from './grid.ts';

/** The roundness of a silhouette, measured on a grid. */
export type Relief = {
  box: readonly [left: number, top: number, right: number, bottom: number];
  inside(x: number, y: number): boolean;
  /** How far the form stands out towards the eye. */
  height(x: number, y: number): number;
  /** 0 in full light to 1 in the deepest shade. */
  shade(x: number, y: number): number;
  /** Lets the colour of the coat change the shade everywhere. */
  darken(tone: (x: number, y: number, shade: number) => number): void;
};

const cell = 6;
const light = [-0.52, -0.62, 0.59] as const;

/** Blows the silhouette up like a bladder (Poisson's equation), then lets light fall on it. */
export function reliefOf({ pieces, bumps }: Layer): Relief {
  const outlines = pieces.map(outlineOf);
  const xs = outlines.flatMap((line) => line.map(([x]) => x));
  const ys = outlines.flatMap((line) => line.map(([, y]) => y));
  const [left, top] = [Math.min(...xs) - cell * 2, Math.min(...ys) - cell * 2];
  const columns = Math.ceil((Math.max(...xs) - left) / cell) + 3;
  const rowCount = Math.ceil((Math.max(...ys) - top) / cell) + 3;
  const mask = new Uint8Array(columns * rowCount);
  for (const outline of outlines) fillMask(mask, columns, rowCount, outline, left, top);
  const swell = inflate(mask, columns, rowCount);
  const heights = swell.map((value) => Math.sqrt(2 * value) * cell);
  for (const { at, rx, ry, rise } of bumps) {
    for (let row = Math.floor((at[1] - ry - top) / cell); row * cell + top < at[1] + ry; row += 1) {
      for (let c = Math.floor((at[0] - rx - left) / cell); c * cell + left < at[0] + rx; c += 1) {
        const q = ((left + c * cell - at[0]) / rx) ** 2 + ((top + row * cell - at[1]) / ry) ** 2;
        const index = row * columns + c;
        if (q < 1 && mask[index]) heights[index] = (heights[index] ?? 0) + rise * (1 - q) ** 2;
      }
    }
  }
  const shades = lightUp(heights, columns, rowCount);
  const grid = { left, top, cell, columns, rows: rowCount };
  return {
    box: [left, top, left + columns * cell, top + rowCount * cell],
    inside: (x, y) => {
      const column = Math.round((x - left) / cell);
      if (column < 0 || column >= columns) return false;
      return mask[Math.round((y - top) / cell) * columns + column] === 1;
    },
    height: (x, y) => sampleGrid(grid, heights, x, y),
    darken(tone) {
      for (let index = 0; index < mask.length; index += 1) {
        const x = left + (index % columns) * cell;
        const y = top + Math.floor(index / columns) * cell;
        const deep = shades[index] as number;
        if (mask[index] || deep > 0) shades[index] = tone(x, y, deep);
      }
    },
    shade: (x, y) => sampleGrid(grid, shades, x, y),
  };
}

/** The outline as a polygon, close enough to the drawn curve for a grid. */
export function outlineOf({ knots, sharp }: Piece): Line {
  if (sharp) return knots;
  const count = knots.length;
  const at = (index: number): Point => knots[(index + count) % count] as Point;
  return knots.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return quarters.map(
      (t): Point => [blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)],
    );
  });
}

const quarters = [0, 0.25, 0.5, 0.75] as const;

/** The curve from b to c, coming from a and going on to d. */
function blend(a: number, b: number, c: number, d: number, t: number): number {
  const bend = 2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a);
  return b + (t / 2) * (c - a + t * bend);
}

function fillMask(
  mask: Uint8Array,
  columns: number,
  rowCount: number,
  outline: Line,
  left: number,
  top: number,
): void {
  const ys = outline.map(([, y]) => y);
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  for (let row = 0; row < rowCount; row += 1) {
    const y = top + row * cell;
    if (y < high || y > low) continue;
    const crossings: number[] = [];
    for (let index = 0; index < outline.length; index += 1) {
      const [ax, ay] = outline[index] as Point;
      const [bx, by] = outline[(index + 1) % outline.length] as Point;
      if (ay > y !== by > y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.ceil(((crossings[index] as number) - left) / cell);
      const to = Math.floor(((crossings[index + 1] as number) - left) / cell);
      for (let column = from; column <= to; column += 1) mask[row * columns + column] = 1;
    }
  }
}

function inflate(mask: Uint8Array, columns: number, rowCount: number): Float32Array {
  const swell = new Float32Array(mask.length);
  const places: number[] = [];
  for (let index = columns; index < columns * (rowCount - 1); index += 1) {
    if (mask[index]) places.push(index);
  }
  const eager = 1.88;
  const found = Int32Array.from(places);
  for (let turn = 0; turn < 60; turn += 1) {
    for (let place = 0; place < found.length; place += 1) {
      const index = found[place] as number;
      const around =
        (swell[index - 1] as number) +
        (swell[index + 1] as number) +
        (swell[index - columns] as number) +
        (swell[index + columns] as number);
      const here = swell[index] as number;
      swell[index] = here + eager * ((around + 1) / 4 - here);
    }
  }
  return swell.map((value) => Math.max(0, value));
}

function lightUp(heights: Float32Array, columns: number, rowCount: number): Float32Array {
  const shades = new Float32Array(heights.length);
  for (let row = 1; row < rowCount - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      const index = row * columns + column;
      const dx = ((heights[index + 1] as number) - (heights[index - 1] as number)) / (2 * cell);
      const [below, above] = [
        heights[index + columns] as number,
        heights[index - columns] as number,
      ];
      const dy = (below - above) / (2 * cell);
      if (dx === 0 && dy === 0 && heights[index] === 0) continue;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const lit = (-dx * light[0] - dy * light[1] + light[2]) / length;
      // A little light comes back from the ground to the under side.
      const back = Math.max(0, -dy / length) * 0.1;
      shades[index] = Math.max(0, Math.min(1, 1 - (lit * 0.98 + 0.1 + back)));
    }
  }
  return shades;
}
