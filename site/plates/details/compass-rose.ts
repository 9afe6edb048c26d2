import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { letter } from '../lettering.ts';
import type { PlatePalette } from '../palette.ts';

/** Thirty-two winds on a ring, eight of them with points, north in the accent colour. */
export function compassRose(centre: Point, size: number, palette: PlatePalette): string {
  const { ink, paper, accent, teal } = palette;
  const point = (wind: number, length: number, side: number): Line => {
    const angle = (wind * Math.PI) / 8 - Math.PI / 2;
    return [
      centre,
      polar(centre, angle + (side * Math.PI) / 8, length * 0.27),
      polar(centre, angle, length),
    ];
  };
  const halves = (winds: readonly number[], length: number, side: number): string =>
    polygon(...winds.map((wind) => point(wind, length, side)));
  const cardinal = [0, 4, 8, 12];
  const between = [2, 6, 10, 14];
  const ticks = steps(0, 31, 31).map((wind) => {
    const angle = (wind * Math.PI) / 16;
    return [
      polar(centre, angle, size * 0.66),
      polar(centre, angle, size * (wind % 2 ? 0.7 : 0.74)),
    ] as const;
  });
  const north = letter('N', {
    size: size * 0.32,
    at: [centre[0], centre[1] - size - 4],
    anchor: 0.5,
  });
  return (
    form(circle(centre, size * 0.66), paper, ink, 0.6) +
    stroke(circle(centre, size * 0.62) + circle(centre, size * 0.4), ink, 0.5) +
    stroke(segments(ticks), ink, 0.5) +
    form(halves(between, size * 0.72, -1), paper, ink, 0.6) +
    form(halves(between, size * 0.72, 1), teal, ink, 0.6) +
    form(halves(cardinal, size, -1), paper, ink, 0.7) +
    form(halves(cardinal, size, 1), ink, ink, 0.7) +
    form(polygon(point(0, size, 1)), accent, ink, 0.7) +
    form(circle(centre, size * 0.07), paper, ink, 0.7) +
    fill(north, ink)
  );
}
