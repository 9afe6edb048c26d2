import {
  circle,
  dots,
  fill,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  type Random,
  segments,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { ball, onBall } from './sphere.ts';

type Chamber = { at: Point; rx: number; ry: number; turn: number };

/** Chambers coiled, each a little larger than the last. */
function coiled(centre: Point, size: number, random: Random): Chamber[] {
  const perTurn = random.between(6, 10);
  const count = Math.floor(perTurn * random.between(1.7, 2.4));
  const growth = random.between(1.1, 1.16);
  const start = random.between(0, Math.PI * 2);
  return Array.from({ length: count }, (_, index) => {
    const share = growth ** (index - count + 1);
    const angle = start + (index / perTurn) * Math.PI * 2;
    return {
      at: polar(centre, angle, size * 0.62 * share),
      rx: size * 0.4 * share,
      ry: size * 0.34 * share,
      turn: angle,
    };
  });
}

/** Chambers plaited left and right, or in one row, from a small beginning. */
function straight(centre: Point, size: number, random: Random, rows: 1 | 2): Chamber[] {
  const count = rows === 1 ? 8 : 15;
  const turn = random.between(-0.5, 0.5) + Math.PI / 2;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1.6) / (count + 1.6);
    const along = size * (share ** 1.35 * 2 - 1.15);
    const side =
      rows === 2 ? (index % 2 ? 1 : -1) * size * 0.24 * share : Math.sin(index) * size * 0.03;
    const at = polar(polar(centre, turn, along), turn + Math.PI / 2, side);
    return { at, rx: size * 0.3 * share, ry: size * (rows === 1 ? 0.4 : 0.36) * share, turn };
  });
}

function shell(chambers: readonly Chamber[], size: number, light: Light, random: Random): string {
  const full = random.pick(light.tints);
  const [pale, deep] = light.dark ? ['#fffaf0', '#3a2c20'] : [light.middle, light.line];
  return chambers
    .map(({ at, rx, ry, turn }) => {
      const pores = onBall(70, random)
        .filter(({ depth }) => depth > 0.15)
        .map(({ at: [x, y] }): Point => [at[0] + x * rx, at[1] + y * rx]);
      return (
        ball(oval(at, rx, ry, turn), pale, full, deep) +
        stroke(dots(pores), deep, Math.max(1.2, size * 0.012), { 'stroke-opacity': 0.6 }) +
        stroke(oval(at, rx, ry, turn), deep, Math.max(0.8, size * 0.008), { 'stroke-opacity': 0.7 })
      );
    })
    .join('');
}

function anyShell(at: Point, size: number, light: Light, random: Random): string {
  const kinds = [
    () => coiled(at, size, random),
    () => coiled(at, size, random),
    () => straight(at, size, random, 1),
    () => straight(at, size, random, 2),
  ] as const;
  return shell(random.pick(kinds)(), size, light, random);
}

export function foraminifer(field: Field, light: Light, random: Random): string {
  return (
    ground(field, light) +
    anyShell(field.centre, field.radius * 0.82, light, random) +
    dust(field, light, random, 6)
  );
}

/** A pinch of sea sand. */
export function seaSand(field: Field, light: Light, random: Random): string {
  const taken: { at: Point; size: number }[] = [];
  let drawing = ground(field, light);
  for (let turn = 0; turn < 400 && taken.length < 26; turn += 1) {
    const size = field.radius * random.between(0.09, 0.17);
    const at = somewhere(field, random, 0.93);
    if (
      taken.some(
        (other) =>
          Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (size + other.size) * 1.08,
      )
    )
      continue;
    taken.push({ at, size });
    drawing +=
      taken.length % 4 === 0
        ? latticeBall(at, size * 0.8, light, random)
        : anyShell(at, size, light, random);
  }
  return drawing + dust(field, light, random, 20);
}

/** A radiolarian: a ball of lattice, a smaller one in it, and spines through both. */
function latticeBall(at: Point, size: number, light: Light, random: Random): string {
  const { line } = light;
  const tint = random.pick(light.tints);
  const lattice = (radius: number, count: number, front: boolean): string =>
    onBall(count, random)
      .filter(({ depth }) => (front ? depth > 0.06 : depth < -0.06))
      .map(({ at: [x, y], squeeze, bearing }) => {
        const hole = (radius * 1.55) / Math.sqrt(count);
        return oval([at[0] + x * radius, at[1] + y * radius], hole * squeeze + 0.3, hole, bearing);
      })
      .join('');
  const spines = onBall(24, random);
  const spine = ({ at: [x, y] }: (typeof spines)[number]): Line => {
    const out = (share: number, side: number): Point => [
      at[0] + x * size * share - y * side,
      at[1] + y * size * share + x * side,
    ];
    return [out(0.95, size * 0.03), out(1.42, 0), out(0.95, -size * 0.03)];
  };
  const inner = onBall(24, random).map(
    ({ at: [x, y] }) =>
      [
        [at[0] + x * size * 0.4, at[1] + y * size * 0.4] as const,
        [at[0] + x * size, at[1] + y * size] as const,
      ] as const,
  );
  return (
    fill(circle(at, size), tint, { 'fill-opacity': 0.16 }) +
    stroke(lattice(size, 150, false), tint, Math.max(0.7, size * 0.012), {
      'stroke-opacity': 0.45,
    }) +
    stroke(segments(inner), tint, Math.max(0.7, size * 0.012), { 'stroke-opacity': 0.6 }) +
    stroke(lattice(size * 0.42, 60, true), line, Math.max(0.7, size * 0.012), {
      'stroke-opacity': 0.8,
    }) +
    fill(polygon(...spines.map(spine)), line) +
    stroke(lattice(size, 150, true), line, Math.max(0.9, size * 0.02)) +
    stroke(circle(at, size), line, Math.max(0.9, size * 0.02))
  );
}

export function radiolarian(field: Field, light: Light, random: Random): string {
  return (
    ground(field, light) +
    latticeBall(field.centre, field.radius * 0.6, light, random) +
    dust(field, light, random, 9)
  );
}
