import { fill, type Point } from '@portal/engraving';
import { type TypefaceName, typefaces } from '../../src/typefaces.ts';
import type { Press } from './press.ts';

export function caption(
  text: string,
  [x, y]: Point,
  size: number,
  press: Press,
  face: TypefaceName = 'fellItalic',
  width = Infinity,
): string {
  const natural = typefaces[face].measure(text, size);
  const fitted = natural > width ? size * (width / natural) : size;
  return fill(typefaces[face].letter(text, { size: fitted, at: [x, y], anchor: 0.5 }), press.ink);
}
