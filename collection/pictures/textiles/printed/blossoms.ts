import {
  circle,
  closedSoft,
  curve,
  dots,
  element,
  fill,
  type Line,
  type Point,
  polar,
  steps,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';

const origin: Point = [0, 0];
const up = -Math.PI / 2;

/** Colour printed a little beside its outline, as from a second block. */
export function offRegister(colour: string, outline: string, dark: string, width = 2.2): string {
  return (
    element('g', { transform: 'translate(2.5 1.8)' }, fill(outline, colour)) +
    stroke(outline, dark, width)
  );
}

function petal(angle: number, from: number, to: number, wide: number, notch = 0): Line {
  const side = (sign: number): Point[] =>
    [0.35, 0.72, 0.96].map((share, index) =>
      polar(
        polar(origin, angle, from + (to - from) * share),
        angle + Math.PI / 2,
        sign * wide * ([0.62, 1, 0.5][index] as number),
      ),
    );
  return [
    polar(origin, angle, from),
    ...side(1),
    polar(origin, angle, to * (1 - notch)),
    ...side(-1).reverse(),
  ];
}

/** A round open flower. */
export function blossom(
  radius: number,
  petals: number,
  { main, second, third, dark, light }: Dyes,
): string {
  const ring = (from: number, to: number, wide: number, turn: number): string =>
    closedSoft(
      ...steps(0, petals - 1, petals - 1).map((index) =>
        petal(up + ((index + turn) / petals) * Math.PI * 2, from, to, wide, 0.1),
      ),
    );
  const wide = (radius * 2.2) / petals;
  const stamens = steps(0, petals * 2 - 1, petals * 2 - 1).map((index) =>
    polar(origin, (index / petals) * Math.PI, radius * 0.3),
  );
  return (
    offRegister(second, ring(radius * 0.3, radius, wide, 0.5), dark) +
    offRegister(main, ring(radius * 0.16, radius * 0.82, wide * 0.86, 0), dark) +
    fill(circle(origin, radius * 0.24), third) +
    stroke(circle(origin, radius * 0.24), dark, 2) +
    stroke(dots(stamens), light, 4.4) +
    stroke(dots([origin]), light, radius * 0.14)
  );
}

/** A fan of toothed petals on a cup. */
export function carnation(size: number, { main, second, third, dark, light }: Dyes): string {
  const fan = steps(-1.05, 1.05, 4).map((lean) =>
    petal(up + lean, size * 0.2, size, size * 0.22, 0.14),
  );
  const streaks = steps(-0.95, 0.95, 8).map(
    (lean): Line => [
      polar(origin, up + lean * 0.6, size * 0.34),
      polar(origin, up + lean, size * 0.62),
      polar(origin, up + lean * 1.06, size * 0.8),
    ],
  );
  const cup: Line = [
    [0, size * 0.42],
    [-size * 0.2, size * 0.2],
    [-size * 0.24, -size * 0.26],
    [0, -size * 0.16],
    [size * 0.24, -size * 0.26],
    [size * 0.2, size * 0.2],
  ];
  return (
    offRegister(main, closedSoft(...fan), dark) +
    stroke(curve(...streaks), light, 2.2) +
    offRegister(third, closedSoft(cup), dark) +
    fill(circle([0, size * 0.06], size * 0.07), second)
  );
}

/** A tulip with three pointed petals. */
export function tulip(size: number, { main, second, dark, light }: Dyes): string {
  const side = (sign: number): Line => [
    [0, size * 0.3],
    [sign * size * 0.42, size * 0.16],
    [sign * size * 0.44, -size * 0.36],
    [sign * size * 0.3, -size * 0.95],
    [sign * size * 0.1, -size * 0.4],
  ];
  const middle: Line = [
    [0, size * 0.26],
    [-size * 0.22, -size * 0.2],
    [0, -size * 0.9],
    [size * 0.22, -size * 0.2],
  ];
  return (
    offRegister(main, closedSoft(side(1), side(-1)), dark) +
    offRegister(second, closedSoft(middle), dark) +
    stroke(`M0 ${-size * 0.5}V${size * 0.12}`, light, 2.4)
  );
}

/** The pomegranate of old velvets: a fruit in a crown of leaves. */
export function pomegranate(size: number, { main, second, third, dark, light }: Dyes): string {
  const leaf = (lean: number): Line => petal(up + lean, size * 0.1, size * 1.05, size * 0.2);
  const seeds = steps(-2, 2, 4).flatMap((row) =>
    steps(-2, 2, 4).map(
      (column): Point => [(column + (row % 2) * 0.5) * size * 0.13, row * size * 0.14],
    ),
  );
  const body: Line = steps(0, Math.PI * 2, 12)
    .slice(0, -1)
    .map((angle) => polar(origin, angle, size * 0.5));
  return (
    offRegister(third, closedSoft(...[-1.6, -0.8, 0, 0.8, 1.6].map(leaf)), dark) +
    offRegister(main, closedSoft(body), dark, 3) +
    stroke(circle(origin, size * 0.38), second, 3) +
    stroke(dots(seeds.filter(([x, y]) => Math.hypot(x, y) < size * 0.33)), light, size * 0.075)
  );
}
