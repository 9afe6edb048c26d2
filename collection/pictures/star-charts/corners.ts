import {
  circle,
  curve,
  dots,
  element,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { upTo } from './counting.ts';
import { moonFace, sunFace } from './faces.ts';
import type { Inks } from './inks.ts';
import { cometMark, saturnMark } from './planet-marks.ts';
import { starShape } from './star-marks.ts';

export type CornerKind = 'faces' | 'clouds' | 'stars' | 'rays';

export type Spandrels = { centre: Point; radius: number; inks: Inks; random: Random };

/** What fills the four corners that a round chart leaves in its frame. */
export function corners(kind: CornerKind, field: Line, spandrels: Spandrels): string {
  const tint = spandrels.inks.washes[5];
  const ground = spandrels.inks.dark ? '' : fill(polygon(field), tint, { 'fill-opacity': 0.45 });
  return ground + kinds[kind](field, spandrels);
}

const kinds: Record<CornerKind, (field: Line, spandrels: Spandrels) => string> = {
  faces,
  clouds,
  stars: starField,
  rays,
};

/** The middle of the free room in each corner of the field. */
function middles(field: Line, { centre, radius }: Spandrels, share = 0.5): Point[] {
  return field.map(([x, y]) => {
    const angle = Math.atan2(y - centre[1], x - centre[0]);
    const away = Math.hypot(x - centre[0], y - centre[1]);
    return polar(centre, angle, radius + (away - radius) * share);
  });
}

function faces(field: Line, spandrels: Spandrels): string {
  const { inks, random } = spandrels;
  const [a, b, c, d] = middles(field, spandrels, 0.46) as [Point, Point, Point, Point];
  const colours = {
    line: inks.ink,
    light: inks.dark ? inks.paper : inks.sky,
    dark: inks.washes[1],
  };
  const sun = inks.dark ? colours : { ...colours, light: inks.washes[1], dark: inks.washes[0] };
  return (
    starField(field, spandrels) +
    sunFace(a, 46, 14, sun, random) +
    form(circle(b, 76), inks.dark ? inks.sky : inks.washes[5], inks.ink, 1.4) +
    moonFace([b[0] + 14, b[1]], 58, colours, random) +
    saturnMark(c, 44, inks, random) +
    cometMark(d, 64, inks, random)
  );
}

/** Heaped clouds, the nearest to the corner last, cut off by the frame. */
function clouds(field: Line, { centre, inks, random }: Spandrels): string {
  const heaps = field.flatMap((corner) => {
    const inward = Math.atan2(centre[1] - corner[1], centre[0] - corner[0]);
    return [196, 150, 100, 50].map((reach, layer) => {
      const wash = inks.dark ? (inks.washes[layer + 1] ?? inks.sky) : inks.paper;
      return steps(-0.95, 0.95, 6 - layer)
        .map((turn) => polar(corner, inward + turn, reach * random.between(0.94, 1.06)))
        .map((at) => puff(at, 36 + random.jitter(6), inward, wash, inks))
        .join('');
    });
  });
  return (
    element('clipPath', { id: 'field' }, element('path', { d: polygon(field) })) +
    element('g', { 'clip-path': 'url(#field)' }, heaps.join(''))
  );
}

/** One billow, curled in like a shell. */
function puff(at: Point, size: number, inward: number, ground: string, { ink }: Inks): string {
  const curl = steps(0, 1, 14).map((t) =>
    polar(at, inward - 1.4 + t * 7, size * (0.98 - 0.72 * t)),
  );
  return (
    fill(circle(at, size), ground) +
    stroke(circle(at, size), ink, 1.8) +
    stroke(curve(curl), ink, 1)
  );
}

function starField(field: Line, spandrels: Spandrels): string {
  const { inks, random, centre, radius } = spandrels;
  const places = field.flatMap(([x, y]) =>
    Array.from(
      { length: 60 },
      (): Point => [
        x + (centre[0] - x) * random.next() * 0.42,
        y + (centre[1] - y) * random.next() * 0.42,
      ],
    ),
  );
  const free = places.filter(
    ([x, y]) => Math.hypot(x - centre[0], y - centre[1]) > radius + 14 && inside(field, [x, y]),
  );
  const large = free.filter((_, index) => index % 6 === 0);
  return (
    stroke(dots(free), inks.star, 2.4) +
    fill(large.map((at) => starShape(at, random.between(6, 12), 6, 0.4)).join(''), inks.accent)
  );
}

function inside(field: Line, [x, y]: Point): boolean {
  const [from, , to] = field as [Point, Point, Point, Point];
  return x > from[0] + 12 && y > from[1] + 12 && x < to[0] - 12 && y < to[1] - 12;
}

/** Long straight rays from the rim to the frame, thick and thin by turns. */
function rays(field: Line, { centre, radius, inks }: Spandrels): string {
  const [from, , to] = field as [Point, Point, Point, Point];
  const lines = upTo(360).flatMap((index) => {
    const angle = (index / 180) * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(
      Math.abs(((cos > 0 ? to[0] : from[0]) - centre[0]) / (cos || 1e-6)),
      Math.abs(((sin > 0 ? to[1] : from[1]) - centre[1]) / (sin || 1e-6)),
    );
    const end =
      index % 3 === 0 ? reach - 6 : radius + (reach - radius) * (index % 3 === 1 ? 0.7 : 0.45);
    return end > radius + 10
      ? [[polar(centre, angle, radius + 4), polar(centre, angle, end)] as const]
      : [];
  });
  return stroke(segments(lines), inks.dark ? inks.ink : inks.accent, 1.5);
}
