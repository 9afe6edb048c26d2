import { distance, fill, type Point, polar, segments, steps, stroke } from '@portal/engraving';
import type { Burin } from './press.ts';

/** The weights of the engraver's lines: a larger figure has them a little heavier. */
export function weight({ scale }: Burin): { outline: number; detail: number; shade: number } {
  const line = 1 / scale ** 0.78;
  return { outline: 2.3 * line, detail: 1.5 * line, shade: 1 * line };
}

/** The room between two strokes of shading, for a spacing on the plate. */
export function apart({ scale }: Burin, spacing: number): number {
  return spacing / scale;
}

/** Marks along a scale, every fifth one longer. */
export function scaleMarks(
  press: Burin,
  from: Point,
  to: Point,
  count: number,
  length: number,
): string {
  const course = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const span = distance(from, to);
  const marks = steps(0, 1, count).map((share, index): readonly [Point, Point] => {
    const at = polar(from, course - Math.PI / 2, span * share);
    return [at, polar(at, course, index % 5 ? length * 0.6 : length)];
  });
  return stroke(segments(marks), press.ink, weight(press).shade * 1.2);
}

/** Level strokes on the ground to the right of a thing, shorter as they come forward. */
export function castShadow(press: Burin, x: number, width: number): string {
  const rows = [0, 1, 2, 3, 4].map((row): readonly [Point, Point] => [
    [x - width * 0.5 + row * width * 0.1, 1 + row * 3.2],
    [x + width * (0.72 - row * 0.05), 1 + row * 3.2],
  ]);
  return stroke(segments(rows), press.ink, weight(press).shade);
}

/** A line cut by itself; its weight is given as on the plate. */
export function ink(press: Burin, d: string, width = 1.4): string {
  return stroke(d, press.ink, width / press.scale ** 0.78);
}

export function solid(press: Burin, d: string): string {
  return fill(d, press.ink);
}
