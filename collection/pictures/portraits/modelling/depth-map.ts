/** What is foremost at every cell of a grid, and how near it is. */
export type DepthMap = {
  columns: number;
  rows: number;
  cell: number;
  left: number;
  top: number;
  nearest: Float32Array;
  /** The number of the solid that is foremost, or -1. */
  owner: Int16Array;
  /** The corner of that solid which is near the cell. */
  corner: Int32Array;
};

export type Corners = { x: Float32Array; y: Float32Array; z: Float32Array };

export function depthMap(
  [left, top, right, bottom]: readonly [number, number, number, number],
  cell: number,
): DepthMap {
  const columns = Math.ceil((right - left) / cell);
  const rows = Math.ceil((bottom - top) / cell);
  return {
    columns,
    rows,
    cell,
    left,
    top,
    nearest: new Float32Array(columns * rows).fill(Number.NEGATIVE_INFINITY),
    owner: new Int16Array(columns * rows).fill(-1),
    corner: new Int32Array(columns * rows),
  };
}

/** The index of the cell at a place, or -1 outside the grid. */
export function cellAt({ columns, rows, cell, left, top }: DepthMap, x: number, y: number): number {
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  if (!(column >= 0 && row >= 0 && column < columns && row < rows)) return -1;
  return row * columns + column;
}

/** Lays the facets of a mesh, a grid of points, on the map wherever they are foremost. */
export function layMesh(
  map: DepthMap,
  corners: Corners,
  rows: number,
  columns: number,
  owner: number,
  /** Facets as wide as so many points: for a rough map. */
  stride = 1,
): void {
  for (let row = 0; row + 1 < rows; row += stride) {
    const down = Math.min(stride, rows - 1 - row) * columns;
    for (let column = 0; column + 1 < columns; column += stride) {
      const a = row * columns + column;
      const b = a + Math.min(stride, columns - 1 - column);
      layFacet(map, corners, a, b, a + down, owner);
      layFacet(map, corners, b, b + down, a + down, owner);
    }
  }
}

function layFacet(
  { columns, rows, cell, left, top, nearest, owner, corner }: DepthMap,
  { x, y, z }: Corners,
  a: number,
  b: number,
  c: number,
  number: number,
): void {
  const ax = ((x[a] as number) - left) / cell - 0.5;
  const ay = ((y[a] as number) - top) / cell - 0.5;
  const bx = ((x[b] as number) - left) / cell - 0.5;
  const by = ((y[b] as number) - top) / cell - 0.5;
  const cx = ((x[c] as number) - left) / cell - 0.5;
  const cy = ((y[c] as number) - top) / cell - 0.5;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (!(area > 1e-6 || area < -1e-6)) return;
  const az = z[a] as number;
  const [toB, toC] = [(z[b] as number) - az, (z[c] as number) - az];
  const fromRow = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const toRow = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy)));
  const fromColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const toColumn = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)));
  for (let row = fromRow; row <= toRow; row += 1) {
    for (let column = fromColumn; column <= toColumn; column += 1) {
      const beta = ((column - ax) * (cy - ay) - (cx - ax) * (row - ay)) / area;
      const gamma = ((bx - ax) * (row - ay) - (column - ax) * (by - ay)) / area;
      if (beta < -1e-4 || gamma < -1e-4 || beta + gamma > 1.0001) continue;
      const depth = az + beta * toB + gamma * toC;
      const index = row * columns + column;
      if (depth > (nearest[index] as number)) {
        nearest[index] = depth;
        owner[index] = number;
        corner[index] = a;
      }
    }
  }
}
