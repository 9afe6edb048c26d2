import {
  circle,
  curve,
  dots,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  rotate,
  steps,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { radial } from '../radial.ts';

/** Threads of pond weed, each cell with a green ribbon wound up in it. */
export function pondThreads(field: Field, light: Light, random: Random): string {
  const {
    centre: [cx, cy],
    radius,
  } = field;
  const thread = (): string => {
    const wide = radius * random.between(0.055, 0.1);
    const angle = random.between(-0.9, 0.9);
    const across = random.between(-0.95, 0.95) * radius;
    const bow = random.jitter(radius * 0.2);
    const place = (along: number, side: number): Point => {
      const curveBy = bow * (1 - (along / radius) ** 2);
      const [x, y] = rotate([along, across + curveBy + side], angle);
      return [cx + x, cy + y];
    };
    const edge = (side: number): Line => steps(-1.05, 1.05, 10).map((t) => place(t * radius, side));
    const cell = wide * random.between(3.4, 6);
    const walls = steps(-1, 1, Math.round((radius * 2) / cell));
    const turns = random.between(2.4, 4.2);
    const ribbons = walls.slice(0, -1).map((from, index): Line => {
      const to = walls[index + 1] as number;
      return steps(0.03, 0.97, 26).map((t) =>
        place((from + (to - from) * t) * radius, Math.sin(t * turns * Math.PI * 2) * wide * 0.74),
      );
    });
    const grains = ribbons.flatMap((ribbon) => ribbon.filter((_, index) => index % 4 === 1));
    return (
      form(polygon([...edge(wide), ...[...edge(-wide)].reverse()]), light.middle, light.line, 2, {
        'fill-opacity': 0.72,
      }) +
      fill(polygon([...edge(wide), ...[...edge(-wide)].reverse()]), light.tints[0], {
        'fill-opacity': 0.45,
      }) +
      stroke(curve(...ribbons), light.tints[3] ?? light.line, wide * 0.34) +
      stroke(curve(...ribbons), light.tints[1], wide * 0.18) +
      stroke(dots(grains), light.accent, wide * 0.16) +
      stroke(
        curve(
          ...walls.map((t) => [
            place(t * radius, -wide),
            place(t * radius, wide),
            place(t * radius, wide),
          ]),
        ),
        light.line,
        2,
      )
    );
  };
  return (
    ground(field, light) +
    Array.from({ length: 9 }, thread).join('') +
    dust(field, light, random, 24)
  );
}

/** Green balls that roll: beads all round, and daughters within. */
export function rollingBalls(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const taken: { at: Point; size: number }[] = [];
  let drawing = ground(field, light);
  const jelly = radial([
    [0, light.tints[0], 0.1],
    [0.75, light.tints[1], 0.32],
    [1, light.tints[2], 0.7],
  ]);
  drawing += jelly.defs;
  for (let turn = 0; turn < 300 && taken.length < 9; turn += 1) {
    const size = radius * random.between(0.14, 0.33);
    const at = somewhere(field, random, 0.85);
    if (
      taken.some(
        (other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < size + other.size + 8,
      )
    )
      continue;
    taken.push({ at, size });
    const beads = Array.from({ length: Math.round(size * 2.2) }, (_, index): Point => {
      const out = Math.sqrt(1 - (1 - index / (size * 2.2)) ** 2);
      return polar(at, index * 2.39996, size * 0.97 * out);
    });
    const daughters = Array.from({ length: Math.floor(random.between(3, 8)) }, (_, index) =>
      circle(
        polar(at, index * 1.15 + random.jitter(0.3), size * random.between(0.3, 0.6)),
        size * random.between(0.12, 0.19),
      ),
    );
    drawing +=
      fill(circle(at, size), jelly.paint) +
      stroke(circle(at, size), light.tints[2], 1.6) +
      form(daughters.join(''), light.tints[2], light.line, 2, { 'fill-opacity': 0.85 }) +
      stroke(dots(beads), light.tints[3] ?? light.line, radius * 0.008);
  }
  return drawing + dust(field, light, random, 20);
}
