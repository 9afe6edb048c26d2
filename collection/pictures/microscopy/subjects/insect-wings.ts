import {
  closedSoft,
  curve,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  type Segment,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground } from '../field.ts';
import type { Light } from '../light.ts';
import { linear, stamp } from '../radial.ts';

/** A butterfly's wing: scales in rows like slates, in the colours of an eye-spot. */
export function butterflyScales(field: Field, light: Light, random: Random): string {
  const { centre, radius } = field;
  const [wide, tall] = [radius * 0.088, radius * 0.19];
  const scale = (colour: string, index: number) => {
    const edge: Line = [
      [-wide * 0.12, -tall * 0.5],
      [wide * 0.12, -tall * 0.5],
      [wide * 0.5, -tall * 0.1],
      [wide * 0.52, tall * 0.36],
      [wide * 0.3, tall * 0.5],
      [wide * 0.12, tall * 0.44],
      [0, tall * 0.52],
      [-wide * 0.12, tall * 0.44],
      [-wide * 0.3, tall * 0.5],
      [-wide * 0.52, tall * 0.36],
      [-wide * 0.5, -tall * 0.1],
    ];
    const ribs: Segment[] = steps(-0.38, 0.38, 6).map((share) => [
      [share * wide * 0.7, -tall * 0.34],
      [share * wide * 1.1, tall * 0.42],
    ]);
    return stamp(
      `scale-${index}`,
      form(polygon(edge), colour, '#1a120c', 1.1) +
        stroke(segments(ribs), '#000', 0.9, { 'stroke-opacity': 0.28 }) +
        stroke(segments(ribs.slice(2, 4)), '#fff', 0.9, { 'stroke-opacity': 0.4 }),
    );
  };
  const colours = [light.accent, ...light.tints, light.line];
  const stamps = colours.map(scale);
  const eye = polar(centre, random.between(0, 6), radius * 0.3);
  let drawing = ground(field, light) + stamps.map(({ defs }) => defs).join('');
  const rows = Math.ceil((radius * 2.1) / (tall * 0.56));
  for (let row = 0; row < rows; row += 1) {
    const y = centre[1] - radius * 1.05 + row * tall * 0.56;
    for (
      let x = centre[0] - radius - (row % 2) * wide * 0.5;
      x < centre[0] + radius;
      x += wide * 0.98
    ) {
      if (Math.hypot(x - centre[0], y - centre[1]) > radius * 1.06) continue;
      const away = Math.hypot(x - eye[0], (y - eye[1]) * 1.1) / radius + random.jitter(0.07);
      const ring = Math.floor(away * 4.6) % stamps.length;
      drawing += (stamps[ring] as (typeof stamps)[number]).at(
        x + random.jitter(2),
        y,
        random.jitter(0.08),
      );
    }
  }
  return drawing;
}

/** The wing of a bee: a pane divided by veins, hairy all over. */
export function beeWing(field: Field, light: Light, random: Random): string {
  const {
    centre: [x, y],
    radius: r,
  } = field;
  const p = (dx: number, dy: number): Point => [x + dx * r, y + dy * r];
  const outline: Line = [
    p(-0.86, 0.3),
    p(-0.6, 0.04),
    p(-0.1, -0.28),
    p(0.4, -0.46),
    p(0.74, -0.42),
    p(0.86, -0.22),
    p(0.8, 0.08),
    p(0.55, 0.32),
    p(0.1, 0.44),
    p(-0.4, 0.46),
    p(-0.75, 0.42),
  ];
  const veins: Line[] = [
    [p(-0.86, 0.3), p(-0.4, 0.06), p(0.0, -0.14), p(0.46, -0.38), p(0.72, -0.4)],
    [p(-0.82, 0.32), p(-0.4, 0.2), p(-0.05, 0.04), p(0.24, -0.06), p(0.6, -0.2)],
    [p(-0.8, 0.36), p(-0.3, 0.32), p(0.05, 0.24), p(0.4, 0.14), p(0.68, -0.02)],
    [p(-0.1, -0.08), p(-0.06, 0.04), p(0.0, 0.24)],
    [p(0.24, -0.26), p(0.22, -0.06), p(0.34, 0.16)],
    [p(0.46, -0.38), p(0.46, -0.12), p(0.56, 0.08)],
    [p(-0.3, 0.32), p(-0.2, 0.4), p(0.0, 0.44)],
    [p(0.05, 0.24), p(0.16, 0.34), p(0.2, 0.43)],
  ];
  const hairs: Segment[] = [];
  for (let turn = 0; turn < 1500; turn += 1) {
    const root = p(random.between(-0.8, 0.82), random.between(-0.42, 0.42));
    if (inside(outline, root))
      hairs.push([root, polar(root, 0.35 + random.jitter(0.3), r * 0.026)]);
  }
  const fringe: Segment[] = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    return steps(0, 1, 16).map((t): Segment => {
      const root: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      return [root, polar(root, Math.atan2(root[1] - y, root[0] - x) + 0.4, r * 0.03)];
    });
  });
  const pane = linear([
    [0, light.tints[1], 0.7],
    [0.4, light.tints[0], 0.5],
    [0.7, light.tints[2], 0.35],
    [1, light.tints[1], 0.6],
  ]);
  return (
    ground(field, light) +
    pane.defs +
    form(closedSoft(outline), pane.paint, light.line, r * 0.016) +
    stroke(segments(hairs), light.line, r * 0.004, { 'stroke-opacity': 0.7 }) +
    stroke(segments(fringe), light.line, r * 0.004) +
    stroke(curve(...veins), light.line, r * 0.026) +
    stroke(curve(...veins), light.tints[1], r * 0.01) +
    dust(field, light, random, 16)
  );
}

function inside(edge: Line, [x, y]: Point): boolean {
  let within = false;
  edge.forEach(([ax, ay], index) => {
    const [bx, by] = edge[(index + edge.length - 1) % edge.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
