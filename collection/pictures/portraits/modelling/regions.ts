import type { Line, Point } from '@portal/engraving';
import type { DepthMap } from './depth-map.ts';

/** A kind for every cell of a map: 0 for nothing, up to 255 for what there is. */
export type Kinds = Uint8Array;

// Steps along the corners of the grid: right, down, left, up. The region is always to the right.
const stepX = [1, 0, -1, 0] as const;
const stepY = [0, 1, 0, -1] as const;
// The cells ahead to the left and ahead to the right of a corner, for each direction of travel.
const leftX = [0, 0, -1, -1] as const;
const leftY = [-1, 0, 0, -1] as const;

/** The borders of each kind of cell, as closed lines with rounded corners. */
export function regionBorders(
  map: DepthMap,
  kinds: Kinds,
  count: number,
  /** How often corners are rounded off. */
  rounding = 4,
): Line[][] {
  const { columns, rows, cell, left, top } = map;
  const width = columns + 1;
  const passed = new Uint8Array(width * (rows + 1));
  const kindAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? 0
      : (kinds[row * columns + column] as number);
  const borders: Line[][] = Array.from({ length: count }, () => []);

  function follow(column: number, row: number, kind: number): Point[] {
    const loop: Point[] = [];
    let [x, y, way] = [column, row, 0];
    while (!((passed[y * width + x] as number) & (1 << way))) {
      passed[y * width + x] = (passed[y * width + x] as number) | (1 << way);
      loop.push([left + x * cell, top + y * cell]);
      x += stepX[way] as number;
      y += stepY[way] as number;
      const right = (way + 1) % 4;
      if (kindAt(x + (leftX[way] as number), y + (leftY[way] as number)) === kind) {
        way = (way + 3) % 4;
      } else if (kindAt(x + (leftX[right] as number), y + (leftY[right] as number)) !== kind) {
        way = right;
      }
    }
    return loop;
  }

  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const kind = kinds[row * columns + column] as number;
      if (kind === 0 || (row > 0 && kinds[(row - 1) * columns + column] === kind)) continue;
      if ((passed[row * width + column] as number) & 1) continue;
      const loop = follow(column, row, kind);
      if (loop.length > 10)
        borders[kind - 1]?.push(every(rounding > 2 ? 3 : 2, smoothed(loop, rounding)));
    }
  }
  return borders;
}

/** Rounds off the corners of a closed line, a little at a time. */
function smoothed(loop: readonly Point[], rounding: number): Line {
  const count = loop.length;
  let xs = Float64Array.from(loop, ([x]) => x);
  let ys = Float64Array.from(loop, ([, y]) => y);
  for (let turn = 0; turn < rounding; turn += 1) {
    xs = blurred(xs, count);
    ys = blurred(ys, count);
  }
  return loop.map((_, index): Point => [xs[index] as number, ys[index] as number]);
}

function blurred(values: Float64Array, count: number): Float64Array<ArrayBuffer> {
  const result = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const before = values[index === 0 ? count - 1 : index - 1] as number;
    const after = values[index === count - 1 ? 0 : index + 1] as number;
    result[index] = (before + 2 * (values[index] as number) + after) / 4;
  }
  return result;
}

function every(step: number, loop: Line): Line {
  return loop.filter((_, index) => index % step === 0);
}
