import type { PlatePalette } from './palette.ts';

export const plateWidth = 480;
export const plateHeight = 360;

/** A picture drawn by code: pure, and the same string for the same palette every time. */
export type Plate = {
  /** File name without its ending, e.g. "star-chart". */
  name: string;
  /** What a reader who cannot see the picture should know about it. */
  alt: string;
  draw(palette: PlatePalette): string;
};
