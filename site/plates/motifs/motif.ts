import type { Point } from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

/** A small picture about a centre, `size` wide and high. */
export type Motif = (centre: Point, size: number, palette: PlatePalette) => string;

/** From a motif's own measures, -1 to 1 each way, to the plate. */
export function placer([x, y]: Point, size: number) {
  return (px: number, py: number): Point => [x + (px * size) / 2, y + (py * size) / 2];
}
