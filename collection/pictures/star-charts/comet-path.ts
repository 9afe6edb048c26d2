import { along, curve, heading, type Point, polyline, resample, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { drawFigure, joinsOf, type PlacedStar, type Placing, starsOf } from './figure.ts';
import { shuffledFigures } from './figures.ts';
import { haloed, titled } from './lettering.ts';
import { comet } from './planet-marks.ts';
import { points } from './points.ts';
import { rectangularSky, type SkyBox } from './rectangular-sky.ts';
import { starMarks } from './star-marks.ts';

type Layout = {
  box: SkyBox;
  size: readonly [width: number, height: number];
  /** The comet's way, in shares of the box. */
  way: string;
  dates: readonly string[];
  drawn: boolean;
};

const layouts: readonly [Layout, ...Layout[]] = [
  {
    size: [1500, 860],
    box: { left: 100, top: 176, width: 1300, height: 560 },
    way: '0.03,0.9 0.16,0.72 0.3,0.6 0.46,0.42 0.6,0.22 0.74,0.16 0.86,0.26 0.97,0.5',
    dates: ['Oct. 1', '9', '17', '25', 'Nov. 2', '10', '18', '26', 'Dec. 4'],
    drawn: true,
  },
  {
    size: [1120, 1240],
    box: { left: 110, top: 110, width: 900, height: 920 },
    way: '0.94,0.06 0.8,0.12 0.6,0.2 0.42,0.34 0.34,0.52 0.4,0.7 0.56,0.84 0.78,0.93',
    dates: ['Jan. 3', '10', '17', '24', '31', 'Feb. 7', '14', '21'],
    drawn: false,
  },
];

/** A comet's way among the stars, drawn where it stood on each date. */
export function cometPath(request: ChartRequest): Chart {
  const { inks, variant, title, note } = request;
  const { box, size, way, dates, drawn } = layoutOf(layouts, variant);
  const [width, height] = size;
  const place = ([x, y]: Point): Point => [box.left + x * box.width, box.top + y * box.height];
  const path = resample(points(way).map(place), 10);
  const across = ['XIV', 'XIII', 'XII', 'XI', 'X', 'IX', 'VIII', 'VII'];
  const up = ['+40', '+30', '+20', '+10', '0', '−10'];
  const wide = width > height;
  return {
    width,
    height,
    body:
      rectangularSky(box, inks, wide ? across : across.slice(0, 5), up.slice(0, wide ? 4 : 6)) +
      constellations(request, box, drawn) +
      stroke(curve(path.filter((_, index) => index % 4 === 0)), inks.accent, 2.4, {
        'stroke-dasharray': '3 8',
      }) +
      comets(path, dates, request) +
      titled({
        text: title,
        typeface: typefaces.fell,
        size: 44,
        at: [width / 2, wide ? 86 : height - 92],
        colour: inks.ink,
        room: width - 180,
        spacing: 3,
      }) +
      titled({
        text: note,
        typeface: typefaces.garamondItalic,
        size: 26,
        at: [width / 2, wide ? height - 34 : height - 48],
        colour: inks.ink,
        room: width - 200,
      }),
  };
}

function comets(path: readonly Point[], dates: readonly string[], request: ChartRequest): string {
  const { inks, random } = request;
  const ground = inks.sky;
  return dates
    .map((date, index) => {
      const share = 0.02 + (index / (dates.length - 1)) * 0.95;
      const near = Math.sin(Math.PI * (0.15 + 0.8 * share)) ** 2;
      const at = along(path, share);
      const angle = heading(path, share) + Math.PI + 0.25;
      const look = {
        strokes: Math.round(8 + near * 22),
        spread: 0.1 + near * 0.12,
        radius: 4 + near * 5,
        colour: inks.dark ? inks.star : inks.accent,
        glow: inks.dark ? inks.accent : inks.sky,
      };
      const label = typefaces.garamondItalic.letter(date, {
        size: 23,
        at: [at[0] + 14, at[1] + 34],
      });
      return (
        comet({ head: at, angle, length: 24 + near * 110 }, look, random) +
        haloed(label, inks.line, ground, 6)
      );
    })
    .join('');
}

function constellations({ inks, random, figure }: ChartRequest, box: SkyBox, drawn: boolean) {
  const list = shuffledFigures(figure, random);
  const wide = box.width > box.height;
  const [columns, rows] = wide ? [5, 2] : [3, 3];
  const faint = Array.from(
    { length: 260 },
    (): PlacedStar => ({
      at: [box.left + random.next() * box.width, box.top + random.next() * box.height],
      magnitude: random.chance(0.2) ? 4 : 5,
    }),
  );
  const groups = Array.from({ length: columns * rows }, (_, index) => {
    const figureHere = list[index];
    if (!figureHere) return '';
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const placing: Placing = {
      at: [
        box.left + ((column + 0.5 + random.jitter(0.12)) / columns) * box.width,
        box.top + ((row + 0.5 + random.jitter(0.08)) / rows) * box.height,
      ],
      scale: wide ? 2.05 : 2.2,
      angle: random.jitter(0.5),
      mirrored: random.chance(0.5),
    };
    const style = {
      random,
      grounds: [inks.washes[index % 6] ?? inks.sky],
      line: inks.dark ? inks.faint : inks.ink,
      width: 1.5,
      spacing: 5,
    };
    return (
      (drawn ? drawFigure(figureHere, placing, style) : '') +
      stroke(polyline(...joinsOf(figureHere, placing)), inks.second, 1.3) +
      starMarks(starsOf(figureHere, placing), inks.star, inks.sky)
    );
  });
  return starMarks(faint, inks.star, inks.sky) + groups.join('');
}
