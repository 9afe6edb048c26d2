import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { bloodletting } from './body-wheel.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { corners } from './corners.ts';
import { upTo } from './counting.ts';
import { sunFace } from './faces.ts';
import { signMark } from './glyphs.ts';
import { arched, footTitle } from './lettering.ts';
import { square } from './nativity.ts';
import { frame } from './page.ts';
import { months, sector } from './rim.ts';

const signNames = [
  ...['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo'],
  ...['Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'],
];

export function zodiac(request: ChartRequest): Chart {
  return layoutOf([wheel, square, bloodletting] as const, request.variant)(request);
}

/** Twelve signs on a wheel with their months; inside, the aspects as a star of threads. */
function wheel(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1200, 1320];
  const centre: Point = [600, 600];
  const parts = upTo(12).map((index) => {
    const angle = ((index + 0.5) / 12) * Math.PI * 2 - Math.PI / 2;
    const wash = inks.washes[index % 6] ?? inks.paper;
    const feetOut = Math.sin(angle) > 0.02;
    const word = (text: string, radius: number, size: number, colour: string): string =>
      fill(
        arched(text, {
          typeface: typefaces.oldStandard,
          size,
          centre,
          radius: radius + (feetOut ? size * 0.7 : 0),
          angle,
          spacing: 2,
          feetOut,
        }),
        colour,
      );
    return (
      form(polygon(sector(centre, 350, 480, index / 12, 1 / 12)), wash, inks.ink, 2) +
      form(polygon(sector(centre, 480, 520, index / 12, 1 / 12)), inks.paper, inks.ink, 1.6) +
      signMark(index, polar(centre, angle, 425), 62, inks.dark ? inks.accent : inks.ink) +
      word((signNames[index] ?? '').toUpperCase(), 364, 17, inks.line) +
      word(months[(index + 2) % 12] ?? '', 493, 18, inks.ink)
    );
  });
  const stops = upTo(12).map((index) => polar(centre, ((index + 0.5) / 6) * Math.PI, 318));
  const aspect = (step: number): Line[] =>
    stops.map((from, index) => [from, stops[(index + step) % 12] as Point]);
  const field = rectangle(42, 42, width - 84, width - 84);
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      corners('faces', field, { centre, radius: 540, inks, random }) +
      form(circle(centre, 530), inks.paper, inks.ink, 4) +
      parts.join('') +
      form(circle(centre, 350), inks.sky, inks.ink, 2) +
      stroke(polyline(...aspect(4)), inks.accent, 2.2) +
      stroke(polyline(...aspect(3)), inks.second, 1.8) +
      stroke(polyline(...aspect(2)), inks.line, 1.2, { 'stroke-dasharray': '6 5' }) +
      form(stops.map((at) => circle(at, 9)).join(''), inks.accent, inks.line, 1.4) +
      form(circle(centre, 132), inks.sky, inks.line, 1.6) +
      sunFace(
        centre,
        66,
        16,
        { line: inks.line, light: inks.washes[1], dark: inks.accent },
        random,
      ) +
      footTitle(request, { width, height }),
  };
}
