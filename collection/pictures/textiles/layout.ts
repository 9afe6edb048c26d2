import type { Point } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';

export type Box = { x: number; y: number; width: number; height: number };

/** A piece of cloth on the page: its cut edge as a path, and the box that holds it. */
export type Piece = { edge: string; box: Box };

export type Mark = { path: string; colour: string };

/** Where cloth and words go on a page. */
export type Layout = {
  width: number;
  height: number;
  page: string;
  /** Printed and written under the cloth. */
  below: Mark[];
  pieces: Piece[];
  /** Written over the cloth: labels. */
  above: Mark[];
};

export type Words = { number: string; note: string };

export function write(
  text: string,
  face: 'hand' | 'script' | 'typewriter' | 'fellItalic',
  size: number,
  [x, y]: Point,
  colour: string,
  room = Infinity,
  anchor = 0,
): Mark {
  const wide = typefaces[face].measure(text, size);
  const fitted = Math.min(size, (size * room) / wide);
  return { path: typefaces[face].letter(text, { size: fitted, at: [x, y], anchor }), colour };
}
