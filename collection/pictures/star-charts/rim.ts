import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from './counting.ts';
import type { Inks } from './inks.ts';
import { arched } from './lettering.ts';

export const months = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
] as const;

export const hours = [
  ...['XXIV', 'II', 'IV', 'VI', 'VIII', 'X'],
  ...['XII', 'XIV', 'XVI', 'XVIII', 'XX', 'XXII'],
] as const;

export type Rim = {
  centre: Point;
  radius: number;
  /** The room outside the radius that the rim may take. */
  width: number;
  inks: Inks;
  words: readonly string[];
  ground: string;
};

/** A ring of black and white degrees, a scale, and words all round. */
export function rim({ centre, radius, width, inks, words, ground }: Rim): string {
  const at = (share: number): number => radius + width * share;
  const bands = upTo(36).map((index) => sector(centre, at(0), at(0.13), index / 36, 1 / 72));
  const ticks = upTo(360).map((degree) => {
    const angle = (degree / 180) * Math.PI;
    const long = degree % 10 === 0 ? 0.36 : degree % 5 === 0 ? 0.28 : 0.22;
    return [polar(centre, angle, at(0.13)), polar(centre, angle, at(long))] as const;
  });
  const size = width * 0.32;
  const lettering = words.map((word, index) => {
    const angle = ((index + 0.5) / words.length) * Math.PI * 2 - Math.PI / 2;
    const feetOut = Math.sin(angle) > 0.02;
    return arched(word, {
      typeface: typefaces.oldStandard,
      size,
      centre,
      radius: at(feetOut ? 0.79 : 0.56),
      angle,
      spacing: size * 0.18,
      feetOut,
    });
  });
  const stops = words.map((_, index) => {
    const angle = (index / words.length) * Math.PI * 2 - Math.PI / 2;
    return [polar(centre, angle, at(0.4)), polar(centre, angle, at(0.94))] as const;
  });
  return (
    form(circle(centre, at(1)) + circle(centre, radius), ground, inks.ink, 0, {
      'fill-rule': 'evenodd',
    }) +
    fill(polygon(...bands), inks.ink) +
    stroke(segments(ticks), inks.ink, 1) +
    stroke(segments(stops), inks.ink, 1.4) +
    stroke([0, 0.13, 0.4].map((share) => circle(centre, at(share))).join(''), inks.ink, 1.4) +
    stroke(circle(centre, at(0.94)), inks.ink, 1.2) +
    stroke(circle(centre, at(1)), inks.ink, 4) +
    fill(lettering.join(''), inks.ink)
  );
}

/** A piece of a ring; its start and length are shares of the whole turn, from the top. */
export function sector(
  centre: Point,
  inner: number,
  outer: number,
  start: number,
  length: number,
): Line {
  const from = start * Math.PI * 2 - Math.PI / 2;
  const to = from + length * Math.PI * 2;
  const count = Math.max(2, Math.ceil(length * 60));
  const side = (radius: number): Point[] =>
    steps(from, to, count).map((angle) => polar(centre, angle, radius));
  return [...side(inner), ...side(outer).reverse()];
}
