import type { Canvas } from '../raster/canvas.ts';
import { cover } from '../raster/coverage.ts';
import type { Sheet } from '../raster/sheet.ts';
import type { Process } from './processes.ts';

/** Puts a developed photograph on, in or behind something. */
export type Mount = (canvas: Canvas, process: Process, caption: string) => Sheet;

const longest = 1120;

/** How large a photograph is printed. */
export function sizeOf({ width, height }: Canvas): { wide: number; high: number; scale: number } {
  const scale = longest / Math.max(width, height);
  return { wide: Math.round(width * scale), high: Math.round(height * scale), scale };
}

/** What a path leaves of a photograph. */
export function maskOf(path: string, width: number, height: number): Float32Array {
  const mask = new Float32Array(width * height);
  const covered = cover(path, { width, height });
  if (!covered) return mask;
  for (let row = 0; row < covered.height; row += 1) {
    const line = covered.share.subarray(row * covered.width, (row + 1) * covered.width);
    mask.set(line, (covered.top + row) * width + covered.left);
  }
  return mask;
}
