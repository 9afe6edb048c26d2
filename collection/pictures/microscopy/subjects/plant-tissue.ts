import {
  circle,
  closedSoft,
  distance,
  dots,
  fill,
  form,
  type Point,
  polar,
  polygon,
  type Random,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground } from '../field.ts';
import type { Light } from '../light.ts';
import { scatter } from '../scatter.ts';
import { divide, inset, settle } from '../voronoi.ts';

/** Leaf cells with walls of light and green grains that gather along them. */
export function leafCells(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const size = radius * random.between(0.1, 0.15);
  // Longer than wide: the ground is divided in squeezed measures and stretched again.
  const stretch = random.between(1.1, 1.9);
  const seeds = settle(scatter(field, random, 900, size), size * 2.4, 2);
  const stretched = (point: Point): Point => [
    point[0],
    field.centre[1] + (point[1] - field.centre[1]) * stretch,
  ];
  const cells = divide(seeds, size * 2.4)
    .filter(({ edge }) => edge.length > 2)
    .map(({ edge }) => inset(edge.map(stretched), size * 0.07));
  const washes = light.tints.slice(0, 2).map((tint, index) =>
    fill(closedSoft(...cells.filter((_, cell) => cell % 2 === index)), tint, {
      'fill-opacity': 0.6,
    }),
  );
  const grains: Point[] = [];
  const nuclei: string[] = [];
  for (const cell of cells) {
    const wall = inset(cell, size * 0.16);
    for (let turn = 0; turn < 11; turn += 1) {
      const index = Math.floor(random.next() * wall.length);
      const [from, to] = [wall[index] as Point, wall[(index + 1) % wall.length] as Point];
      const t = random.next();
      grains.push([
        from[0] + (to[0] - from[0]) * t + random.jitter(size * 0.08),
        from[1] + (to[1] - from[1]) * t + random.jitter(size * 0.08),
      ]);
    }
    const corner = cell[0] as Point;
    const middle = inset(cell, 1e6)[0] as Point;
    nuclei.push(circle([mixed(corner[0], middle[0]), mixed(corner[1], middle[1])], size * 0.1));
  }
  const even = (parity: number): Point[] => grains.filter((_, index) => index % 2 === parity);
  return (
    ground(field, light) +
    washes.join('') +
    stroke(closedSoft(...cells), light.line, size * 0.05) +
    stroke(closedSoft(...cells.map((cell) => inset(cell, size * 0.05))), light.faint, size * 0.02) +
    stroke(dots(even(0)), light.tints[2], size * 0.17) +
    stroke(dots(even(1)), light.tints[3] ?? light.line, size * 0.14) +
    form(nuclei.join(''), light.accent, light.line, 1, { 'fill-opacity': 0.8 }) +
    dust(field, light, random, 8)
  );
}

function mixed(corner: number, middle: number): number {
  return middle + (corner - middle) * 0.55;
}

/** A young stem cut across: rind, pith, and a ring of bundles that take the red stain. */
export function stemSection(field: Field, light: Light, random: Random): string {
  const { centre, radius } = field;
  const bundles = random.pick([7, 9, 11]);
  const outer = radius * 0.92;
  const ring = outer * random.between(0.56, 0.66);
  const places = Array.from({ length: bundles }, (_, index) =>
    polar(centre, ((index + 0.5) / bundles) * Math.PI * 2, ring),
  );
  const core = outer * Math.min(0.16, 1.3 / bundles);
  const toBundle = (point: Point): number =>
    Math.min(...places.map((place) => distance(point, place))) / core;
  const room = (point: Point): number => {
    const out = distance(point, centre) / outer;
    if (out > 1) return radius * 0.062;
    if (out > 0.93) return radius * 0.022;
    if (toBundle(point) < 1) return radius * (distance(point, centre) < ring ? 0.034 : 0.02);
    return radius * (out < 0.5 ? 0.062 : 0.044);
  };
  const seeds = scatter(field, random, 5200, radius * 0.062, room).filter(
    (point) => distance(point, centre) < outer,
  );
  const layers = new Map<string, string[]>();
  for (const { seed, edge } of divide(seeds, radius * 0.13)) {
    if (edge.length < 3 || edge.some((point) => distance(point, centre) > outer * 1.03)) continue;
    const near = toBundle(seed);
    const inner = distance(seed, centre) < ring;
    const vessel = near < 0.8 && inner;
    const colour = cellColour(light, near, inner, distance(seed, centre) / outer, random);
    const shape = closedSoft(inset(edge, radius * (vessel ? 0.006 : 0.003)));
    layers.set(colour, [...(layers.get(colour) ?? []), shape]);
  }
  return (
    ground(field, light) +
    fill(circle(centre, outer), light.tints[1], { 'fill-opacity': 0.35 }) +
    [...layers].map(([colour, shapes]) => form(shapes.join(''), colour, light.line, 1.1)).join('') +
    stroke(circle(centre, outer), light.line, 3) +
    stroke(polygon(...hairs(field, outer, random)), light.line, 1.1) +
    dust(field, light, random, 10)
  );
}

function cellColour(
  { tints, accent, middle }: Light,
  near: number,
  inner: boolean,
  out: number,
  random: Random,
): string {
  if (out > 0.93) return tints[2];
  if (near < 0.85) return inner ? accent : (tints[3] ?? tints[2]);
  if (near < 1.1) return tints[2];
  return random.chance(0.25) ? middle : tints[0];
}

/** Hairs on the rind. */
function hairs({ centre, radius }: Field, outer: number, random: Random): Point[][] {
  return Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const length = radius * random.between(0.03, 0.08);
    return [
      polar(centre, angle - 0.006, outer),
      polar(centre, angle + random.jitter(0.03), outer + length),
      polar(centre, angle + 0.006, outer),
    ];
  });
}
