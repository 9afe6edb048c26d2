import {
  along,
  circle,
  closedCurve,
  distance,
  fill,
  form,
  heading,
  type Line,
  type Point,
  polar,
  resample,
  steps,
  swelled,
} from '@portal/engraving';
import { blade } from './blade.ts';
import type { Palette } from './palette.ts';

/** One winding of a vine: it begins at an angle on its circle and coils to the centre. */
export type Winding = { centre: Point; radius: number; from: number; wind: 1 | -1 };

type Room = (centre: Point, radius: number) => boolean;

const sizes = [1, 0.86, 0.74, 0.62, 0.5, 0.4, 0.31, 0.24];
const places = [1.1, 2.2, 3.3, 4.3, 1.6, 2.7, 3.8];

/**
 * Fills a room with windings. Each springs from another where their circles touch, and winds the
 * other way, so that the stem passes smoothly from one into the next.
 */
export function growVine(seeds: readonly Winding[], room: Room, least: number): Winding[] {
  const grown = [...seeds];
  const isFree = (centre: Point, radius: number, parent: Winding): boolean =>
    room(centre, radius) &&
    grown.every(
      (other) =>
        other === parent || distance(other.centre, centre) > other.radius + radius * 1.1 + 2,
    );
  for (let next = 0; next < grown.length; next += 1) {
    const parent = grown[next] as Winding;
    for (const gone of places) {
      const angle = parent.from + parent.wind * gone;
      for (const size of sizes) {
        const radius = parent.radius * size;
        if (radius < least) break;
        const centre = polar(parent.centre, angle, parent.radius + radius);
        if (!isFree(centre, radius, parent)) continue;
        grown.push({ centre, radius, from: angle + Math.PI, wind: -parent.wind as 1 | -1 });
        break;
      }
    }
  }
  return grown;
}

/** Round the circle for most of a turn, then inwards to the eye. */
export function windingStem({ centre, radius, from, wind }: Winding): Line {
  const points = steps(0, 9, 20).map((gone) => {
    const inward = Math.max(0, gone - 4.2) / 4.8;
    return polar(centre, from + wind * gone, radius * (0.97 - 0.68 * inward ** 0.8));
  });
  return resample(points, Math.max(1.5, radius / 14));
}

/** Flat leaves on both sides of the stem and a half-open flower in the eye. */
export function moresque(
  winding: Winding,
  palette: Palette,
  colour: string,
  flower: string,
): string {
  const { radius, wind } = winding;
  const stem = windingStem(winding);
  const spray = (share: number, lean: number, size: number, hook: number): Line =>
    blade(
      along(stem, share),
      heading(stem, share) + wind * lean,
      radius * size,
      radius * size * 0.24,
      wind * hook,
    );
  const leaves = [
    ...[0.06, 0.2, 0.34, 0.48].map((share) => spray(share, -0.75, 0.42, 0.55)),
    ...[0.13, 0.27, 0.41, 0.55].map((share) => spray(share, 0.85, 0.36, -0.55)),
    spray(0.68, 0.9, 0.22, -0.4),
    spray(0.74, -0.8, 0.24, 0.5),
  ];
  const tip = stem.at(-1) as Point;
  const ahead = heading(stem, 1) + wind * 0.55;
  const bloom = steps(-1.1, 1.1, 4).map((off) =>
    blade(tip, ahead + off, radius * 0.4, radius * 0.085, off * 0.2),
  );
  return (
    fill(
      swelled(stem, (share) => radius * (0.1 - 0.045 * share)),
      colour,
    ) +
    fill(closedCurve(...leaves), colour) +
    form(closedCurve(...bloom), flower, palette.light, Math.max(0.7, radius / 60)) +
    fill(circle(tip, radius * 0.085), palette.light)
  );
}
