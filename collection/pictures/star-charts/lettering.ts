import { fill, form, type Point, polar, type Typeface } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Inks } from './inks.ts';
import type { Size } from './page.ts';

export type ArcLettering = {
  typeface: Typeface;
  size: number;
  centre: Point;
  radius: number;
  /** Where the middle of the text stands, in radians. */
  angle: number;
  spacing?: number;
  /** Whether the letters stand with their feet outwards, so as to be read below the centre. */
  feetOut?: boolean;
};

/** Text along a circle. */
export function arched(text: string, arc: ArcLettering): string {
  const { typeface, size, centre, radius, angle, spacing = 0, feetOut } = arc;
  return typeface.letter(text, {
    size,
    spacing,
    anchor: 0.5,
    at: ([x, y]) =>
      feetOut
        ? polar(centre, angle - x / radius, radius + y)
        : polar(centre, angle + x / radius, radius - y),
  });
}

/** Text along a circle that is never upside down. */
export function readable(text: string, arc: Omit<ArcLettering, 'feetOut'>): string {
  const feetOut = Math.sin(arc.angle) > 0.02;
  return arched(text, { ...arc, feetOut, radius: arc.radius + (feetOut ? arc.size * 0.7 : 0) });
}

/** Letters with a rim of the ground round them, so that no line runs through them. */
export function haloed(d: string, colour: string, ground: string, width = 5): string {
  return form(d, colour, ground, width, { 'paint-order': 'stroke' });
}

export type Title = {
  text: string;
  typeface: Typeface;
  size: number;
  at: Point;
  colour: string;
  /** The widest the text may be; a longer one is set smaller. */
  room?: number;
  spacing?: number;
};

export function titled({ text, typeface, size, at, colour, room, spacing = 0 }: Title): string {
  const wide = typeface.measure(text, size, spacing);
  const shrink = room && wide > room ? room / wide : 1;
  return fill(
    typeface.letter(text, { size: size * shrink, at, anchor: 0.5, spacing: spacing * shrink }),
    colour,
  );
}

export type Foot = { inks: Inks; title: string; note: string };

/** Title and note below a drawing, in the middle, clear of the frame. */
export function footTitle({ inks, title, note }: Foot, { width, height }: Size, up = 60): string {
  const line = { colour: inks.ink, room: width - 180 };
  const [upper, lower]: [Point, Point] = [
    [width / 2, height - up - 36],
    [width / 2, height - up],
  ];
  return (
    titled({ text: title, typeface: typefaces.fell, size: 44, spacing: 2, at: upper, ...line }) +
    titled({ text: note, typeface: typefaces.garamondItalic, size: 26, at: lower, ...line })
  );
}
