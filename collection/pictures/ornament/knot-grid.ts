import type { Point } from '@portal/engraving';

export type Wall = 'upright' | 'level';

/** A field of crossings, some of which are walled off so that the strands turn back there. */
export type KnotGrid = {
  columns: number;
  rows: number;
  /** A knot round a ring has no left and right border. */
  round: boolean;
  wallAt: (column: number, row: number) => Wall | undefined;
};

export type Knot = {
  /** Closed courses of the cord, in the measures of the grid. */
  loops: Point[][];
  /** The part of the upper cord at every open crossing. */
  overs: Point[][];
};

type Step = { column: number; row: number; dx: number; dy: number };

/** Crossings lie where column plus row is odd; the border turns every strand. */
function turning({ columns, rows, round, wallAt }: KnotGrid, column: number, row: number) {
  if (row === 0 || row === rows) return 'level';
  if (!round && (column === 0 || column === columns)) return 'upright';
  return wallAt(round ? (column + columns) % columns : column, row);
}

export function tieKnot(grid: KnotGrid): Knot {
  const seen = new Set<string>();
  const loops: Point[][] = [];
  const overs: Point[][] = [];
  const wrap = (column: number) => (grid.round ? (column + grid.columns) % grid.columns : column);
  for (let row = 0; row <= grid.rows; row += 1) {
    for (let column = 0; column <= grid.columns - (grid.round ? 1 : 0); column += 1) {
      if ((column + row) % 2 === 0 || turning(grid, column, row)) continue;
      const overDx = row % 2 === 0 ? 1 : -1;
      overs.push(
        [-1, 0, 1].map((step): Point => [column + step * 0.33 * overDx, row + step * 0.33]),
      );
      for (const dx of [1, -1]) {
        const start: Step = { column, row, dx, dy: 1 };
        if (!seen.has(keyOf(start, wrap))) loops.push(follow(grid, start, seen, wrap));
      }
    }
  }
  return { loops, overs };
}

function keyOf({ column, row, dx, dy }: Step, wrap: (column: number) => number): string {
  // A strand seen from either end is the same strand.
  const forward = dy > 0 ? dx : -dx;
  return `${wrap(column)} ${row} ${forward}`;
}

function follow(
  grid: KnotGrid,
  start: Step,
  seen: Set<string>,
  wrap: (column: number) => number,
): Point[] {
  const points: Point[] = [];
  let here = start;
  for (let turn = 0; turn < 4000; turn += 1) {
    const wall = turning(grid, here.column, here.row);
    const [before, after] = [here, { ...here }];
    if (wall === 'level') {
      after.dy = -before.dy;
      points.push([here.column, here.row - before.dy * 0.36]);
    } else if (wall === 'upright') {
      after.dx = -before.dx;
      points.push([here.column - before.dx * 0.36, here.row]);
    } else {
      seen.add(keyOf(here, wrap));
      points.push([here.column, here.row]);
    }
    here = { ...after, column: after.column + after.dx, row: after.row + after.dy };
    if (
      wrap(here.column) === start.column &&
      here.row === start.row &&
      here.dx === start.dx &&
      here.dy === start.dy
    )
      break;
  }
  return points;
}
