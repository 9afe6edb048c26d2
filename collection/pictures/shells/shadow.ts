import type { Canvas } from './canvas.ts';
import type { Sight } from './raster.ts';

const cell = 6;

/** The soft shadow of what is seen, cast down and to the right. */
export function castShadow(canvas: Canvas, sight: Sight, amount: number): void {
  const fall = Math.round(Math.max(sight.width, sight.height) * 0.035) + 4;
  const margin = 5;
  const columns = Math.ceil(sight.width / cell) + margin * 2;
  const rows = Math.ceil(sight.height / cell) + margin * 2;
  let mask = new Float32Array(columns * rows);
  for (let y = 0; y < sight.height; y += cell) {
    for (let x = 0; x < sight.width; x += cell) {
      if (sight.part[y * sight.width + x]) {
        mask[(y / cell + margin) * columns + x / cell + margin] = 1;
      }
    }
  }
  mask = blur(blur(mask, columns, rows), columns, rows);
  const left = sight.left + fall - margin * cell;
  const top = sight.top + fall - margin * cell;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const corners: Corners = [
        mask[at] as number,
        mask[at + 1] as number,
        mask[at + columns] as number,
        mask[at + columns + 1] as number,
      ];
      if (corners[0] + corners[1] + corners[2] + corners[3] < 0.02) continue;
      darken(canvas, left + column * cell, top + row * cell, corners, amount);
    }
  }
}

type Corners = readonly [number, number, number, number];

/** Darkens one cell, evenly from corner to corner. */
function darken(canvas: Canvas, left: number, top: number, corners: Corners, amount: number): void {
  const { width, height, pixels } = canvas;
  const [a, b, c, d] = corners;
  for (let y = Math.max(0, top); y < Math.min(height, top + cell); y += 1) {
    const down = (y - top) / cell;
    const from = a + (c - a) * down;
    const to = b + (d - b) * down;
    for (let x = Math.max(0, left); x < Math.min(width, left + cell); x += 1) {
      const dark = 1 - amount * (from + ((to - from) * (x - left)) / cell);
      const place = (y * width + x) * 3;
      pixels[place] = (pixels[place] as number) * dark;
      pixels[place + 1] = (pixels[place + 1] as number) * dark;
      pixels[place + 2] = (pixels[place + 2] as number) * dark;
    }
  }
}

function blur(mask: Float32Array, columns: number, rows: number): Float32Array<ArrayBuffer> {
  const blurred = new Float32Array(columns * rows);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      let sum = 0;
      for (let near = row - 1; near <= row + 1; near += 1) {
        const at = near * columns + column;
        sum += (mask[at - 1] as number) + (mask[at] as number) + (mask[at + 1] as number);
      }
      blurred[row * columns + column] = sum / 9;
    }
  }
  return blurred;
}
