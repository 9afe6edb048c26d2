import { element, fill, polygon, rectangle, stroke, type Typeface } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { blend, type Palette, type PaletteName } from './palettes.ts';
import type { Frame } from './press.ts';

export const sheetSizes = {
  'full landscape': [1600, 1200],
  'broad landscape': [1600, 1120],
  landscape: [1320, 1020],
  wide: [1440, 900],
  portrait: [1000, 1300],
  tall: [880, 1360],
  square: [1200, 1200],
} as const;
export type SheetName = keyof typeof sheetSizes;
export const sheetNames = Object.keys(sheetSizes) as SheetName[];

export const borderNames = ['ruled', 'double', 'oval', 'plain'] as const;
export type BorderName = (typeof borderNames)[number];

const hands: Partial<Record<PaletteName, { face: Typeface; size: number }>> = {
  sepia: { face: typefaces.script, size: 54 },
  blue: { face: typefaces.garamondItalic, size: 42 },
  'hand-coloured': { face: typefaces.script, size: 54 },
  woodblock: { face: typefaces.fatFace, size: 36 },
  'night-block': { face: typefaces.fatFace, size: 36 },
  'ochre-tint': { face: typefaces.oldStandard, size: 38 },
  'green-tint': { face: typefaces.oldStandard, size: 38 },
  'rose-tint': { face: typefaces.baskervilleItalic, size: 36 },
};

export function frameOn(sheet: SheetName): Frame {
  const [width, height] = sheetSizes[sheet];
  const margin = Math.round(Math.min(width, height) * 0.075);
  return [margin, margin, width - margin, height - margin - 92];
}

/** The paper with the mark that the plate has pressed into it. */
export function paper(sheet: SheetName, { paper: colour }: Palette): string {
  const [width, height] = sheetSizes[sheet];
  const inset = Math.min(width, height) * 0.034;
  const mark = (by: number): string =>
    polygon(rectangle(inset + by, inset + by, width - inset * 2, height - inset * 2));
  return (
    fill(polygon(rectangle(0, 0, width, height)), blend(colour, '#b08a50', 0.07)) +
    fill(mark(0), colour) +
    stroke(mark(1.4), blend(colour, '#ffffff', 0.6), 2) +
    stroke(mark(0), blend(colour, '#5a4630', 0.34), 2)
  );
}

/** The scene inside its border. */
export function bordered(
  scene: string,
  [left, top, right, bottom]: Frame,
  border: BorderName,
  palette: Palette,
): string {
  const box = (by: number): string =>
    polygon(rectangle(left - by, top - by, right - left + by * 2, bottom - top + by * 2));
  const egg = (by: number): string =>
    element('ellipse', {
      cx: (left + right) / 2,
      cy: (top + bottom) / 2,
      rx: (right - left) / 2 + by,
      ry: (bottom - top) / 2 + by,
      stroke: palette.ink,
      'stroke-width': by > 0 ? 1.4 : 3.4,
    });
  const shape = border === 'oval' ? egg(0) : element('path', { d: box(0) });
  const inside =
    element('clipPath', { id: 'frame' }, shape) +
    element('g', { 'clip-path': 'url(#frame)' }, fill(box(0), palette.field) + scene);
  if (border === 'oval') return inside + egg(0) + egg(11);
  if (border === 'plain') return inside;
  const outer =
    border === 'double'
      ? stroke(box(10), palette.ink, 4.4) + stroke(box(17), palette.ink, 1.2)
      : '';
  return inside + stroke(box(0), palette.ink, border === 'double' ? 1.4 : 2.6) + outer;
}

/** The title under the picture, and who made it in smaller letters. */
export function captionUnder(
  frame: Frame,
  name: PaletteName,
  { ink }: Palette,
  caption: string,
  credit: string,
): string {
  const [left, , right, bottom] = frame;
  const { face, size } = hands[name] ?? { face: typefaces.fellItalic, size: 44 };
  const room = (right - left) * 0.96;
  const fits = Math.min(size, (size * room) / face.measure(caption, size));
  return fill(
    face.letter(caption, {
      size: Math.round(fits),
      at: [(left + right) / 2, bottom + 64],
      anchor: 0.5,
    }) +
      typefaces.fellItalic.letter(credit, {
        size: 20,
        at: [(left + right) / 2, bottom + 104],
        anchor: 0.5,
      }),
    ink,
  );
}
