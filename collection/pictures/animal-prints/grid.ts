/** Numbers measured at the corners of a grid, and anything between them. */
export type Grid = { left: number; top: number; cell: number; columns: number; rows: number };

export function sampleGrid(grid: Grid, values: Float32Array, x: number, y: number): number {
  const gx = (x - grid.left) / grid.cell;
  const gy = (y - grid.top) / grid.cell;
  const column = Math.floor(gx);
  const row = Math.floor(gy);
  if (column < 0 || row < 0 || column >= grid.columns - 1 || row >= grid.rows - 1) return 0;
  const index = row * grid.columns + column;
  const tx = gx - column;
  const a = values[index] as number;
  const b = values[index + 1] as number;
  const c = values[index + grid.columns] as number;
  const d = values[index + grid.columns + 1] as number;
  const upper = a + (b - a) * tx;
  return upper + (c + (d - c) * tx - upper) * (gy - row);
}

/** Measures a slow function once at every corner, so that it can be asked often. */
export function measure(grid: Grid, value: (x: number, y: number) => number): Float32Array {
  const values = new Float32Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const [x, y] = [grid.left + column * grid.cell, grid.top + row * grid.cell];
      values[row * grid.columns + column] = value(x, y);
    }
  }
  return values;
}

/** A grid that covers all of a box, with a cell to spare on each side. */
export function gridOver(
  [left, top, right, bottom]: readonly [number, number, number, number],
  cell: number,
): Grid {
  return {
    left: left - cell,
    top: top - cell,
    cell,
    columns: Math.ceil((right - left) / cell) + 4,
    rows: Math.ceil((bottom - top) / cell) + 4,
  };
}
