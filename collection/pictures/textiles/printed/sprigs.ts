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
  type Random,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import { blossom, carnation, offRegister, pomegranate, tulip } from './blossoms.ts';

/** A leaf with a rib, from a place in a direction. */
export function leaf(
  at: Point,
  angle: number,
  length: number,
  colour: string,
  dark: string,
): string {
  const point = (along: number, side: number): Point =>
    polar(polar(at, angle, along * length), angle + Math.PI / 2, side * length);
  const edge: Line = [
    point(0, 0),
    point(0.3, 0.2),
    point(0.7, 0.16),
    point(1, -0.02),
    point(0.66, -0.17),
    point(0.28, -0.16),
  ];
  return (
    offRegister(colour, closedSoft(edge), dark, 1.8) +
    stroke(curve([at, point(0.5, 0.03), point(0.9, -0.01)]), dark, 1.4)
  );
}

/** The bent pine, mango or tear: filled with scallops and a flower. */
export function boteh(size: number, colours: Dyes): string {
  const { main, second, third, dark, light, ground } = colours;
  const shape = (share: number): Line => [
    [0, size * share],
    [-size * 0.5 * share, size * 0.62 * share],
    [-size * 0.5 * share, size * 0.05 * share],
    [-size * 0.12 * share, -size * 0.5 * share],
    [size * 0.34 * share, -size * 0.92 * share],
    [size * 0.62 * share, -size * 0.8 * share],
    [size * 0.36 * share, -size * 0.62 * share],
    [size * 0.42 * share, -size * 0.1 * share],
    [size * 0.52 * share, size * 0.6 * share],
  ];
  const beads = [...shape(0.84)].flatMap((from, index, all) => {
    const to = all[(index + 1) % all.length] as Point;
    return [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const];
  });
  return (
    offRegister(main, closedSoft(shape(1)), dark, 3) +
    stroke(dots(beads), light, size * 0.07) +
    offRegister(second, closedSoft(shape(0.66)), dark) +
    offRegister(ground, closedSoft(shape(0.46)), dark, 1.6) +
    element(
      'g',
      { transform: `translate(0 ${size * 0.14})` },
      blossom(size * 0.26, 6, { ...colours, second: third }),
    )
  );
}

/** A sprig: a flower on a stalk with leaves. */
export function sprig(size: number, colours: Dyes, random: Random): string {
  const { dark, third, second } = colours;
  const heads = [
    () => blossom(size * 0.42, random.pick([5, 6, 8]), colours),
    () => carnation(size * 0.5, colours),
    () => tulip(size * 0.5, colours),
    () => pomegranate(size * 0.42, colours),
  ] as const;
  const bend = random.jitter(size * 0.16);
  const stalk: Line = [
    [0, -size * 0.3],
    [bend, size * 0.2],
    [-bend * 0.5, size * 0.9],
  ];
  const bud: Point = [size * 0.42, size * 0.02];
  return (
    stroke(curve(stalk), dark, 3) +
    stroke(curve([[bend * 0.4, size * 0.42], [size * 0.22, size * 0.3], bud]), dark, 2.4) +
    leaf([bend * 0.7, size * 0.3], Math.PI - 0.5, size * 0.5, third, dark) +
    leaf([0, size * 0.62], -0.35, size * 0.48, third, dark) +
    leaf([-bend * 0.2, size * 0.74], Math.PI + 0.3, size * 0.36, third, dark) +
    fill(circle(bud, size * 0.1), second) +
    stroke(circle(bud, size * 0.1), dark, 2) +
    element('g', { transform: `translate(0 ${-size * 0.42})` }, random.pick(heads)())
  );
}
