import {
  fill,
  type Line,
  type Point,
  polygon,
  type Random,
  type Segment,
  segments,
  stroke,
} from '@portal/engraving';
import { type Field, ground } from '../field.ts';
import type { Light } from '../light.ts';
import { linear } from '../radial.ts';
import { scatter } from '../scatter.ts';
import { divide, inset, settle } from '../voronoi.ts';

/** The colours that thin crystals show between crossed prisms, in the order of their thickness. */
export const interference = [
  '#1b1b1f',
  '#5a5c63',
  '#a9adb2',
  '#efe9d6',
  '#f3d85c',
  '#ec8a2c',
  '#c8304a',
  '#6a2a8c',
  '#2a4fae',
  '#2f9ac0',
  '#4fbf6a',
  '#d8dc4a',
  '#ee9a5a',
  '#d8508c',
  '#7a5ac0',
  '#3f9aa8',
] as const;

/** A slice of granite between crossed prisms: every grain in a colour of its own. */
export function rock(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const size = radius * random.between(0.13, 0.2);
  const seeds = settle(
    scatter(
      field,
      random,
      1500,
      size * 1.2,
      ([x, y]) => size * (0.7 + 0.5 * Math.sin(x / 90) * Math.cos(y / 110)),
    ),
    size * 2.6,
    1,
  );
  let drawing = ground(field, light);
  const specks: Line[] = [];
  for (const { edge } of divide(seeds, size * 2.6)) {
    if (edge.length < 3) continue;
    const shape = inset(
      edge.map((corner) => roughened(corner, random, size * 0.06)),
      0.6,
    );
    const kind = random.next();
    if (kind < 0.34) drawing += quartz(shape, random);
    else if (kind < 0.62) drawing += twinned(shape, size, random);
    else drawing += vivid(shape, random);
    if (kind > 0.9)
      specks.push(...shape.slice(0, 2).map((corner) => blot(corner, size * 0.12, random)));
  }
  return drawing + fill(polygon(...specks), '#08080a');
}

function roughened([x, y]: Point, random: Random, amount: number): Point {
  return [x + random.jitter(amount), y + random.jitter(amount)];
}

function blot([x, y]: Point, size: number, random: Random): Line {
  return [0, 1, 2, 3, 4].map(
    (side): Point => [
      x + Math.cos(side * 1.26) * size * random.between(0.5, 1.4),
      y + Math.sin(side * 1.26) * size * random.between(0.5, 1.4),
    ],
  );
}

function quartz(shape: Line, random: Random): string {
  const grey = linear(
    [
      [0, random.pick(['#3a3b40', '#8a8c90', '#c9c8c0', '#5c5e66'])],
      [1, random.pick(['#74767c', '#e4e0d0', '#2a2b30'])],
    ],
    random.chance(0.5),
  );
  return grey.defs + fill(polygon(shape), grey.paint);
}

/** Feldspar, striped black and white by its twinning. */
function twinned(shape: Line, size: number, random: Random): string {
  const turn = random.between(0, Math.PI);
  const xs = shape.map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn));
  const bars: Line[] = [];
  for (let from = Math.min(...xs); from < Math.max(...xs); ) {
    const wide = size * random.between(0.03, 0.12);
    const bar = slice(shape, turn, from, from + wide);
    if (bar.length > 2) bars.push(bar);
    from += wide + size * random.between(0.03, 0.12);
  }
  return (
    fill(polygon(shape), random.pick(['#d9d4c4', '#b9b8b4', '#efe9d6'])) +
    fill(polygon(...bars), random.pick(['#2c2d33', '#44454c', '#6a6b70']))
  );
}

/** Olivine and augite: spectral colours that change with the thickness, and cracks. */
function vivid(shape: Line, random: Random): string {
  const first = Math.floor(random.between(4, interference.length - 1));
  const at = (step: number): string =>
    interference[Math.min(interference.length - 1, first + step)] as string;
  const slope = linear(
    [
      [0, at(-1)],
      [random.between(0.3, 0.5), at(0)],
      [random.between(0.6, 0.9), random.chance(0.4) ? at(1) : at(0)],
      [1, at(1)],
    ],
    random.chance(0.5),
  );
  const corner = (): Point => shape[Math.floor(random.next() * shape.length)] as Point;
  const cracks = Array.from(
    { length: 4 },
    (): Segment => [roughened(corner(), random, 4), roughened(corner(), random, 9)],
  );
  return (
    slope.defs +
    fill(polygon(shape), at(-2)) +
    fill(polygon(inset(shape, 3)), slope.paint) +
    stroke(segments(cracks), '#14100c', 1.3, { 'stroke-opacity': 0.6 })
  );
}

/** What of a convex form lies between two parallel lines. */
function slice(shape: Line, turn: number, from: number, to: number): Line {
  return cut(cut(shape, turn, from, 1), turn, to, -1);
}

function cut(shape: Line, turn: number, level: number, sign: number): Line {
  const side = ([x, y]: Point): number => (x * Math.cos(turn) + y * Math.sin(turn) - level) * sign;
  return shape.flatMap((from, index) => {
    const to = shape[(index + 1) % shape.length] as Point;
    const [a, b] = [side(from), side(to)];
    const t = a / (a - b);
    const crossing: Point[] =
      a > 0 !== b > 0 ? [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]] : [];
    return a > 0 ? [from, ...crossing] : crossing;
  });
}
