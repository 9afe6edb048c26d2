import type { Random } from '@portal/engraving';
import type { Palette } from './palette.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type Design = {
  box: Box;
  palette: Palette;
  /** Which of the motif's compositions. */
  variant: number;
  /** Words or a letter within the ornament, lines parted by a slash. */
  words: string;
  random: Random;
};

/** One kind of ornament, filling the box it is given. */
export type Motif = (design: Design) => string;

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

export function centreOf({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2];
}
