import {
  circle,
  closedSoft,
  curve,
  ellipse,
  fill,
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
  valueNoise,
} from '@portal/engraving';
import { upTo } from './counting.ts';
import type { Inks } from './inks.ts';

export type MoonLook = { centre: Point; radius: number; inks: Inks; random: Random };

/** The lit part of a moon: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter. */
export function litOutline([x, y]: Point, radius: number, phase: number): Line {
  const waxing = phase <= 0.5;
  const bulge = Math.cos(phase * Math.PI * 2);
  const limb = steps(-Math.PI / 2, Math.PI / 2, 20).map((angle): Point => {
    const side = waxing ? 1 : -1;
    return [x + side * Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  const shade = steps(Math.PI / 2, -Math.PI / 2, 20).map((angle): Point => {
    const side = waxing ? 1 : -1;
    return [x + side * Math.cos(angle) * radius * bulge, y + Math.sin(angle) * radius];
  });
  return [...limb, ...shade];
}

// The same grey plains on every moon, in shares of its radius: x, y, width, height.
const plains = [
  [-0.35, -0.42, 0.27, 0.2],
  [0.12, -0.34, 0.2, 0.16],
  [0.32, -0.1, 0.22, 0.17],
  [0.58, -0.24, 0.12, 0.14],
  [-0.5, 0.02, 0.3, 0.34],
  [-0.2, 0.28, 0.2, 0.13],
  [0.5, 0.14, 0.14, 0.2],
] as const;

/** A moon of any phase: dark disc, lit part, and on it the plains. */
export function moon({ centre, radius, inks, random }: MoonLook, phase: number): string {
  const [dark, light] = inks.dark ? [inks.paper, inks.star] : [inks.ink, inks.sky];
  const lit = litOutline(centre, radius * 0.985, phase);
  const isLit = litTest(centre, radius, phase);
  const seas = plains.map(([px, py, w, h]) =>
    hatch(ellipse([centre[0] + px * radius, centre[1] + py * radius], w * radius, h * radius, 12), {
      angle: 0.6,
      spacing: Math.max(2.6, radius / 15),
      random,
      tone: (point) => (isLit(point) ? 1 : 0),
    }),
  );
  const shown = phase > 0.02 && phase < 0.98;
  return (
    form(circle(centre, radius), dark, inks.ink, 1.6) +
    (shown ? fill(polygon(lit), light) : '') +
    stroke(
      segments(seas.flat()),
      inks.dark ? inks.faint : inks.second,
      Math.max(0.9, radius / 60),
    ) +
    stroke(circle(centre, radius), inks.ink, 1.6)
  );
}

export function litTest([x, y]: Point, radius: number, phase: number): (point: Point) => boolean {
  const bulge = Math.cos(phase * Math.PI * 2);
  const side = phase <= 0.5 ? 1 : -1;
  return ([px, py]) => {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (py - y) ** 2)) * 0.97;
    const away = (px - x) * side;
    return away > half * bulge && away < half;
  };
}

/** Clouds or waves in lines, for the foot of a night picture. */
export function ripples(from: Point, to: Point, rows: number, seed: string): string {
  const noise = valueNoise(seed);
  const lines = upTo(rows).map((row): Line => {
    const y = from[1] + ((to[1] - from[1]) * row) / rows;
    return steps(from[0], to[0], 30).map((x): Point => [x, y + noise([x / 60, row * 3]) * 5]);
  });
  return curve(...lines);
}

/** A soft-edged halo in a few steps. */
export function halo(centre: Point, radius: number, colour: string): string {
  return [1.9, 1.55, 1.28]
    .map((share) =>
      fill(
        closedSoft(
          steps(0, Math.PI * 2, 24)
            .slice(1)
            .map((a) => polar(centre, a, radius * share)),
        ),
        colour,
        {
          'fill-opacity': 0.07,
        },
      ),
    )
    .join('');
}
