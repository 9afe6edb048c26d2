import {
  circle,
  curve,
  form,
  type Line,
  type Point,
  polar,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { bar } from './flat-parts.ts';
import { weight } from './lines.ts';
import type { Burin, Material } from './press.ts';

/** A round plate or ball: arcs on its dark side, more of them the larger it is printed. */
export function disc(press: Burin, centre: Point, radius: number, material: Material): string {
  const count = Math.min(12, Math.floor((radius * press.scale) / 9));
  const arcs = Array.from({ length: count }, (_, index): Line => {
    const share = 0.93 - (index * 0.5) / Math.max(3, count);
    const reach = 0.95 - index * 0.05;
    return steps(0.5 - reach, 0.5 + reach, 8).map((turn) => polar(centre, turn, radius * share));
  });
  return (
    form(circle(centre, radius), press[material], press.ink, weight(press).outline) +
    (arcs.length > 0 ? stroke(curve(...arcs), press.ink, weight(press).shade) : '')
  );
}

/** A flat ring. */
export function hoop(
  press: Burin,
  centre: Point,
  outer: number,
  inner: number,
  material: Material,
): string {
  return (
    form(
      circle(centre, outer) + circle(centre, inner),
      press[material],
      press.ink,
      weight(press).outline,
      { 'fill-rule': 'evenodd' },
    ) +
    stroke(
      curve(steps(-0.4, 1.5, 8).map((turn) => polar(centre, turn, (outer + inner) / 2))),
      press.ink,
      weight(press).shade,
    )
  );
}

export function wheel(
  press: Burin,
  centre: Point,
  radius: number,
  spokes: number,
  material: Material,
): string {
  const rods = Array.from({ length: spokes }, (_, index) => {
    const turn = (index * Math.PI * 2) / spokes + 0.2;
    return bar(
      press,
      polar(centre, turn, radius * 0.12),
      polar(centre, turn, radius * 0.9),
      Math.max(2.4, radius * 0.05),
      material,
    );
  });
  return (
    rods.join('') +
    hoop(press, centre, radius, radius * 0.87, material) +
    disc(press, centre, radius * 0.14, material)
  );
}

/** A divided circle. */
export function dial(press: Burin, centre: Point, radius: number, divisions: number): string {
  const ticks = Array.from({ length: divisions }, (_, index): readonly [Point, Point] => {
    const turn = (index * Math.PI * 2) / divisions - Math.PI / 2;
    return [
      polar(centre, turn, radius * (index % 5 ? 0.9 : 0.83)),
      polar(centre, turn, radius * 0.97),
    ];
  });
  return (
    form(circle(centre, radius), press.white, press.ink, weight(press).outline) +
    stroke(
      circle(centre, radius * 0.97) + circle(centre, radius * 0.8),
      press.ink,
      weight(press).shade,
    ) +
    stroke(segments(ticks), press.ink, weight(press).detail)
  );
}
