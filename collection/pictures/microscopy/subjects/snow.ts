import {
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  rotate,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground } from '../field.ts';
import type { Light } from '../light.ts';
import { radial, stamp } from '../radial.ts';

const sixth = Math.PI / 3;

function hexagon(size: number, turn = 0): Line {
  return steps(0, 5, 5).map((side) => polar([0, 0], side * sixth + turn, size));
}

/** A blade of ice: a long facet with a ridge, from a place outwards. */
function blade(at: Point, angle: number, length: number, width: number): Line {
  const across = (along: number, side: number): Point => {
    const [dx, dy] = rotate([along, side], angle);
    return [at[0] + dx, at[1] + dy];
  };
  return [
    across(0, -width * 0.5),
    across(length * 0.82, -width * 0.62),
    across(length, 0),
    across(length * 0.82, width * 0.62),
    across(0, width * 0.5),
  ];
}

type Arm = { blades: Line[]; ridges: (readonly [Point, Point])[] };

/** One arm pointing right, its side branches at sixty degrees and longest in the middle. */
function arm(radius: number, random: Random): Arm {
  const blades: Line[] = [blade([0, 0], 0, radius, radius * 0.05)];
  const ridges: (readonly [Point, Point])[] = [
    [
      [0, 0],
      [radius * 0.95, 0],
    ],
  ];
  const count = Math.floor(random.between(3, 8));
  const fullness = random.between(0.3, 0.55);
  const peak = random.between(0.35, 0.75);
  steps(0.24, 0.92, count).forEach((share) => {
    const length =
      radius * fullness * Math.exp(-(((share - peak) / 0.33) ** 2)) * random.between(0.75, 1.1);
    const width = radius * random.between(0.022, 0.05);
    for (const side of [1, -1]) {
      const from: Point = [radius * share, 0];
      blades.push(blade(from, side * sixth, length, width));
      ridges.push([from, polar(from, side * sixth, length * 0.92)]);
      if (length > radius * 0.22) {
        for (const twig of [0.45, 0.7]) {
          const root = polar(from, side * sixth, length * twig);
          blades.push(blade(root, 0, length * 0.3, width * 0.7));
        }
      }
    }
  });
  const tip: Point = [radius * 0.93, 0];
  if (random.chance(0.5))
    blades.push(hexagon(radius * 0.09).map(([x, y]) => [x + tip[0], y + tip[1]]));
  return { blades, ridges };
}

/** A crystal of snow on cold glass, which melts while one looks. */
export function snow(field: Field, light: Light, random: Random): string {
  const { centre, radius } = field;
  const size = radius * random.between(0.76, 0.86);
  const plate = random.chance(0.3);
  const { blades, ridges } = arm(plate ? size * 0.72 : size, random);
  const ice = light.line;
  const id = `arm-${Math.floor(random.next() * 1e9)}`;
  const one = stamp(
    id,
    form(polygon(...blades), ice, ice, radius * 0.006, { 'fill-opacity': 0.42 }) +
      stroke(segments(ridges), ice, radius * 0.007, { 'stroke-opacity': 0.85 }),
  );
  const hearts = [plate ? 0.74 : random.between(0.16, 0.34), random.between(0.1, 0.16), 0.06];
  const glassy = radial([
    [0, light.tints[0], 0.75],
    [0.6, light.tints[1], 0.3],
    [1, ice, 0.7],
  ]);
  const turn = random.between(0, sixth);
  const rayed = steps(0, 5, 5).map(
    (side) => [[0, 0] as Point, polar([0, 0], side * sixth, size * (hearts[0] as number))] as const,
  );
  const heart = stamp(
    `heart-${id}`,
    hearts
      .map((share, index) =>
        form(
          polygon(hexagon(size * share, index === 1 ? sixth / 2 : 0)),
          glassy.paint,
          ice,
          radius * 0.008,
        ),
      )
      .join('') + stroke(segments(rayed), ice, radius * 0.005),
  );
  const halo = radial([
    [0, light.tints[0], 0.3],
    [1, light.tints[0], 0],
  ]);
  return (
    ground(field, light) +
    halo.defs +
    glassy.defs +
    one.defs +
    heart.defs +
    fill(polygon(hexagon(radius).map(([x, y]) => [x + centre[0], y + centre[1]])), halo.paint) +
    steps(0, 5, 5)
      .map((side) => one.at(...centre, turn + side * sixth))
      .join('') +
    heart.at(...centre, turn) +
    dust(field, light, random, 8)
  );
}
