import {
  curve,
  form,
  type Line,
  type Point,
  polygon,
  ribbon,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import { apart, weight } from './lines.ts';
import type { Burin, Material } from './press.ts';

/** Half an outline, "radius,height" from the top down, turned about an upright axis. */
export function lathe(
  press: Burin,
  x: number,
  written: string,
  material: Material,
  smooth = true,
): string {
  const profile = points(written);
  const side = (sign: number): Line => profile.map(([radius, y]): Point => [x + sign * radius, y]);
  const outline = [...side(1), ...[...side(-1)].reverse()];
  const d = smooth ? ribbon(side(1), side(-1)) : polygon(outline);
  return (
    form(d, press[material], press.ink, weight(press).outline) +
    roundShade(press, x, profile, material === 'glass')
  );
}

/** Level strokes on the dark side and fewer on the light one, as wide as the form is there. */
function roundShade(press: Burin, x: number, profile: Line, clear: boolean): string {
  const [top, bottom] = [profile[0]?.[1] ?? 0, profile.at(-1)?.[1] ?? 0];
  const rows = steps(
    top + 2,
    bottom - 2,
    Math.max(2, Math.round((bottom - top) / apart(press, clear ? 6.4 : 4.2))),
  );
  const strokes = rows.flatMap((y, row): (readonly [Point, Point])[] => {
    const radius = radiusAt(profile, y);
    if (radius < 3) return [];
    const inner = clear ? 0.68 : row % 2 ? 0.3 : 0.5;
    const right: readonly [Point, Point] = [
      [x + radius * inner, y],
      [x + radius * 0.95, y],
    ];
    return row % 3 === 0 && !clear
      ? [
          right,
          [
            [x - radius * 0.95, y],
            [x - radius * 0.72, y],
          ],
        ]
      : [right];
  });
  const shine = clear
    ? rows.filter((_, row) => row % 3 === 0).map((y): Point => [x - radiusAt(profile, y) * 0.7, y])
    : [];
  return (
    stroke(segments(strokes), press.ink, weight(press).shade) +
    (shine.length > 2 ? stroke(curve(shine), press.white, 3 / press.scale) : '')
  );
}

function radiusAt(profile: Line, y: number): number {
  const next = profile.findIndex(([, height]) => height >= y);
  const [low, high] = [profile[next] ?? profile.at(-1), profile[Math.max(0, next - 1)]];
  if (!low || !high || low[1] === high[1]) return low?.[0] ?? 0;
  return high[0] + ((low[0] - high[0]) * (y - high[1])) / (low[1] - high[1]);
}

/** Liquid standing in a round vessel: half its outline, from the surface down. */
export function liquor(press: Burin, x: number, written: string): string {
  const profile = points(written);
  const side = (sign: number): Line => profile.map(([radius, y]): Point => [x + sign * radius, y]);
  return (
    form(ribbon(side(1), side(-1)), press.liquid, press.ink, weight(press).shade) +
    roundShade(press, x, profile, false)
  );
}
