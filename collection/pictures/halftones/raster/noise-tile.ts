import { seededRandom } from '@portal/engraving';

const side = 256;
const octaves = [8, 16, 32, 64, 128] as const;

let tile: Float32Array | undefined;

/** Cloudy noise, about -1 to 1, that repeats every 256 steps; its largest features are 32 wide. */
export function cloud(x: number, y: number): number {
  tile ??= makeTile();
  const column = Math.floor(x);
  const row = Math.floor(y);
  const tx = x - column;
  const ty = y - row;
  const top = (row & 255) << 8;
  const end = ((row + 1) & 255) << 8;
  const left = column & 255;
  const right = (column + 1) & 255;
  const a = tile[top + left] as number;
  const b = tile[end + left] as number;
  const upper = a + ((tile[top + right] as number) - a) * tx;
  const lower = b + ((tile[end + right] as number) - b) * tx;
  return upper + (lower - upper) * ty;
}

function makeTile(): Float32Array {
  const random = seededRandom('halftones cloud');
  const sums = new Float32Array(side * side);
  octaves.forEach((cells, octave) => {
    const lattice = Float32Array.from({ length: cells * cells }, () => random.between(-1, 1));
    const at = (column: number, row: number): number =>
      lattice[(row % cells) * cells + (column % cells)] as number;
    const weight = 0.9 / 1.8 ** octave;
    for (let index = 0; index < sums.length; index += 1) {
      const [x, y] = [((index & 255) * cells) / side, ((index >> 8) * cells) / side];
      const [column, row] = [Math.floor(x), Math.floor(y)];
      const [tx, ty] = [ease(x - column), ease(y - row)];
      const upper = at(column, row) * (1 - tx) + at(column + 1, row) * tx;
      const lower = at(column, row + 1) * (1 - tx) + at(column + 1, row + 1) * tx;
      sums[index] = (sums[index] as number) + weight * (upper + (lower - upper) * ty);
    }
  });
  return sums;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
