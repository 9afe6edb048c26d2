import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import { drawCartouche } from './cartouche.ts';
import { compass } from './compass.ts';
import { border, scaleBar } from './furniture.ts';
import { bedsOf } from './garden-beds.ts';
import type { Inks } from './inks.ts';
import type { MapRequest, MapSheet } from './request.ts';

/** A physic garden from above: numbered beds about a basin, avenues, a maze, and glasshouses. */
export function garden(request: MapRequest): MapSheet {
  const { inks, random, title, note, names } = request;
  const [width, height] = [1200, 1340];
  const centre: Point = [600, 470];
  const quarters = [-1, 1].flatMap((sx) => [-1, 1].map((sy) => [sx, sy] as const));
  const beds = quarters.flatMap(([sx, sy], quarter) =>
    bedsOf(centre, sx, sy, quarter, inks, random),
  );
  const avenue = [
    ...steps(96, 1104, 25).flatMap((x): Point[] => [
      [x, 118],
      [x, 822],
    ]),
    ...steps(150, 790, 16).flatMap((y): Point[] => [
      [96, y],
      [1104, y],
    ]),
  ];
  return {
    width,
    height,
    body:
      fill(polygon(rectangle(60, 60, width - 120, height - 120)), inks.land) +
      fill(polygon(rectangle(74, 96, width - 148, 748)), inks.tints[7], { 'fill-opacity': 0.5 }) +
      beds.join('') +
      basin(centre, request) +
      trees(avenue, inks) +
      maze([330, 1006], 142, inks) +
      glasshouse(rectangle(620, 892, 470, 92), inks) +
      key([626, 1024], names, inks) +
      border({ left: 60, top: 60, right: width - 60, bottom: height - 60 }, inks, {
        across: 10,
        down: 11,
        from: 0,
        labels: false,
      }) +
      drawCartouche([330, 1206], { title, note, manner: 'banner', inks, room: 380 }) +
      scaleBar([700, 1226], 170, 'Yards', inks) +
      compass([1080, 1186], 44, 'rose', inks),
  };
}

function basin(centre: Point, { inks }: MapRequest): string {
  const rings = [70, 52, 36, 20].map((radius) => circle(centre, radius)).join('');
  const jets = upTo(12).map(
    (index) =>
      [polar(centre, (index / 6) * Math.PI, 8), polar(centre, (index / 6) * Math.PI, 30)] as const,
  );
  return (
    form(circle(centre, 84), inks.paper, inks.ink, 2) +
    form(circle(centre, 70), inks.shallow, inks.ink, 1.6) +
    stroke(rings, inks.river, 1) +
    stroke(segments(jets), inks.river, 1.6)
  );
}

function trees(places: readonly Point[], inks: Inks): string {
  const shades = places.map(([x, y]) => circle([x + 4, y + 5], 13));
  return (
    fill(shades.join(''), inks.ink, { 'fill-opacity': 0.25 }) +
    form(
      places.map((at) => circle(at, 13)).join(''),
      inks.wood === inks.ink ? inks.land : inks.wood,
      inks.ink,
      1.5,
    ) +
    stroke(places.map((at) => circle(at, 4)).join(''), inks.ink, 1)
  );
}

/** Hedges in rings, each with one gap. */
function maze(centre: Point, radius: number, inks: Inks): string {
  const rings = steps(1, 0.2, 6).map((share, index) => {
    const gap = index * 2.4;
    return steps(gap + 0.16, gap + Math.PI * 2 - 0.16, 40).map((angle) =>
      polar(centre, angle, radius * share),
    );
  });
  const walls = upTo(6).map(
    (index) =>
      [
        polar(centre, index * 1.9 + 0.8, radius * (1 - index * 0.133)),
        polar(centre, index * 1.9 + 0.8, radius * (0.867 - index * 0.133)),
      ] as const,
  );
  const hedge =
    rings
      .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`)
      .join('') + segments(walls);
  return (
    fill(circle(centre, radius + 12), inks.paper) +
    stroke(hedge, inks.ink, 13) +
    stroke(hedge, inks.wood === inks.ink ? inks.land : inks.wood, 10) +
    form(circle(centre, 10), inks.accent, inks.ink, 1.6)
  );
}

function glasshouse(plan: Line, inks: Inks): string {
  const [[x, y], , [right, bottom]] = plan as [Point, Point, Point, Point];
  const bars = steps(x, right, 18).map(
    (bar) =>
      [
        [bar, y],
        [bar, bottom],
      ] as const,
  );
  return (
    form(polygon(plan), inks.tints[4], inks.ink, 2.2) +
    stroke(
      segments([
        ...bars,
        [
          [x, (y + bottom) / 2],
          [right, (y + bottom) / 2],
        ],
      ]),
      inks.ink,
      1.2,
    )
  );
}

function key([x, y]: Point, names: readonly string[], inks: Inks): string {
  return fill(
    names
      .slice(0, 12)
      .map((name, index) =>
        typefaces.garamond.letter(`${index * 3 + 1}  ${name}`, {
          size: 21,
          at: [x + (index % 2) * 210, y + Math.floor(index / 2) * 30],
        }),
      )
      .join(''),
    inks.ink,
  );
}
