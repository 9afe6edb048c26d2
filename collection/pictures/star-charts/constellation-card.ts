import {
  circle,
  distance,
  element,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { drawFigure, joinsOf, type PlacedStar, type Placing, starsOf } from './figure.ts';
import { figures, shuffledFigures } from './figures.ts';
import type { Inks } from './inks.ts';
import { haloed, titled } from './lettering.ts';
import { frame } from './page.ts';
import { starMarks } from './star-marks.ts';

type Layout = {
  size: readonly [width: number, height: number];
  window: 'box' | 'round' | 'arch';
  scale: number;
  neighbours: readonly Placing[];
};

const layouts: readonly [Layout, ...Layout[]] = [
  { size: [940, 1240], window: 'arch', scale: 6.2, neighbours: [] },
  {
    size: [1300, 960],
    window: 'box',
    scale: 5,
    neighbours: [
      { at: [200, 250], scale: 2.5, angle: -0.5 },
      { at: [1120, 580], scale: 2.6, angle: 0.4 },
      { at: [1080, 190], scale: 1.8, angle: 0.9 },
      { at: [210, 640], scale: 2, angle: -0.2 },
    ],
  },
  { size: [1200, 1280], window: 'round', scale: 5.8, neighbours: [] },
  {
    size: [920, 1260],
    window: 'box',
    scale: 4.6,
    neighbours: [
      { at: [250, 200], scale: 2.6, angle: -0.3 },
      { at: [690, 900], scale: 2.6, angle: 0.3 },
    ],
  },
];

/** One constellation large, as on a card for the parlour. */
export function constellationCard(request: ChartRequest): Chart {
  const { inks, random, figure, variant } = request;
  const { size, window, scale, neighbours } = layoutOf(layouts, variant);
  const [width, height] = size;
  const room = { left: 70, top: 70, right: width - 70, bottom: height - 200 };
  const centre: Point = [width / 2, (room.top + room.bottom) / 2];
  const outline = windowOutline(window, room);
  const main: Placing = { at: centre, scale, angle: random.jitter(0.1) };
  const others = shuffledFigures(figure, random).slice(1);
  const small = neighbours.map((placing, index) => {
    const other = others[index] ?? figures[figure];
    const style = { random, grounds: [inks.sky], line: inks.line, width: 1.5, spacing: 5 };
    return (
      drawFigure(other, placing, style) + starMarks(starsOf(other, placing), inks.star, inks.sky)
    );
  });
  const turned = [...inks.washes.slice(variant % 6), ...inks.washes.slice(0, variant % 6)];
  const style = {
    random,
    grounds: turned,
    line: inks.line,
    width: 2.6,
    spacing: 5.2,
    crossed: true,
  };
  const sky =
    fill(outline, inks.sky) +
    net(centre, inks, width) +
    field(centre, width, request) +
    small.join('') +
    drawFigure(figures[figure], main, style) +
    stroke(polyline(...joinsOf(figures[figure], main)), inks.accent, 2.2, {
      'stroke-dasharray': '10 7',
    }) +
    marked(starsOf(figures[figure], main), centre, inks);
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      element('clipPath', { id: 'window' }, element('path', { d: outline })) +
      element('g', { 'clip-path': 'url(#window)' }, sky) +
      stroke(outline, inks.ink, 3) +
      inscription(request, width, height),
  };
}

type Room = { left: number; top: number; right: number; bottom: number };

function windowOutline(kind: Layout['window'], { left, top, right, bottom }: Room): string {
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const half = (right - left) / 2;
  if (kind === 'round') return circle(middle, Math.min(half, (bottom - top) / 2));
  if (kind === 'box') return polygon(rectangle(left, top, right - left, bottom - top));
  const bow = steps(Math.PI, Math.PI * 2, 30).map((angle) =>
    polar([middle[0], top + half], angle, half),
  );
  return polygon([...bow, [right, bottom], [left, bottom]]);
}

/** Hours fan out from a pole far above; degrees are circles about it. */
function net(centre: Point, { faint }: Inks, width: number): string {
  const pole: Point = [centre[0] - width * 0.22, centre[1] - width * 1.7];
  const parallels = steps(0.9, 2.6, 10).map(
    (reach): Line => steps(0.9, 2.1, 16).map((angle) => polar(pole, angle, width * reach)),
  );
  const meridians = steps(0.9, 2.1, 13).map(
    (angle): Line => [polar(pole, angle, width * 0.8), polar(pole, angle, width * 2.7)],
  );
  return stroke(polyline(...parallels, ...meridians), faint, 1.3);
}

function field([x, y]: Point, width: number, { inks, random }: ChartRequest): string {
  const stars = Array.from(
    { length: 150 },
    (): PlacedStar => ({
      at: [x + random.between(-0.6, 0.6) * width, y + random.between(-0.6, 0.6) * width],
      magnitude: random.chance(0.14) ? 3 : random.chance(0.4) ? 4 : 5,
    }),
  );
  return starMarks(stars, inks.star, inks.sky);
}

/** Stars of the figure, larger than those round it, each with its letter. */
function marked(stars: PlacedStar[], centre: Point, inks: Inks): string {
  const letters = stars.map(({ at }, index) => {
    const away = 24 / Math.max(1, distance(at, centre));
    const place: Point = [
      at[0] + (at[0] - centre[0]) * away,
      at[1] + 8 + (at[1] - centre[1]) * away,
    ];
    return typefaces.garamondItalic.letter(String.fromCharCode(97 + index), {
      size: 30,
      at: place,
      anchor: 0.5,
    });
  });
  const bigger = stars.map((star) => ({ ...star, magnitude: star.magnitude - 1.6 }));
  return (
    starMarks(bigger, inks.star, inks.sky) + haloed(letters.join(''), inks.accent, inks.sky, 6)
  );
}

function inscription({ inks, figure, title, note }: ChartRequest, width: number, height: number) {
  const room = width - 160;
  const line = (text: string, size: number, y: number, face: 'fell' | 'garamondItalic'): string =>
    titled({ text, typeface: typefaces[face], size, at: [width / 2, y], colour: inks.ink, room });
  return (
    form(polygon(rectangle(width / 2 - 60, height - 166, 120, 0.1)), inks.ink, inks.ink, 1.2) +
    line(title, 56, height - 108, 'fell') +
    line(`${figures[figure].latin}. ${note}`, 26, height - 64, 'garamondItalic')
  );
}
