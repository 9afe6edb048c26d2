import {
  circle,
  curve,
  dots,
  element,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { upTo } from './counting.ts';
import { footTitle, titled } from './lettering.ts';
import { moon } from './lit-moon.ts';
import { frame } from './page.ts';
import { comet, saturnMark, shadedBall } from './planet-marks.ts';
import { spiral } from './spiral-nebula.ts';

export function telescope(request: ChartRequest): Chart {
  return layoutOf([eyepieces, spiral] as const, request.variant)(request);
}

/** Six round fields as seen at the eyepiece. */
function eyepieces(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1440, 1120];
  const views: readonly [string, (at: Point) => string][] = [
    ['Venus', (at) => moon({ centre: at, radius: 92, inks, random }, 0.16)],
    ['Mars', (at) => shadedBall(at, 78, inks.washes[0], inks, random) + blotches(at, 78, request)],
    ['Jupiter', (at) => banded(at, 104, request)],
    ['Saturn', (at) => saturnMark(at, 64, inks, random)],
    [
      'The comet',
      (at) =>
        comet(
          { head: [at[0] + 60, at[1] - 50], angle: 2.5, length: 230 },
          { strokes: 40, spread: 0.3, radius: 16, colour: inks.line, glow: inks.accent },
          random,
        ),
    ],
    ['Double star', (at) => doubleStar(at, request)],
  ];
  const drawn = views.map(([name, view], index) => {
    const at: Point = [270 + (index % 3) * 450, 266 + Math.floor(index / 3) * 410];
    return (
      form(circle(at, 172), inks.sky, inks.ink, 2.4) +
      stroke(circle(at, 180), inks.ink, 1) +
      stroke(
        dots(
          Array.from({ length: 14 }, () =>
            polar(at, random.between(0, 6.3), 168 * Math.sqrt(random.next())),
          ),
        ),
        inks.line,
        2.6,
      ) +
      view(at) +
      titled({
        text: name,
        typeface: typefaces.garamondItalic,
        size: 30,
        at: [at[0], at[1] + 214],
        colour: inks.ink,
      })
    );
  });
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) + drawn.join('') + footTitle(request, { width, height }),
  };
}

function banded(at: Point, radius: number, { inks, random }: ChartRequest): string {
  const noise = valueNoise('belts');
  const belts = [-0.5, -0.22, 0.12, 0.34, 0.62].map((share, index) => {
    const half = Math.sqrt(1 - share ** 2) * radius;
    const line = steps(-half, half, 14).map(
      (x): Point => [at[0] + x, at[1] + share * radius + noise([x / 30, index * 5]) * 4],
    );
    return (
      stroke(curve(line), inks.washes[index % 2 ? 4 : 0], 13 - index) +
      stroke(curve(line), inks.line, 1)
    );
  });
  return (
    shadedBall(at, radius, inks.washes[1], inks, random) +
    element('g', { 'stroke-linecap': 'butt' }, belts.join(''))
  );
}

function blotches(at: Point, radius: number, { inks }: ChartRequest): string {
  const lands: Line[] = [
    steps(0, 6, 9).map((angle) =>
      polar(
        [at[0] - radius * 0.2, at[1] + radius * 0.1],
        angle,
        radius * (0.3 + 0.12 * Math.sin(angle * 3)),
      ),
    ),
    steps(0, 6, 9).map((angle) =>
      polar(
        [at[0] + radius * 0.35, at[1] - radius * 0.25],
        angle,
        radius * (0.2 + 0.07 * Math.cos(angle * 4)),
      ),
    ),
  ];
  return (
    fill(polygon(...lands), inks.line, { 'fill-opacity': 0.4 }) +
    fill(circle([at[0], at[1] - radius * 0.86], radius * 0.14), inks.star)
  );
}

function doubleStar(at: Point, { inks }: ChartRequest): string {
  const burst = ([x, y]: Point, size: number, colour: string): string =>
    stroke(
      upTo(8)
        .map((index) => {
          const [a, b] = [
            polar([x, y], (index / 4) * Math.PI, size * 0.6),
            polar([x, y], (index / 4) * Math.PI, size * (index % 2 ? 1.5 : 2.2)),
          ];
          return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
        })
        .join(''),
      colour,
      2,
    ) + fill(circle([x, y], size * 0.5), colour);
  return (
    burst([at[0] - 34, at[1] + 12], 34, inks.accent) +
    burst([at[0] + 56, at[1] - 30], 20, inks.second)
  );
}
