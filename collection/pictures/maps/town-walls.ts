import {
  form,
  type Line,
  type Point,
  polar,
  polygon,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';

/** The corners of a walled town: a ring a little out of round. */
export function wallCorners(centre: Point, rx: number, ry: number, count: number): Line {
  return upTo(count).map((index): Point => {
    const angle = ((index + 0.5) / count) * Math.PI * 2;
    return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry];
  });
}

/** Bastions at the corners, ravelins before the curtains, a ditch and a glacis round all. */
export function drawWalls(corners: Line, centre: Point, size: number, inks: Inks): string {
  const outward = (point: Point): number => Math.atan2(point[1] - centre[1], point[0] - centre[0]);
  const trace = (grow: number): Line =>
    corners.flatMap((corner): Point[] => {
      const angle = outward(corner);
      const flank = size * 0.5;
      return [
        polar(polar(corner, angle, grow), angle - Math.PI / 2, flank),
        polar(polar(corner, angle, size * 0.42 + grow), angle - Math.PI / 2, flank + size * 0.26),
        polar(corner, angle, size * 1.5 + grow * 1.5),
        polar(polar(corner, angle, size * 0.42 + grow), angle + Math.PI / 2, flank + size * 0.26),
        polar(polar(corner, angle, grow), angle + Math.PI / 2, flank),
      ];
    });
  const ravelins = corners.map((corner, index): Line => {
    const next = corners[(index + 1) % corners.length] as Point;
    const middle: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    const angle = outward(middle);
    const base = polar(middle, angle, size * 0.8);
    return [
      polar(base, angle + Math.PI / 2, size * 0.72),
      polar(base, angle, size * 0.95),
      polar(base, angle - Math.PI / 2, size * 0.72),
    ];
  });
  const glacis = trace(size * 0.85);
  const rays = glacis.flatMap((point, index) => {
    const next = glacis[(index + 1) % glacis.length] as Point;
    return steps(0, 1, 5)
      .slice(1)
      .map((t) => {
        const from: Point = [
          point[0] + (next[0] - point[0]) * t,
          point[1] + (next[1] - point[1]) * t,
        ];
        return [from, polar(from, outward(from), size * 0.5)] as const;
      });
  });
  return (
    stroke(segments(rays), inks.ink, 0.9) +
    form(polygon(glacis), inks.tints[2], inks.ink, 1.2) +
    form(polygon(trace(size * 0.4)), inks.shallow, inks.ink, 1.4) +
    form(polygon(...ravelins), inks.land, inks.ink, 1.6) +
    form(polygon(trace(0)), inks.hill, inks.ink, 2.4) +
    stroke(polygon(trace(-7)), inks.ink, 1)
  );
}
