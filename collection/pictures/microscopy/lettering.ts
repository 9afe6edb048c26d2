import { fill, type Point } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';

export type Hand = 'hand' | 'script' | 'fellItalic' | 'oldStandard' | 'typewriter';

/** A line of words that is set smaller where it would be too wide. */
export function words(
  text: string,
  face: Hand,
  size: number,
  [x, y]: Point,
  colour: string,
  { anchor = 0.5, room = Infinity, spacing = 0, tilt = 0 } = {},
): string {
  const wide = typefaces[face].measure(text, size, spacing);
  const fitted = wide > room ? (size * room) / wide : size;
  return fill(
    typefaces[face].letter(text, {
      size: fitted,
      anchor,
      spacing: spacing * (fitted / size),
      at: ([dx, dy]) => [x + dx + dy * 0.02, y + dy + dx * tilt],
    }),
    colour,
  );
}

/** Words broken into lines that are no wider than the room. */
export function wrap(text: string, face: Hand, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && typefaces[face].measure(longer, size) <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
