import {
  circle,
  closedSoft,
  dots,
  fill,
  form,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  type Random,
  steps,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground, somewhere } from '../field.ts';
import type { Light } from '../light.ts';
import { ball, onBall } from './sphere.ts';

type Grain = (at: Point, size: number, light: Light, random: Random) => string;

function tone({ tints, line, dark }: Light, random: Random): [string, string, string] {
  const full = random.pick(tints);
  return dark ? ['#ffffff', full, '#2a1c12'] : [tints[0], full, line];
}

/** Set about with thorns, as of hollyhock. */
function thorny(at: Point, size: number, light: Light, random: Random): string {
  const [pale, full, deep] = tone(light, random);
  const body = size * 0.8;
  const thorn = (place: ReturnType<typeof onBall>[number]): Line => {
    const out = size * 0.27;
    const [x, y] = [at[0] + place.at[0] * body, at[1] + place.at[1] * body];
    const tip: Point = [x + place.at[0] * out, y + place.at[1] * out - place.depth * size * 0.04];
    const [nx, ny] = [
      -Math.sin(place.bearing) * size * 0.07,
      Math.cos(place.bearing) * size * 0.07,
    ];
    return [[x + nx, y + ny], tip, [x - nx, y - ny]];
  };
  const places = onBall(110, random);
  const behind = places.filter(({ depth }) => depth <= 0.05).map(thorn);
  const before = places.filter(({ depth }) => depth > 0.05).sort((a, b) => a.depth - b.depth);
  return (
    fill(polygon(...behind), deep) +
    fill(polygon(...behind), full, { 'fill-opacity': 0.6 }) +
    ball(circle(at, body), pale, full, deep) +
    before
      .map((place) => form(polygon(thorn(place)), pale, deep, 0.8, { 'fill-opacity': 0.75 }))
      .join('') +
    stroke(
      dots(before.map((place) => [at[0] + place.at[0] * body, at[1] + place.at[1] * body])),
      deep,
      size * 0.03,
    )
  );
}

/** Netted, as of the lily. */
function netted(at: Point, size: number, light: Light, random: Random): string {
  const [pale, full, deep] = tone(light, random);
  const stretch = random.between(1, 1.5);
  const holes = onBall(230, random)
    .filter(({ depth }) => depth > 0.12)
    .map(({ at: [x, y], squeeze, bearing }) =>
      oval(
        [at[0] + x * size * stretch, at[1] + y * size],
        size * 0.075 * squeeze + 0.5,
        size * 0.075,
        bearing,
      ),
    );
  return (
    ball(oval(at, size * stretch, size), pale, full, deep) +
    fill(holes.join(''), deep, { 'fill-opacity': 0.55 }) +
    stroke(oval(at, size * stretch, size), deep, size * 0.02)
  );
}

/** Three-cornered, as of evening primrose: each corner a pore. */
function cornered(at: Point, size: number, light: Light, random: Random): string {
  const [pale, full, deep] = tone(light, random);
  const turn = random.between(0, Math.PI * 2);
  const edge = (share: number): Line =>
    steps(0, Math.PI * 2, 36)
      .slice(0, -1)
      .map((angle) =>
        polar(at, angle + turn, size * share * (0.82 + 0.26 * Math.cos(angle * 3) ** 3)),
      );
  const pores = [0, 1, 2].map((corner) =>
    circle(polar(at, turn + (corner * Math.PI * 2) / 3, size * 0.9), size * 0.13),
  );
  return (
    ball(closedSoft(edge(1.08)), pale, full, deep) +
    stroke(closedSoft(edge(0.96)), deep, size * 0.02, { 'stroke-opacity': 0.6 }) +
    ball(circle(at, size * 0.52), pale, full, deep) +
    form(pores.join(''), pale, deep, size * 0.03, { 'fill-opacity': 0.7 })
  );
}

/** Winged with two bladders, as of the pine. */
function winged(at: Point, size: number, light: Light, random: Random): string {
  const [pale, full, deep] = tone(light, random);
  const turn = random.between(0, Math.PI * 2);
  const bladders = [-1, 1].map((side) => {
    const place = polar(at, turn + side * 0.95, size * 0.72);
    const cells = onBall(120, random)
      .filter(({ depth }) => depth > 0.2)
      .map(({ at: [x, y] }): Point => [place[0] + x * size * 0.5, place[1] + y * size * 0.5]);
    return (
      ball(circle(place, size * 0.52), pale, full, deep) +
      stroke(dots(cells), deep, size * 0.05, { 'stroke-opacity': 0.45 })
    );
  });
  return (
    bladders.join('') +
    ball(oval(polar(at, turn, -size * 0.1), size * 0.62, size * 0.82, turn), pale, full, deep) +
    stroke(oval(polar(at, turn, -size * 0.1), size * 0.5, size * 0.7, turn), deep, size * 0.02, {
      'stroke-opacity': 0.5,
    })
  );
}

/** Smooth with pores, as of grass and alder. */
function pored(at: Point, size: number, light: Light, random: Random): string {
  const [pale, full, deep] = tone(light, random);
  const pores = onBall(26, random).filter(({ depth }) => depth > 0.1);
  return (
    ball(circle(at, size * 0.94), pale, full, deep) +
    pores
      .map(({ at: [x, y], squeeze, bearing }) =>
        form(
          oval(
            [at[0] + x * size * 0.9, at[1] + y * size * 0.9],
            size * 0.12 * squeeze + 0.5,
            size * 0.12,
            bearing,
          ),
          deep,
          pale,
          size * 0.035,
        ),
      )
      .join('') +
    stroke(circle(at, size * 0.94), deep, size * 0.02)
  );
}

const grains = [thorny, netted, cornered, winged, pored] as const satisfies readonly Grain[];

/** One grain that fills the field. */
export function pollenGrain(field: Field, light: Light, random: Random): string {
  const kind: Grain = grains[Math.floor(random.next() * grains.length)] ?? thorny;
  return (
    ground(field, light) +
    kind(field.centre, field.radius * 0.68, light, random) +
    dust(field, light, random, 6)
  );
}

/** What a bee had on her legs. */
export function pollenStrew(field: Field, light: Light, random: Random): string {
  const { radius } = field;
  const taken: { at: Point; size: number }[] = [];
  let drawing = ground(field, light);
  for (let turn = 0; turn < 600 && taken.length < 30; turn += 1) {
    const size = radius * random.between(0.07, 0.15);
    const at = somewhere(field, random, 0.95);
    if (
      taken.some(
        (other) =>
          Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (size + other.size) * 1.25,
      )
    )
      continue;
    taken.push({ at, size });
    const kind: Grain = grains[taken.length % grains.length] ?? thorny;
    drawing += kind(at, size, light, random);
  }
  return drawing + dust(field, light, random, 30);
}
