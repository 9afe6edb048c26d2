import {
  form,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { upTo } from './counting.ts';
import { footTitle, haloed } from './lettering.ts';
import { frame } from './page.ts';
import { comet, saturnMark, shadedBall } from './planet-marks.ts';
import { sizes, wanderers } from './wanderers.ts';

/** The planets' ways seen aslant, and two comets that cross them all. */
export function inPerspective(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1500, 900];
  const centre: Point = [740, 410];
  const aslant = (angle: number, radius: number): Point => [
    centre[0] + Math.cos(angle) * radius,
    centre[1] + Math.sin(angle) * radius * 0.46,
  ];
  const radii = [110, 175, 250, 335, 470, 620];
  const orbits = radii.map((radius) =>
    steps(0, Math.PI * 2, 60).map((angle) => aslant(angle, radius)),
  );
  const planets = wanderers.map((name, index) => {
    const at = aslant(0.7 + index * 2.2, radii[index] ?? 0);
    const size = (sizes[index] ?? 10) * 1.05;
    const ground = inks.washes[(index + 1) % 6] ?? inks.sky;
    return (
      (name === 'Saturn'
        ? saturnMark(at, size, inks, random)
        : shadedBall(at, size, ground, inks, random)) +
      haloed(
        typefaces.garamondItalic.letter(name, {
          size: 25,
          at: [at[0], at[1] + size + 28],
          anchor: 0.5,
        }),
        inks.line,
        inks.sky,
        6,
      )
    );
  });
  const cometWay = (turn: number, long: number): Line =>
    steps(-1.95, 1.95, 40).map((t): Point => {
      const [x, y] = [long * (Math.cos(t) - 0.86), long * 0.3 * Math.sin(t)];
      return [
        centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
        centre[1] + (x * Math.sin(turn) + y * Math.cos(turn)) * 0.6,
      ];
    });
  const heads: [Point, number][] = [
    [cometWay(-0.35, 520)[9] as Point, -2.9],
    [cometWay(2.6, 430)[30] as Point, -0.6],
  ];
  const look = { strokes: 18, spread: 0.16, radius: 8, colour: inks.line, glow: inks.accent };
  const rays = upTo(48).map((index) => {
    const angle = (index / 24) * Math.PI;
    return [aslant(angle, 62), aslant(angle, index % 2 ? 84 : 98)] as const;
  });
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      form(polygon(rectangle(60, 60, width - 120, 700)), inks.sky, inks.ink, 1.6) +
      stroke(polyline(...orbits), inks.line, 1.5) +
      stroke(polyline(cometWay(-0.35, 520), cometWay(2.6, 430)), inks.accent, 2, {
        'stroke-dasharray': '9 6',
      }) +
      stroke(segments(rays), inks.accent, 2) +
      shadedBall(centre, 46, inks.accent, inks, random) +
      planets.join('') +
      heads.map(([head, angle]) => comet({ head, angle, length: 120 }, look, random)).join('') +
      footTitle(request, { width, height }),
  };
}
