import {
  circle,
  closedSoft,
  contours,
  dots,
  fill,
  type Point,
  roughNoise,
  stipple,
  stroke,
  survey,
  thin,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { craterMarks, scatterCraters } from './craters.ts';
import { arched, titled } from './lettering.ts';
import { litTest } from './lit-moon.ts';
import { nightSide, rays, seaNames } from './moon-marks.ts';
import { frame } from './page.ts';
import { rim } from './rim.ts';

type Layout = {
  size: readonly [width: number, height: number];
  phase: number;
  names: readonly string[];
  scale: boolean;
};

const seas = [
  'SEA OF VINEGAR',
  'BAY OF DRAUGHTS',
  'LAKE OF SIGHS',
  'MARSH OF RHEUM',
  'STRAIT OF KEYS',
];

const maria = [
  'MARE ACETI',
  'SINUS AURARUM',
  'LACUS SUSPIRIORUM',
  'PALUS CATARRHI',
  'OCEANUS SOMNI',
];

const layouts: readonly [Layout, ...Layout[]] = [
  { size: [1200, 1330], phase: 0.5, names: seas, scale: true },
  { size: [1100, 1240], phase: 0.25, names: [], scale: false },
  { size: [1240, 1240], phase: 0.5, names: maria, scale: true },
];

/** The moon's face: plains as still water, and craters with the light from one side. */
export function moonMap(request: ChartRequest): Chart {
  const { inks, random, variant, title } = request;
  const { size, phase, names, scale } = layoutOf(layouts, variant);
  const [width, height] = size;
  const tall = height > width;
  const radius = Math.min(width, height - (tall ? 130 : 0)) / 2 - (scale ? (tall ? 110 : 148) : 84);
  const centre: Point = [width / 2, tall ? radius + (scale ? 118 : 96) : height / 2];
  const light = inks.dark ? '#e4dcc4' : inks.sky;
  const line = inks.dark ? '#2b2922' : inks.ink;
  const isLit = litTest(centre, radius, phase);
  const seaLevel = roughNoise(`moon ${title}`, 3);
  const depth = ([x, y]: Point): number => {
    const away = Math.hypot(x - centre[0], y - centre[1]) / radius;
    if (away > 0.93) return -1;
    const [u, v] = [(x - centre[0]) / radius, (y - centre[1]) / radius];
    return seaLevel([u * 2.1 + 7, v * 2.1]) - 0.12 - 0.5 * v + (away > 0.8 ? (0.8 - away) * 4 : 0);
  };
  const ground = survey({
    height: depth,
    box: [centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius],
    cell: radius / 60,
  });
  const shores = contours(ground, 0).filter(({ line: points }) => points.length > 12);
  const plain = closedSoft(...shores.map((shore) => thin(shore, 2)));
  const craters = scatterCraters(centre, radius, random, depth);
  const grain = stipple({
    box: [centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius],
    tries: 6000,
    apart: 8,
    random,
    tone: (point) => (depth(point) > 0 && isLit(point) ? 0.7 * (1 - depth(point)) : 0),
  });
  const shadow = phase === 0.5 ? '' : nightSide(centre, radius, phase, inks.deep);
  const wash = inks.dark ? '#b9b094' : inks.washes[5];
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      (inks.dark ? skyDust(request, width, height) : '') +
      fill(circle(centre, radius), light) +
      fill(plain, wash, { 'fill-rule': 'evenodd' }) +
      stroke(dots(grain), line, 1.5) +
      rays(craters, line) +
      craterMarks(
        craters.filter(({ at }) => isLit(at)),
        { light, line, shade: line, random },
      ) +
      shadow +
      stroke(circle(centre, radius), inks.ink, 3) +
      seaNames(ground, centre, radius, names, line, wash) +
      (scale
        ? rim({ centre, radius: radius + 8, width: 50, inks, words: quarters, ground: inks.paper })
        : '') +
      lettering(request, { width, height, tall, centre, radius }),
  };
}

const quarters = ['NORTH-EAST', 'SOUTH-EAST', 'SOUTH-WEST', 'NORTH-WEST'] as const;

function skyDust({ inks, random }: ChartRequest, width: number, height: number): string {
  const dust = Array.from(
    { length: 140 },
    (): Point => [random.between(44, width - 44), random.between(44, height - 44)],
  );
  return stroke(dots(dust), inks.star, 1.8);
}

type Room = { width: number; height: number; tall: boolean; centre: Point; radius: number };

function lettering(
  { inks, title, note }: ChartRequest,
  { width, height, tall, centre, radius }: Room,
) {
  const [typeface, colour] = [typefaces.fell, inks.ink];
  if (tall) {
    const place = { at: [width / 2, height - 104] as Point, room: width - 160 };
    return (
      titled({ text: title, typeface, size: 46, colour, spacing: 3, ...place }) +
      titled({
        text: note,
        typeface: typefaces.garamondItalic,
        size: 26,
        colour,
        ...place,
        at: [width / 2, height - 62],
      })
    );
  }
  const around = { centre, radius: radius + 82, size: 25 };
  return fill(
    arched(title, { ...around, typeface: typefaces.oldStandard, angle: -Math.PI / 2, spacing: 4 }) +
      arched(note, {
        ...around,
        radius: radius + 86,
        typeface: typefaces.garamondItalic,
        angle: Math.PI / 2,
        feetOut: true,
      }),
    colour,
  );
}
