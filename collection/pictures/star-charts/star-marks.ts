import { dots, fill, type Point, polar, polygon, stroke } from '@portal/engraving';
import { upTo } from './counting.ts';
import type { PlacedStar } from './figure.ts';

/** Stars by magnitude: the first three have rays, the others are dots. */
export function starMarks(stars: readonly PlacedStar[], colour: string, halo: string): string {
  const rayed = stars.filter(({ magnitude }) => magnitude <= 3);
  const small = stars.filter(({ magnitude }) => magnitude > 3 && magnitude < 5);
  const least = stars.filter(({ magnitude }) => magnitude >= 5);
  return (
    stroke(dots(rayed.map(({ at }) => at)), halo, 15) +
    fill(rayed.map(({ at, magnitude }) => rayedStar(at, magnitude)).join(''), colour) +
    stroke(dots(small.map(({ at }) => at)), colour, 4.2) +
    stroke(dots(least.map(({ at }) => at)), colour, 2.2)
  );
}

export function rayedStar(centre: Point, magnitude: number): string {
  const size = 14.5 - magnitude * 2.6;
  const rays = magnitude <= 1 ? 8 : magnitude <= 2 ? 6 : 5;
  return starShape(centre, size, rays, 0.38);
}

export function starShape(centre: Point, size: number, rays: number, waist: number): string {
  return polygon(
    upTo(rays * 2).map(
      (index): Point =>
        polar(centre, (index / rays) * Math.PI - Math.PI / 2, index % 2 ? size * waist : size),
    ),
  );
}
