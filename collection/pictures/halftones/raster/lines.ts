import { type Line, mix, type Point } from '@portal/engraving';

/** Smooth through a few points and closed. */
export function round(knots: Line, pieces = 5): Line {
  const count = knots.length;
  const at = (index: number): Point => knots[(index + count) % count] as Point;
  return knots.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: pieces }, (_unused, piece): Point => {
      const t = piece / pieces;
      return [bend(a[0], b[0], c[0], d[0], t), bend(a[1], b[1], c[1], d[1], t)];
    });
  });
}

function bend(a: number, b: number, c: number, d: number, t: number): number {
  return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** A line with a width at either end, as a form. */
export function bar(from: Point, to: Point, start: number, end = start): Line {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length / 2, (to[0] - from[0]) / length / 2];
  return [
    [from[0] + nx * start, from[1] + ny * start],
    [to[0] + nx * end, to[1] + ny * end],
    [to[0] - nx * end, to[1] - ny * end],
    [from[0] - nx * start, from[1] - ny * start],
  ];
}

/** A line through points with a width, as a form. */
export function band(points: Line, width: number): Line {
  const sides = points.map((point, index): [Point, Point] => {
    const before = points[Math.max(0, index - 1)] as Point;
    const after = points[Math.min(points.length - 1, index + 1)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nx = ((before[1] - after[1]) / length) * (width / 2);
    const ny = ((after[0] - before[0]) / length) * (width / 2);
    return [
      [point[0] + nx, point[1] + ny],
      [point[0] - nx, point[1] - ny],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}

/** A tone that changes evenly from one height to another. */
export function fade(
  top: number,
  bottom: number,
  toneTop: number,
  toneBottom: number,
): (x: number, y: number) => number {
  return (_x, y) =>
    mix(toneTop, toneBottom, Math.max(0, Math.min(1, (y - top) / (bottom - top || 1))));
}

/** The same, from left to right. */
export function fadeAcross(
  left: number,
  right: number,
  toneLeft: number,
  toneRight: number,
): (x: number) => number {
  return (x) =>
    mix(toneLeft, toneRight, Math.max(0, Math.min(1, (x - left) / (right - left || 1))));
}

/** Points from their coordinates one after the other, put in place if told how. */
export function pairs(
  coordinates: readonly number[],
  place: (x: number, y: number) => Point = (x, y) => [x, y],
): Point[] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) =>
    place(coordinates[index * 2] as number, coordinates[index * 2 + 1] as number),
  );
}
