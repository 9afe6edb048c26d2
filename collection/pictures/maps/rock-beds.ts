import {
  curve,
  dots,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  segments,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import type { Box } from './land.ts';
import type { MapRequest } from './request.ts';

/** Beds that dip and bend, each with the mark of its rock. */
export function beds(box: Box, dip: number, { inks, random, title }: MapRequest): string {
  const bend = valueNoise(`beds ${title}`);
  const count = 8;
  const edge = (index: number): Point[] =>
    steps(box.left - 20, box.right + 20, 26).map(
      (x): Point => [
        x,
        box.top +
          40 +
          ((box.bottom - box.top + 300) * index) / count +
          (x - (box.left + box.right) / 2) * dip +
          bend([x / 190, index * 0.7]) * 26 -
          60,
      ],
    );
  return upTo(count)
    .map((index) => {
      const plot: Line = [...edge(index), ...edge(index + 1).reverse()];
      const colour = inks.tints[(index * 3 + 1) % 8] ?? inks.land;
      const marks =
        index % 3 === 0
          ? stroke(dots(scatter(plot, 260, random)), inks.ink, 2)
          : stroke(
              segments(
                hatch(plot, {
                  angle: index % 3 === 1 ? dip : 1.1,
                  spacing: 15,
                  random,
                  ragged: 90,
                }),
              ),
              inks.ink,
              0.8,
              { 'stroke-opacity': 0.7 },
            );
      return form(polygon(plot), colour, inks.ink, 1.4) + marks;
    })
    .join('');
}

function scatter(plot: Line, count: number, random: MapRequest['random']): Point[] {
  const half = plot.length / 2;
  return Array.from({ length: count }, (): Point => {
    const index = Math.floor(random.next() * half);
    const [x, top] = plot[index] as Point;
    const foot = (plot[plot.length - 1 - index] as Point)[1];
    return [x + random.jitter(26), top + (foot - top) * random.between(0.08, 0.92)];
  });
}

/** The lode: a crooked vein from the grass to the bottom. */
export function lode(box: Box, { inks, random }: MapRequest): string {
  const vein = (x: number): Line =>
    steps(0, 1, 14).map(
      (t): Point => [x + t * 170 + random.jitter(12), box.top + 120 + t * (box.bottom - box.top)],
    );
  return [0.34, 0.62]
    .map((share) => {
      const line = vein(box.left + share * (box.right - box.left));
      return (
        stroke(curve(line), inks.ink, 21) +
        stroke(curve(line), inks.accent, 17) +
        stroke(curve(line), inks.tints[1], 3, { 'stroke-dasharray': '3 11' })
      );
    })
    .join('');
}
