import type { Random } from './seeded-random.ts';

export type Point = readonly [x: number, y: number];
export type Segment = readonly [from: Point, to: Point];
export type Line = readonly Point[];

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function between(a: Point, b: Point, t: number): Point {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** A point at an angle in radians and a distance from a centre. */
export function polar([x, y]: Point, angle: number, radius: number): Point {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

export function rotate([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Evenly spaced numbers, both ends included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => mix(from, to, index / count));
}

export function rectangle(x: number, y: number, width: number, height: number): Line {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export function ellipse([x, y]: Point, rx: number, ry: number, count = 24): Line {
  return steps(0, Math.PI * 2, count)
    .slice(0, -1)
    .map((angle) => [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const);
}

/** The same line as a hand would draw it. */
export function waver(line: Line, random: Random, amount: number): Line {
  return line.map(([x, y]) => [x + random.jitter(amount), y + random.jitter(amount)] as const);
}

/** A coil towards a centre, each turn smaller by the same share. */
export function coil(centre: Point, from: number, to: number, outer: number, inner: number): Line {
  const count = Math.ceil(Math.abs(to - from) / 0.45);
  return steps(0, 1, count).map((t) =>
    polar(centre, mix(from, to, t), outer * (inner / outer) ** t),
  );
}

/** Evenly spaced points on the smooth curve through a few given ones. */
export function resample(knots: Line, spacing: number): Line {
  const fine: Point[] = [];
  const at = (index: number): Point =>
    knots[Math.max(0, Math.min(knots.length - 1, index))] as Point;
  for (let index = 0; index < knots.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const blend = (t: number, axis: 0 | 1): number =>
      b[axis] +
      (t / 2) *
        (c[axis] -
          a[axis] +
          t *
            (2 * a[axis] -
              5 * b[axis] +
              4 * c[axis] -
              d[axis] +
              t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
    for (const t of steps(0, 1, 24).slice(index === 0 ? 0 : 1))
      fine.push([blend(t, 0), blend(t, 1)]);
  }
  const even: Point[] = [fine[0] as Point];
  let carried = 0;
  fine.slice(1).forEach((to, index) => {
    const from = fine[index] as Point;
    const length = distance(from, to);
    for (let gone = spacing - carried; gone <= length; gone += spacing) {
      even.push(between(from, to, gone / length));
    }
    carried = (carried + length) % spacing;
  });
  const end = knots.at(-1) as Point;
  if (carried > spacing * 0.1) even.push(end);
  return even;
}

/** The point at a share of the line's points, 0 at its start and 1 at its end. */
export function along(line: Line, share: number): Point {
  const place = Math.max(0, Math.min(1, share)) * (line.length - 1);
  const index = Math.min(Math.floor(place), line.length - 2);
  return between(line[index] as Point, line[index + 1] as Point, place - index);
}

/** The direction of the line at a share of its points, in radians. */
export function heading(line: Line, share: number): number {
  const [ax, ay] = along(line, share - 0.01);
  const [bx, by] = along(line, share + 0.01);
  return Math.atan2(by - ay, bx - ax);
}
