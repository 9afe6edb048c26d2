import { fill, type Point } from '@portal/engraving';
import { type TypefaceName, typefaces } from '../../../src/typefaces.ts';
import type { Words } from './mount.ts';

const faces: Record<
  Words['style'],
  readonly [caption: TypefaceName, under: TypefaceName, size: number]
> = {
  script: ['script', 'oldStandard', 1.25],
  roman: ['oldStandard', 'fellItalic', 1],
  italic: ['fellItalic', 'fell', 1.12],
  fraktur: ['fraktur', 'garamondItalic', 1.1],
  capitals: ['baskerville', 'garamondItalic', 0.82],
};

/** Text centred on a place, made smaller where it would be wider than its room. */
export function centred(
  text: string,
  face: TypefaceName,
  size: number,
  at: Point,
  room: number,
  spacing = 0,
): string {
  const width = typefaces[face].measure(text, size, spacing);
  const share = Math.min(1, room / width);
  return typefaces[face].letter(text, {
    size: size * share,
    at,
    anchor: 0.5,
    spacing: spacing * share,
  });
}

/** The caption, a line below it, and a credit in small letters above them at the picture's edge. */
export function captionLines(
  { caption, under, style }: Words,
  [x, y]: Point,
  room: number,
  size: number,
  colour: string,
): string {
  const [face, second, larger] = faces[style];
  const text = style === 'capitals' ? caption.toUpperCase() : caption;
  return fill(
    centred(text, face, size * larger, [x, y], room, style === 'capitals' ? size * 0.12 : 0) +
      centred(under, second, size * 0.52, [x, y + size * 1.05], room, 0.6),
    colour,
  );
}

export function creditLine(
  { credit }: Words,
  [x, y]: Point,
  anchor: number,
  colour: string,
  size = 22,
): string {
  return fill(
    typefaces.garamondItalic.letter(credit, { size, at: [x, y], anchor, spacing: 0.4 }),
    colour,
  );
}
