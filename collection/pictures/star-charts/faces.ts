import {
  circle,
  closedCurve,
  form,
  hatch,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { upTo } from './counting.ts';
import { corneredCurve, points } from './points.ts';

export type FaceColours = { line: string; light: string; dark: string };

const features = [
  '-30,-16 -20,-23 -8,-16',
  '-29,-10 -20,-15 -10,-9 -20,-6 -29,-10',
  '30,-16 20,-23 8,-16',
  '29,-10 20,-15 10,-9 20,-6 29,-10',
  '-6,-14 -5,6 -10,14 -3,18 3,18 9,14',
  '-17,30 -7,27 0,29 7,27 17,30 8,34 0,35 -8,34 -17,30',
  '-17,30 0,31 17,30',
  '-7,42 0,45 7,42',
  '-42,8 -38,22 -28,32',
  '42,8 38,22 28,32',
];

/** A sun with a face, straight rays between waving ones. */
export function sunFace(
  centre: Point,
  radius: number,
  rays: number,
  { line, light, dark }: FaceColours,
  random: Random,
): string {
  const width = Math.max(0.8, radius / 46);
  const straight = upTo(rays).map((index): Line => {
    const angle = (index / rays) * Math.PI * 2;
    const half = (Math.PI / rays) * 0.52;
    return [
      polar(centre, angle - half, radius),
      polar(centre, angle, radius * 1.75),
      polar(centre, angle + half, radius),
    ];
  });
  const waving = upTo(rays).map((index): Line => {
    const angle = ((index + 0.5) / rays) * Math.PI * 2;
    const half = (Math.PI / rays) * 0.42;
    const side = (sign: number): Point[] =>
      steps(1, 1.62, 5).map((reach) =>
        polar(
          centre,
          angle + sign * half * (1.62 - reach) * 1.5 + Math.sin((reach - 1) * 13) * half * 0.5,
          radius * reach,
        ),
      );
    return [...side(-1), ...side(1).reverse()];
  });
  return (
    form(closedCurve(...waving), dark, line, width) +
    form(polygon(...straight), light, line, width) +
    stroke(
      segments(straight.map(([, tip, side]) => [side as Point, tip as Point] as const)),
      line,
      width * 2.2,
    ) +
    form(circle(centre, radius), light, line, width * 1.5) +
    shade(centre, radius, line, width, random) +
    face(centre, radius / 50, line, width)
  );
}

function shade(centre: Point, radius: number, line: string, width: number, random: Random): string {
  const disc = steps(0, Math.PI * 2, 40).map((angle) => polar(centre, angle, radius * 0.98));
  const strokes = hatch(disc, {
    angle: 0.8,
    spacing: Math.max(2.4, radius / 16),
    random,
    tone: ([x, y]) => {
      const toEdge = Math.hypot(x - centre[0], y - centre[1]) / radius;
      const side = (x - centre[0] + (y - centre[1]) * 0.5) / radius;
      return Math.max(0, side) * toEdge * 1.25;
    },
  });
  return stroke(segments(strokes), line, width * 0.7);
}

function face([x, y]: Point, scale: number, line: string, width: number): string {
  const place = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const pupils = [points('-19,-11')[0], points('19,-11')[0]] as [Point, Point];
  return (
    stroke(corneredCurve(...features.map((text) => points(text).map(place))), line, width) +
    form(pupils.map((pupil) => circle(place(pupil), 3.4 * scale)).join(''), line, line, 0)
  );
}

const crescent =
  '14,-48! -12,-46 -34,-30 -44,-4 -36,24 -16,42 14,48! -2,38 -11,28 -8,22 -14,18 -9,14 -12,10 -4,6 -12,-8 -14,-20 -6,-36';

/** A crescent moon in profile. */
export function moonFace(
  [x, y]: Point,
  radius: number,
  { line, light }: FaceColours,
  random: Random,
): string {
  const scale = radius / 50;
  const place = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const outline = points(crescent).map(place);
  const width = Math.max(0.8, radius / 46);
  const strokes = hatch(outline, {
    angle: -0.7,
    spacing: Math.max(2.4, radius / 14),
    random,
    tone: ([px]) => 1 - (px - (x - radius)) / (radius * 0.9),
  });
  const eye = ['-22,-12 -18,-16 -13,-14', '-22,-10 -18,-12 -14,-10', '-24,20 -18,24'];
  return (
    form(corneredCurve(outline), light, line, width * 1.5) +
    stroke(segments(strokes), line, width * 0.7) +
    stroke(corneredCurve(...eye.map((text) => points(text).map(place))), line, width)
  );
}
