import type { Palette } from './palette.ts';

/** One repeat of a running ornament: its width, and the drawing from the top left. */
export type Repeat = {
  width: number;
  drawing: string;
  /** What every repeat lays down before any is drawn, so that no seam shows. */
  under?: string;
};

/** A running ornament of the height given. */
export type Band = (height: number, palette: Palette) => Repeat;
