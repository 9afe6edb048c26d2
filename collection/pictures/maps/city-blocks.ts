import {
  circle,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  segments,
  stroke,
} from '@portal/engraving';
import { areaOf, centreOf, shrunk } from './blocks.ts';
import type { MapRequest } from './request.ts';

type Use = 'houses' | 'garden' | 'church' | 'square' | 'market';

/** Blocks of houses with yards; here and there a garden, a church or an open square. */
export function drawBlocks(blocks: readonly Line[], { inks, random }: MapRequest): string {
  const used = blocks.map((plot, index) => ({ plot, index, use: pick(random.next()) }));
  const of = (use: Use): Line[] => used.filter((each) => each.use === use).map(({ plot }) => plot);
  const [houses, gardens, churches, markets] = [
    of('houses'),
    of('garden'),
    of('church'),
    of('market'),
  ];
  const large = houses.filter((plot) => areaOf(plot) > 620);
  const shade = houses
    .filter((_, index) => index % 2 === 0)
    .flatMap((plot) => hatch(plot, { angle: 0.78, spacing: 6.5, random, ragged: 0.5 }));
  const beds = gardens.flatMap((plot) => hatch(plot, { angle: 0.78, spacing: 7, random }));
  const trees = gardens.flatMap((plot) => shrunk(plot, 0.66));
  const colours = [inks.tints[0], inks.tints[5], inks.tints[7]];
  const byColour = colours.map((colour, turn) =>
    form(polygon(...houses.filter((_, index) => index % 3 === turn)), colour, inks.ink, 1.3, {
      'fill-opacity': 0.62,
    }),
  );

  return (
    byColour.join('') +
    stroke(segments(shade), inks.ink, 0.8, { 'stroke-opacity': 0.75 }) +
    form(polygon(...large.map((plot) => shrunk(plot, 0.42))), inks.paper, inks.ink, 0.9) +
    form(polygon(...gardens), inks.tints[2], inks.ink, 1.1) +
    stroke(segments(beds), inks.wood, 1) +
    form(
      trees.map((at) => circle(at, 4)).join(''),
      inks.wood === inks.ink ? inks.paper : inks.wood,
      inks.ink,
      1,
    ) +
    form(polygon(...markets), inks.paper, inks.ink, 1) +
    form(markets.map((plot) => circle(centreOf(plot), 5)).join(''), inks.shallow, inks.ink, 1.4) +
    form(polygon(...churches), inks.paper, inks.ink, 1) +
    fill(
      churches.map((plot) => cross(centreOf(plot), Math.sqrt(areaOf(plot)) * 0.3)).join(''),
      inks.accent,
    )
  );
}

function pick(chance: number): Use {
  if (chance < 0.1) return 'garden';
  if (chance < 0.135) return 'church';
  if (chance < 0.16) return 'market';
  return 'houses';
}

/** A church from above: nave, crossing and tower. */
function cross([x, y]: Point, size: number): string {
  const bar = size * 0.34;
  return polygon([
    [x - size, y - bar],
    [x - bar, y - bar],
    [x - bar, y - size * 0.8],
    [x + bar, y - size * 0.8],
    [x + bar, y - bar],
    [x + size * 0.8, y - bar],
    [x + size * 0.8, y + bar],
    [x + bar, y + bar],
    [x + bar, y + size * 0.8],
    [x - bar, y + size * 0.8],
    [x - bar, y + bar],
    [x - size, y + bar],
  ]);
}
