import type { Pixels } from './pixels.ts';

/** Powers of two until the whole picture fits in one tile: 1, 2, 4 for 1600 pixels and tiles of 512. */
export function scaleFactors({ width, height }: Pixels, tileSize: number): number[] {
  const steps = Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileSize)));
  return Array.from({ length: steps + 1 }, (_, step) => 2 ** step);
}
