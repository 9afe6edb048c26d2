import { type Line, type Point, rotate, type Segment } from './geometry.ts';
import type { Random } from './seeded-random.ts';

export type Hatching = {
  /** Direction of the strokes, in radians. */
  angle: number;
  spacing: number;
  random: Random;
  /** How dark each place is, 0 to 1. Strokes end where their share of the dark runs out. */
  tone?: (point: Point) => number;
  /** How much the strokes may start late or end early. */
  ragged?: number;
};

// Neighbouring strokes give out at different tones, so that a shade fades instead of stopping.
const thresholds = [0.15, 0.65, 0.4, 0.85, 0.25, 0.75, 0.5, 0.95] as const;

/** Parallel strokes inside a polygon. */
export function hatch(polygon: Line, { angle, spacing, random, tone, ragged = 1 }: Hatching) {
  const turned = polygon.map((point) => rotate(point, -angle));
  const heights = turned.map(([, y]) => y);
  const strokes: Segment[] = [];
  let row = 0;
  for (let y = Math.min(...heights) + spacing / 2; y < Math.max(...heights); y += spacing) {
    const level = y + random.jitter(spacing * 0.18);
    const threshold = thresholds[row % thresholds.length] ?? 0.5;
    row += 1;
    for (const [from, to] of crossings(turned, level)) {
      const start = from + random.next() * ragged;
      const end = to - random.next() * ragged;
      for (const [a, b] of darkParts(start, end, (x) =>
        tone ? tone(rotate([x, level], angle)) > threshold : true,
      )) {
        strokes.push([rotate([a, level], angle), rotate([b, level], angle)]);
      }
    }
  }
  return strokes;
}

function crossings(polygon: Line, level: number): [number, number][] {
  const xs: number[] = [];
  polygon.forEach(([x, y], index) => {
    const [px, py] = polygon[(index + polygon.length - 1) % polygon.length] as Point;
    if (y > level !== py > level) xs.push(((px - x) * (level - y)) / (py - y) + x);
  });
  xs.sort((a, b) => a - b);
  const pairs: [number, number][] = [];
  for (let index = 0; index + 1 < xs.length; index += 2) {
    pairs.push([xs[index] as number, xs[index + 1] as number]);
  }
  return pairs;
}

function darkParts(from: number, to: number, isDark: (x: number) => boolean): [number, number][] {
  const parts: [number, number][] = [];
  const step = 1.5;
  let start: number | undefined;
  for (let x = from; x <= to; x += step) {
    if (isDark(x)) start ??= x;
    else if (start !== undefined) {
      parts.push([start, x]);
      start = undefined;
    }
  }
  if (start !== undefined) parts.push([start, to]);
  return parts.filter(([a, b]) => b - a > 1);
}
