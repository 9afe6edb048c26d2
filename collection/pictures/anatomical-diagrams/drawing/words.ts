import { fill, polygon, rectangle, segments, stroke, type Typeface } from '@portal/engraving';
import { typefaces } from '../../../src/typefaces.ts';
import { inset, type Size } from './borders.ts';
import type { Inks } from './inks.ts';

export type Words = {
  title: string;
  note: string;
  plate: string;
  key: string;
  labels: 'letters' | 'names';
};

/** Title, note and number: where they stand depends on the house. */
export function heading(
  inks: Inks,
  { width, height }: Size,
  words: Words,
): { body: string; top: number; bottom: number } {
  const title = typefaces[inks.titleFace];
  const text = typefaces[inks.textFace];
  const room = width - 2 * inset - 60;
  const number = fill(
    text.letter(words.plate, { size: 26, at: [width - inset - 6, inset + 22], anchor: 1 }),
    inks.ink,
  );
  if (inks.border === 'band' || inks.border === 'rods') {
    const onBand = inks.border === 'band';
    const band = onBand ? fill(polygon(rectangle(43, 43, width - 86, 96)), inks.accent) : '';
    const rule = onBand
      ? ''
      : stroke(
          segments([
            [
              [width / 2 - 120, 176],
              [width / 2 + 120, 176],
            ],
          ]),
          inks.accent,
          3,
        );
    return {
      body:
        band +
        rule +
        fitted(
          title,
          words.title,
          54,
          [width / 2, onBand ? 110 : 118],
          room - 110,
          onBand ? inks.paper : inks.accent,
        ) +
        fitted(text, words.note, 27, [width / 2, onBand ? 178 : 160], room, inks.ink) +
        fill(
          text.letter(words.plate, { size: 24, at: [width - 64, height - 62], anchor: 1 }),
          inks.ink,
        ),
      top: 200,
      bottom: height - 84,
    };
  }
  if (inks.border === 'board') {
    return {
      body:
        fitted(title, words.title, 62, [width / 2, 112], room, inks.accent) +
        fitted(text, words.note, 34, [width / 2, height - 62], room, inks.ink),
      top: 142,
      bottom: height - 108,
    };
  }
  const large = inks.titleFace === 'script' ? 62 : 46;
  return {
    body:
      number +
      fitted(title, words.title, large, [width / 2, height - 106], room, inks.ink) +
      fitted(text, words.note, 27, [width / 2, height - 66], room, inks.ink),
    top: 96,
    bottom: height - 156,
  };
}

function fitted(
  face: Typeface,
  text: string,
  size: number,
  at: readonly [number, number],
  room: number,
  colour: string,
): string {
  const wide = face.measure(text, size);
  return fill(
    face.letter(text, { size: wide > room ? (size * room) / wide : size, at, anchor: 0.5 }),
    colour,
  );
}
