import type { Point } from '@portal/engraving';

/** Points written one after another, e.g. "0,10 4.5,-3". */
export function points(written: string): Point[] {
  return written
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });
}
