import {
  circle,
  closedSoft,
  ellipse,
  fill,
  oval,
  type Point,
  polar,
  type Random,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { radial, type Stamp, stamp } from '../radial.ts';

/** Packs discs of a size into the field: none may overlap another by much. */
function pack(field: Field, random: Random, room: number, count: number): Point[] {
  const found: Point[] = [];
  for (let turn = 0; turn < 6000 && found.length < count; turn += 1) {
    const point = somewhere(field, random, 1.05);
    if (found.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > room)) found.push(point);
  }
  return found;
}

/** A red cell is hollow on both sides, and so pale in its middle. */
function redCell(id: string, size: number, { tints }: Light, rx = 1): Stamp {
  const disc = radial([
    [0, tints[0], 0.25],
    [0.34, tints[0], 0.8],
    [0.62, tints[2], 0.92],
    [0.9, tints[1], 0.95],
    [1, tints[2], 1],
  ]);
  return stamp(id, disc.defs + fill(oval([0, 0], size * rx, size), disc.paint));
}

/** A white cell: pale, grained, its nucleus in lobes. */
function whiteCell(at: Point, size: number, light: Light, random: Random): string {
  const lobes = Math.floor(random.between(1, 5));
  const turn = random.between(0, Math.PI * 2);
  const nucleus = Array.from({ length: lobes }, (_, index) => {
    const spread = lobes === 1 ? 0 : size * 0.45;
    const place = polar(at, turn + index * 1.25, spread);
    const lobe = ellipse(
      place,
      size * (lobes === 1 ? 0.68 : 0.36),
      size * (lobes === 1 ? 0.62 : 0.3),
      9,
    );
    return closedSoft(lobe.map(([x, y]) => [x + random.jitter(2), y + random.jitter(2)] as const));
  });
  return (
    fill(circle(at, size * 1.04), light.middle) +
    fill(circle(at, size), light.tints[0], { 'fill-opacity': 0.75 }) +
    stroke(circle(at, size), light.faint, 1.2) +
    fill(nucleus.join(''), light.accent, { 'fill-opacity': 0.9 }) +
    stroke(nucleus.join(''), light.accent, 2)
  );
}

export function blood(field: Field, light: Light, random: Random): string {
  const size = field.radius * random.between(0.062, 0.082);
  const cell = redCell('red-cell', size, light);
  const places = pack(field, random, size * 1.86, 190);
  const whites = places.filter((_, index) => index % 31 === 7);
  return (
    ground(field, light) +
    cell.defs +
    places
      .filter((_, index) => index % 31 !== 7)
      .map(([x, y]) => cell.at(x, y, random.between(0, 3), random.between(0.86, 1.06)))
      .join('') +
    whites.map((at) => whiteCell(at, size * 1.5, light, random)).join('') +
    dust(field, light, random, 26)
  );
}

/** The cells of a frog are oval, and each keeps its nucleus. */
export function frogBlood(field: Field, light: Light, random: Random): string {
  const size = field.radius * 0.075;
  const cell = redCell('frog-cell', size, light, 1.6);
  const nucleus = stamp(
    'frog-nucleus',
    fill(oval([0, 0], size * 0.52, size * 0.34), light.accent, { 'fill-opacity': 0.9 }) +
      fill(oval([-size * 0.1, 0], size * 0.2, size * 0.12), light.tints[2], {
        'fill-opacity': 0.6,
      }),
  );
  const drift = random.between(0, Math.PI);
  const cells = pack(field, random, size * 2.3, 130).map(([x, y]) => {
    const turn = drift + random.jitter(1.2);
    return cell.at(x, y, turn) + nucleus.at(x, y, turn + random.jitter(0.3));
  });
  return (
    ground(field, light) +
    cell.defs +
    nucleus.defs +
    cells.join('') +
    dust(field, light, random, 14)
  );
}

/** Red cells with the rings and crescents of malaria in them. */
export function malaria(field: Field, light: Light, random: Random): string {
  const size = field.radius * 0.12;
  const cell = redCell('host-cell', size, light);
  const guests = (at: Point): string => {
    const place = polar(at, random.between(0, 6), size * 0.35);
    const ring = circle(place, size * random.between(0.2, 0.3));
    return (
      stroke(ring, light.accent, size * 0.06) +
      fill(circle(polar(place, random.between(0, 6), size * 0.26), size * 0.1), light.accent)
    );
  };
  const crescent = (at: Point): string => {
    const turn = random.between(0, 6);
    const arc = (reach: number, width: number): Point[] =>
      [-1, -0.5, 0, 0.5, 1].map((t) =>
        polar(at, turn + t * 1.05, size * (reach + width * (1 - t * t))),
      );
    return fill(closedSoft([...arc(0.8, 0.25), ...arc(0.8, -0.3).reverse()]), light.accent);
  };
  const places = pack(field, random, size * 1.9, 80);
  return (
    ground(field, light) +
    cell.defs +
    places.map(([x, y]) => cell.at(x, y, 0, random.between(0.9, 1.05))).join('') +
    places
      .filter((_, index) => index % 4 === 0)
      .map(guests)
      .join('') +
    places
      .filter((_, index) => index % 9 === 2)
      .map(crescent)
      .join('') +
    dust(field, light, random, 20)
  );
}
