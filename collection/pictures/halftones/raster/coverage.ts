import { flatten, type Ring } from './flatten.ts';

/** How much of each pixel a form covers, 0 to 1, in the box that holds it. */
export type Coverage = {
  left: number;
  top: number;
  width: number;
  height: number;
  share: Float32Array;
};

export type Size = { width: number; height: number };

/** The pixels a path covers. */
export function cover(path: string, size: Size): Coverage | undefined {
  return coverRings(flatten(path), size);
}

/** The pixels that outlines cover, with some empty room around, cut off at the size's edges. */
export function coverRings(
  rings: readonly Ring[],
  { width, height }: Size,
  room = 0,
): Coverage | undefined {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 2) {
      const [x, y] = [ring[index] as number, ring[index + 1] as number];
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  }
  const left = Math.max(0, Math.floor(minX - room));
  const top = Math.max(0, Math.floor(minY - room));
  const right = Math.min(width, Math.ceil(maxX + room) + 1);
  const bottom = Math.min(height, Math.ceil(maxY + room) + 1);
  if (right <= left || bottom <= top) return undefined;
  const box = { left, top, width: right - left, height: bottom - top };
  // One cell more on each row takes what lies beyond its right end.
  const cells = new Float32Array((box.width + 1) * box.height + 1);
  for (const ring of rings) addRing(cells, box, ring);
  return { ...box, share: sum(cells, box) };
}

type Box = Omit<Coverage, 'share'>;

function addRing(cells: Float32Array, box: Box, ring: Ring): void {
  let x0 = (ring.at(-2) as number) - box.left;
  let y0 = (ring.at(-1) as number) - box.top;
  for (let index = 0; index < ring.length; index += 2) {
    const x1 = (ring[index] as number) - box.left;
    const y1 = (ring[index + 1] as number) - box.top;
    if (y0 !== y1) addEdge(cells, box, x0, y0, x1, y1);
    [x0, y0] = [x1, y1];
  }
}

/** Adds what an edge changes: the running sum along a row is then how much is covered. */
function addEdge(
  cells: Float32Array,
  { width, height }: Box,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  const down = y1 > y0 ? 1 : -1;
  const [topX, topY, endX, endY] = down > 0 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (endX - topX) / (endY - topY);
  const last = Math.min(height, Math.ceil(endY));
  for (let row = Math.max(0, Math.floor(topY)); row < last; row += 1) {
    const [from, to] = [Math.max(row, topY), Math.min(row + 1, endY)];
    // A flat edge crosses many columns in one row, and each takes its part.
    const pieces = Math.max(1, Math.min(width, Math.ceil(Math.abs(slope) * (to - from))));
    const weight = ((to - from) * down) / pieces;
    for (let piece = 0; piece < pieces; piece += 1) {
      const y = from + ((to - from) * (piece + 0.5)) / pieces;
      const place = Math.max(0, Math.min(width - 0.001, topX + (y - topY) * slope));
      const column = Math.floor(place);
      const beyond = weight * (place - column);
      const cell = row * (width + 1) + column;
      cells[cell] = (cells[cell] as number) + weight - beyond;
      cells[cell + 1] = (cells[cell + 1] as number) + beyond;
    }
  }
}

function sum(cells: Float32Array, { width, height }: Box): Float32Array {
  const share = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let total = 0;
    for (let column = 0; column < width; column += 1) {
      total += cells[row * (width + 1) + column] as number;
      share[row * width + column] = Math.min(1, Math.abs(total));
    }
  }
  return share;
}
