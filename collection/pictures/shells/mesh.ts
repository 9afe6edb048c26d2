/** A place in space: right, down, and towards us. */
export type Place = [x: number, y: number, z: number];

/** A curved surface: along and across, both 0 to 1, to a place in space. */
export type Surface = (along: number, across: number) => Place;

/** A surface measured at the knots of a net. */
export type Mesh = {
  columns: number;
  rows: number;
  places: Float32Array;
  normals: Float32Array;
  /** The inside can only be seen from this share on, through the mouth: 1 for never. */
  opens: number;
};

export function meshOf(surface: Surface, columns: number, rows: number, opens: number): Mesh {
  const count = (columns + 1) * (rows + 1);
  const places = new Float32Array(count * 3);
  let at = 0;
  for (let column = 0; column <= columns; column += 1) {
    for (let row = 0; row <= rows; row += 1) {
      const [x, y, z] = surface(column / columns, row / rows);
      places[at] = x;
      places[at + 1] = y;
      places[at + 2] = z;
      at += 3;
    }
  }
  return { columns, rows, places, normals: normalsOf(places, columns, rows), opens };
}

function normalsOf(places: Float32Array, columns: number, rows: number): Float32Array {
  const normals = new Float32Array(places.length);
  const down = 3;
  const over = (rows + 1) * 3;
  const value = (index: number): number => places[index] as number;
  // A tube closes on itself: at its seam, the neighbour of the first row is the last but one.
  const seam = Math.floor(columns / 2) * over;
  const closed = [0, 1, 2].every(
    (axis) => Math.abs(value(seam + axis) - value(seam + rows * down + axis)) < 1e-4,
  );
  for (let column = 0; column <= columns; column += 1) {
    for (let row = 0; row <= rows; row += 1) {
      const at = column * over + row * down;
      const a = column > 0 ? at - over : at;
      const b = column < columns ? at + over : at;
      const first = column * over;
      const c = row > 0 ? at - down : closed ? first + (rows - 1) * down : at;
      const d = row < rows ? at + down : closed ? first + down : at;
      const ux = value(b) - value(a);
      const uy = value(b + 1) - value(a + 1);
      const uz = value(b + 2) - value(a + 2);
      const vx = value(d) - value(c);
      const vy = value(d + 1) - value(c + 1);
      const vz = value(d + 2) - value(c + 2);
      const x = uy * vz - uz * vy;
      const y = uz * vx - ux * vz;
      const z = ux * vy - uy * vx;
      const length = Math.sqrt(x * x + y * y + z * z) || 1;
      normals[at] = x / length;
      normals[at + 1] = y / length;
      normals[at + 2] = z / length;
    }
  }
  return normals;
}

/** How a mesh stands: turned about the upright, tipped towards us, turned in the picture, sized. */
export type Stance = {
  yaw?: number;
  tip?: number;
  roll?: number;
  size: number;
  x: number;
  y: number;
};

/** The mesh as it stands, in pixels. */
export function stand(mesh: Mesh, { yaw = 0, tip = 0, roll = 0, size, x, y }: Stance): Mesh {
  const matrix = multiply(rollBy(roll), multiply(tipBy(tip), yawBy(yaw)));
  const places = turnAll(mesh.places, matrix);
  for (let at = 0; at < places.length; at += 3) {
    places[at] = (places[at] as number) * size + x;
    places[at + 1] = (places[at + 1] as number) * size + y;
    places[at + 2] = (places[at + 2] as number) * size;
  }
  return { ...mesh, places, normals: turnAll(mesh.normals, matrix) };
}

type Matrix = readonly number[];

function yawBy(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, 0, s, 0, 1, 0, -s, 0, c];
}

function tipBy(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, c, -s, 0, s, c];
}

function rollBy(angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, -s, 0, s, c, 0, 0, 0, 1];
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return Array.from({ length: 9 }, (_, index) => {
    const [row, column] = [Math.floor(index / 3) * 3, index % 3];
    return [0, 1, 2].reduce(
      (sum, k) => sum + (a[row + k] as number) * (b[k * 3 + column] as number),
      0,
    );
  });
}

function turnAll(list: Float32Array, m: Matrix): Float32Array {
  const turned = new Float32Array(list.length);
  const [a, b, c, d, e, f, g, h, i] = m as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < list.length; at += 3) {
    const x = list[at] as number;
    const y = list[at + 1] as number;
    const z = list[at + 2] as number;
    turned[at] = a * x + b * y + c * z;
    turned[at + 1] = d * x + e * y + f * z;
    turned[at + 2] = g * x + h * y + i * z;
  }
  return turned;
}
