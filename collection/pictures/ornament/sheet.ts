import { fill, polygon, rectangle, stroke, svgDocument } from '@portal/engraving';
import type { Drawing } from '../../src/pictures/family.ts';
import { typefaces } from '../../src/typefaces.ts';
import type { Box } from './motif.ts';
import type { Palette } from './palette.ts';

export const formats = {
  portrait: [1140, 1500],
  landscape: [1520, 1080],
  square: [1300, 1300],
  band: [1600, 860],
  tall: [880, 1560],
} as const;

export type Format = keyof typeof formats;

/** Where the ornament goes: everything within the margins, less the caption's line. */
export function fieldOf(format: Format): Box {
  const [width, height] = formats[format];
  return { x: 90, y: 84, width: width - 180, height: height - 196 };
}

export function sheet(
  format: Format,
  palette: Palette,
  drawing: string,
  caption: string,
  number: string,
): Drawing {
  const [width, height] = formats[format];
  const base = height - 58;
  const lettering = typefaces.fellItalic.letter(caption, {
    size: 31,
    at: [width / 2, base],
    anchor: 0.5,
  });
  const numeral = typefaces.fell.letter(number, {
    size: 24,
    at: [width - 92, 58],
    anchor: 1,
    spacing: 1.5,
  });
  const body =
    fill(polygon(rectangle(0, 0, width, height)), palette.paper) +
    plateMark(width, height, palette) +
    drawing +
    fill(lettering + numeral, palette.ink);
  return { width, height, svg: svgDocument(width, height, body) };
}

/** The edge that a copper plate presses into damp paper. */
function plateMark(width: number, height: number, { ink }: Palette): string {
  const edge = polygon(rectangle(34, 30, width - 68, height - 60));
  const inner = polygon(rectangle(36.5, 32.5, width - 73, height - 65));
  return (
    stroke(edge, ink, 2.2, { 'stroke-opacity': 0.16 }) +
    stroke(inner, ink, 1, { 'stroke-opacity': 0.1 })
  );
}
