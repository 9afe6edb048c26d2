import {
  type Contour,
  closedSoft,
  contours,
  type Line,
  mix,
  type Point,
  roughNoise,
  type Survey,
  survey,
  thin,
} from '@portal/engraving';

export type Box = { left: number; top: number; right: number; bottom: number };

/** How much land there is at a place; both measures run from -1 to 1 across the map. */
export type Mass = (u: number, v: number) => number;

/** Ground raised by noise: above nought is land, below is sea. */
export type Land = {
  box: Box;
  cell: number;
  height: (point: Point) => number;
  ground: Survey;
  coast: Line[];
  /** The coast as path data, to be filled even-odd. */
  outline: string;
};

export type LandOptions = {
  box: Box;
  seed: string;
  mass: Mass;
  /** How ragged the coast is; 1 is usual. */
  rough?: number;
  cell?: number;
  /** The width of bays and hills, in pixels. */
  grain?: number;
};

export function raiseLand(options: LandOptions): Land {
  const { box, seed, mass, rough = 1, cell = 10, grain = 210 } = options;
  const noise = roughNoise(`land ${seed}`, 4);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const heightAt = ([x, y]: Point): number => {
    const u = ((x - box.left) / width) * 2 - 1;
    const v = ((y - box.top) / height) * 2 - 1;
    // Beyond the frame all is sea, so that every coast closes.
    if (Math.abs(u) > 1 + 40 / width || Math.abs(v) > 1 + 40 / height) return -1;
    return mass(u, v) + noise([x / grain, y / grain]) * 0.42 * rough;
  };
  const ground = survey({
    height: heightAt,
    box: [box.left - 4 * cell, box.top - 4 * cell, box.right + 4 * cell, box.bottom + 4 * cell],
    cell,
  });
  const coast = linesAt(ground, 0, 8);
  return {
    box,
    cell,
    height: interpolated(ground, cell),
    ground,
    coast,
    outline: coast.length > 0 ? closedSoft(...coast) : '',
  };
}

/** Reads the survey between its corners, which is much quicker than to ask the noise again. */
function interpolated({ at, corner, columns, rows }: Survey, cell: number): Land['height'] {
  const [left, top] = corner(0, 0);
  return ([x, y]) => {
    const [u, v] = [(x - left) / cell, (y - top) / cell];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return -1;
    const [tx, ty] = [u - column, v - row];
    return mix(
      mix(at(column, row), at(column + 1, row), tx),
      mix(at(column, row + 1), at(column + 1, row + 1), tx),
      ty,
    );
  };
}

/** The closed lines of one height, without the smallest. */
export function linesAt(ground: Survey, level: number, least: number, keep = 1): Line[] {
  return contours(ground, level)
    .filter(({ line }: Contour) => line.length > least)
    .map((contour) => thin(contour, keep))
    .filter((line) => line.length > 3);
}

/** The same ground measured at fewer places, for what needs no detail. */
export function coarser({ box, height }: Land, cell: number): Survey {
  return survey({
    height,
    box: [box.left - 30, box.top - 30, box.right + 30, box.bottom + 30],
    cell,
  });
}

/** The way uphill at a place, and how steep it is there. */
export function slopeAt({ height }: Land, [x, y]: Point, reach = 12): Point {
  return [
    (height([x + reach, y]) - height([x - reach, y])) / (2 * reach),
    (height([x, y + reach]) - height([x, y - reach])) / (2 * reach),
  ];
}
