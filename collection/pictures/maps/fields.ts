import { circle, form, hatch, polygon, rectangle, segments, stroke } from '@portal/engraving';
import { divide } from './blocks.ts';
import type { Box } from './land.ts';
import type { MapRequest } from './request.ts';

/** The country round a town: ploughland and pasture in strips, with hedgerow trees. */
export function fields({ left, top, right, bottom }: Box, { inks, random }: MapRequest): string {
  const plots = divide(rectangle(left - 30, top - 30, right - left + 60, bottom - top + 60), {
    least: 7600,
    streets: [7, 4, 2],
    askew: 0.5,
    random,
  });
  const tints = [inks.tints[2], inks.tints[1], inks.tints[7], inks.land];
  const washed = tints.map((tint, turn) =>
    form(polygon(...plots.filter((_, index) => index % 4 === turn)), tint, inks.ink, 0.9, {
      'fill-opacity': 0.5,
      'stroke-opacity': 0.5,
    }),
  );
  const furrows = plots
    .filter((_, index) => index % 2 === 0)
    .flatMap((plot, index) =>
      hatch(plot, { angle: (index * 1.3) % Math.PI, spacing: 11, random, ragged: 4 }),
    );
  const trees = plots.filter((_, index) => index % 3 === 0).flatMap((plot) => plot.slice(0, 2));
  return (
    washed.join('') +
    stroke(segments(furrows), inks.ink, 0.7, { 'stroke-opacity': 0.45 }) +
    form(
      trees.map((at) => circle(at, 4.4)).join(''),
      inks.wood === inks.ink ? inks.land : inks.wood,
      inks.ink,
      1,
    )
  );
}
