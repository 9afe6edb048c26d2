import type { Pose, Vector } from './vector.ts';

/** A surface to be engraved, known by the place of each of its points. */
export type Solid = {
  /** What it is made of. Touching solids of one stuff share a tint and an outline. */
  stuff: string;
  /** How many engraved lines run over it, and how many points each of them has. */
  rows: number;
  columns: number;
  /** The point at 0 to 1 along a line and 0 to 1 from the first line to the last. */
  at(along: number, line: number): Vector;
  pose: Pose;
  /** Where there is any of it. */
  covers?: ((along: number, line: number, place: Vector) => boolean) | undefined;
  /** Marks in the stuff itself, added to its darkness: stripes, spots, strands of hair. */
  pattern?: ((along: number, line: number) => number) | undefined;
  /** Its border is drawn as a sharp line. */
  edged?: boolean | undefined;
  /** Rounded on all sides, so that its far side is never seen. */
  round?: boolean | undefined;
  /** How dark the stuff is by itself, 0 to 1. */
  darkness?: number | undefined;
  /** How much light and shade show on it: 1 on skin, less on black cloth. */
  contrast?: number | undefined;
  /** Lines of shadow across the others. */
  crossed?: boolean | undefined;
  /** Lies on what is below it without hiding its edges: no shade of its own is thrown. */
  flat?: boolean | undefined;
};

/** The points of a solid on the plate, in pixels, line after line. */
export type Mesh = {
  solid: Solid;
  rows: number;
  columns: number;
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
  /** Which way each point faces, turned to the beholder's side. */
  normals: Float32Array;
  /** 1 or -1: whether a point had to be turned round for that. */
  sides: Int8Array;
  /** How dark each point is, 0 to 1. */
  tone: Float32Array;
  /** 2 where a point is seen, 1 where it is a corner of something seen. */
  seen: Uint8Array;
};

export function meshOf(solid: Solid): Mesh {
  const { rows, columns, at, pose, covers } = solid;
  const count = rows * columns;
  const [x, y, z] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let row = 0; row < rows; row += 1) {
    const line = row / (rows - 1);
    for (let column = 0; column < columns; column += 1) {
      const along = column / (columns - 1);
      const index = row * columns + column;
      const place = at(along, line);
      const [px, py, pz] = pose(place);
      x[index] = covers && !covers(along, line, place) ? Number.NaN : px;
      y[index] = py;
      z[index] = pz;
    }
  }
  const mesh = {
    solid,
    rows,
    columns,
    x,
    y,
    z,
    tone: new Float32Array(count),
    normals: new Float32Array(count * 3),
    sides: new Int8Array(count),
    seen: new Uint8Array(count),
  };
  findNormals(mesh);
  return mesh;
}

function findNormals({ rows, columns, x, y, z, normals, sides }: Mesh): void {
  const step = (line: Float32Array, from: number, to: number): number => {
    const length = (line[to] as number) - (line[from] as number);
    return Number.isNaN(length) ? 0 : length;
  };
  for (let row = 0; row < rows; row += 1) {
    const above = Math.max(0, row - 1) * columns;
    const below = Math.min(rows - 1, row + 1) * columns;
    for (let column = 0; column < columns; column += 1) {
      const left = row * columns + Math.max(0, column - 1);
      const right = row * columns + Math.min(columns - 1, column + 1);
      const [up, down] = [above + column, below + column];
      const ax = step(x, left, right);
      const ay = step(y, left, right);
      const az = step(z, left, right);
      const bx = step(x, up, down);
      const by = step(y, up, down);
      const bz = step(z, up, down);
      const nx = ay * bz - az * by;
      const ny = az * bx - ax * bz;
      const nz = ax * by - ay * bx;
      const side = nz < 0 ? -1 : 1;
      const length = (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1) * side;
      const place = (row * columns + column) * 3;
      sides[row * columns + column] = side;
      normals[place] = nx / length;
      normals[place + 1] = ny / length;
      normals[place + 2] = nz / length;
    }
  }
}
