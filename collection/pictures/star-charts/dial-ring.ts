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
import type { ChartRequest } from './chart.ts';
import { upTo } from './counting.ts';
import { arched } from './lettering.ts';

export type Dial = {
  radius: number;
  depth: number;
  turn: number;
  words: readonly string[];
  wash: number;
};

export function dialRing(
  centre: Point,
  { radius, depth, turn, words, wash }: Dial,
  index: number,
  { inks }: ChartRequest,
) {
  const ground = inks.washes[wash] ?? inks.paper;
  const count = words.length;
  const size = Math.min(24, depth * 0.5, (radius * 5.2) / count);
  const shadow =
    index > 1
      ? fill(circle([centre[0] + 5, centre[1] + 7], radius), '#000000', { 'fill-opacity': 0.16 })
      : '';
  const tab: Line = steps(-0.07, 0.07, 4).map((angle) =>
    polar(centre, angle + turn + 0.9, radius + 26),
  );
  const tabForm =
    index > 1
      ? form(
          polygon([
            ...tab,
            polar(centre, turn + 1.0, radius - 4),
            polar(centre, turn + 0.8, radius - 4),
          ]),
          ground,
          inks.ink,
          1.8,
        )
      : '';
  const ticks = upTo(count * 2).map((tick) => {
    const angle = (tick / count) * Math.PI + turn;
    const short = tick % 2 ? 0.82 : 0;
    return [
      polar(centre, angle, radius - depth * (1 - short)),
      polar(centre, angle, radius),
    ] as const;
  });
  const lettering = words.map((word, place) => {
    const angle = ((place + 0.5) / count) * Math.PI * 2 + turn;
    return arched(word, {
      typeface: typefaces.oldStandard,
      size,
      centre,
      radius: radius - depth * 0.5 - size * 0.34,
      angle,
      spacing: word.length > 2 ? 2 : 0,
    });
  });
  return (
    shadow +
    tabForm +
    form(circle(centre, radius), ground, inks.ink, 2.6) +
    stroke(circle(centre, radius - depth), inks.ink, 1.5) +
    stroke(segments(ticks), inks.ink, 1.2) +
    fill(lettering.join(''), inks.dark ? inks.line : inks.ink)
  );
}
