import type { Point } from '@portal/engraving';
import { type TypefaceName, typefaces } from '../../../src/typefaces.ts';
import { paint, type Rgb, type Sheet } from '../raster/sheet.ts';

export type Caption = {
  face: TypefaceName;
  size: number;
  at: Point;
  colour: Rgb;
  /** The widest it may be; it is set smaller to fit. */
  room: number;
  anchor?: number;
};

/** Writes a caption, unless it is "none". */
export function write(
  sheet: Sheet,
  text: string,
  { face, size, at, colour, room, anchor = 0.5 }: Caption,
): void {
  if (text === 'none') return;
  const wide = typefaces[face].measure(text, size);
  const fitted = Math.floor(Math.min(size, (size * room) / wide) * 10) / 10;
  paint(sheet, typefaces[face].letter(text, { size: fitted, at, anchor }), colour, 0.9);
}
