import { fill, type Point, type Typeface } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Inks } from './inks.ts';
import { banner, box, type Ornament, scroll, strapwork, wreath } from './ornaments.ts';

export type CartoucheManner = 'scroll' | 'strapwork' | 'wreath' | 'box' | 'banner';

export type Cartouche = {
  title: string;
  note: string;
  manner: CartoucheManner;
  inks: Inks;
  /** The widest the lettering may be. */
  room: number;
};

type Word = { text: string; typeface: Typeface; size: number };

/** How large a cartouche comes out, so that a map can keep room for it. */
export function cartoucheSize(cartouche: Cartouche): { width: number; height: number } {
  const words = wordsOf(cartouche);
  const widest = Math.max(...words.map(({ text, typeface, size }) => typeface.measure(text, size)));
  const high = words.reduce((sum, { size }) => sum + size * 1.28, 0);
  const [x, y] = margins[cartouche.manner];
  return { width: widest + x * 2, height: high + y * 2 };
}

const margins: Record<CartoucheManner, Point> = {
  scroll: [46, 34],
  strapwork: [48, 40],
  wreath: [82, 66],
  box: [26, 20],
  banner: [34, 16],
};

/** A title in its ornament, set about a centre. */
export function drawCartouche(centre: Point, cartouche: Cartouche): string {
  const { width, height } = cartoucheSize(cartouche);
  const { inks, manner } = cartouche;
  const [x, y] = [centre[0] - width / 2, centre[1] - height / 2];
  const words = wordsOf(cartouche);
  let line = y + margins[manner][1] - 2;
  const lettered = words.map(({ text, typeface, size }) => {
    line += size * 1.28;
    return typeface.letter(text, { size, at: [centre[0], line - size * 0.32], anchor: 0.5 });
  });
  return ornaments[manner]([x, y], width, height, inks) + fill(lettered.join(''), inks.ink);
}

/** A long title breaks into lines of about equal length. */
function wordsOf({ title, note, room }: Cartouche): Word[] {
  const large = typefaces.fell;
  const count = Math.ceil(large.measure(title, 36) / room);
  const words = title.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const full = last !== undefined && last.length + word.length > (title.length / count) * 1.08;
    if (last === undefined || (full && lines.length < count)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  const fit = (text: string, typeface: Typeface, size: number): Word => ({
    text,
    typeface,
    size: Math.min(size, (size * room) / typeface.measure(text, size)),
  });
  return [...lines.map((text) => fit(text, large, 36)), fit(note, typefaces.garamondItalic, 22)];
}

const ornaments: Record<CartoucheManner, Ornament> = { scroll, strapwork, wreath, box, banner };
