import { circle, element, fill, type Point, polar, type Random } from '@portal/engraving';
import type { Light } from './light.ts';
import { radial } from './radial.ts';

/** What one sees through the eyepiece. */
export type Field = { centre: Point; radius: number };

/** Draws what lies under the lens, from edge to edge of the field. */
export type Subject = (field: Field, light: Light, random: Random) => string;

/** A place in the field, as often near its rim as near its middle for its area. */
export function somewhere({ centre, radius }: Field, random: Random, reach = 1): Point {
  return polar(centre, random.next() * Math.PI * 2, Math.sqrt(random.next()) * radius * reach);
}

/** A ring that ends at the rim: to shade all of a field costs more. */
function outerRing({ centre, radius }: Field, from: number): string {
  return circle(centre, radius * 1.01) + circle(centre, radius * from);
}

/** The lit ground of the field. */
export function ground(field: Field, { middle, rim }: Light): string {
  const lamp = radial([
    [0, middle],
    [0.66, middle],
    [1, rim],
  ]);
  return (
    lamp.defs +
    fill(circle(field.centre, field.radius * 1.01), middle) +
    fill(outerRing(field, 0.66), lamp.paint, { 'fill-rule': 'evenodd' })
  );
}

/** The lens darkens towards its rim, and what it shows there is tinged. */
export function rimShadow(field: Field, { dark }: Light): string {
  const shade = radial([
    [0, '#000', 0],
    [0.78, '#000', 0],
    [0.95, dark ? '#000' : '#2a1408', 0.22],
    [1, dark ? '#000' : '#1a0c06', 0.6],
  ]);
  return (
    shade.defs +
    fill(outerRing(field, 0.78), shade.paint, { 'fill-rule': 'evenodd' }) +
    element('path', {
      d: circle(field.centre, field.radius - 2),
      stroke: dark ? '#5a78a8' : '#c06a2a',
      'stroke-width': 3,
      'stroke-opacity': 0.35,
    })
  );
}

/** Dust and bubbles out of focus, above or below what one looks at. */
export function dust(field: Field, { line, dark }: Light, random: Random, count: number): string {
  const mote = radial([
    [0, line, dark ? 0.2 : 0.16],
    [0.5, line, dark ? 0.08 : 0.1],
    [1, line, 0],
  ]);
  const motes = Array.from({ length: count }, () =>
    fill(
      circle(somewhere(field, random, 0.95), field.radius * random.between(0.008, 0.05)),
      mote.paint,
    ),
  );
  return mote.defs + motes.join('');
}
