import {
  closedSoft,
  curve,
  distance,
  form,
  type Line,
  type Point,
  polar,
  type Random,
  type Segment,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { dust, type Field, ground } from '../field.ts';
import type { Light } from '../light.ts';
import { linear } from '../radial.ts';

type Joint = { from: Point; to: Point; widths: readonly [number, number, number] };

/** How wide a joint is at a share of its length. */
function widthAt({ widths: [start, middle, end] }: Joint, share: number): number {
  const near = share < 0.5 ? start : end;
  return near + (middle - near) * Math.sin(share * Math.PI);
}

/** A part of a leg: swelling in its middle. */
function limb(joint: Joint): Line {
  const { from, to } = joint;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = distance(from, to);
  const side = (sign: number): Point[] =>
    steps(0, 1, 8).map((share) => {
      const middle = polar(from, angle, share * length);
      return polar(middle, angle + Math.PI / 2, (sign * widthAt(joint, share)) / 2);
    });
  return [...side(1), ...side(-1).reverse()];
}

function bristles(joint: Joint, random: Random, count: number, length: number): Line[] {
  const { from, to } = joint;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return Array.from({ length: count }, (_, index) => {
    const share = 0.08 + (0.9 * (index + random.next())) / count;
    const sign = index % 3 ? 1 : -1;
    const middle = polar(from, angle, share * distance(from, to));
    const root = polar(middle, angle + Math.PI / 2, sign * widthAt(joint, share) * 0.46);
    const lean = angle + sign * random.between(0.45, 0.85);
    const long = length * random.between(0.6, 1.3);
    return [root, polar(root, lean, long * 0.6), polar(root, lean - sign * 0.16, long)];
  });
}

/** The muscle that shines through: a feather of strands about the middle line. */
function muscle({ from, to, widths }: Joint): Segment[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = distance(from, to);
  return steps(0.12, 0.7, 13).flatMap((share) =>
    [1, -1].map((sign): Segment => {
      const root = polar(
        polar(from, angle, share * length),
        angle + Math.PI / 2,
        sign * widths[1] * 0.36,
      );
      return [root, polar(from, angle, (share + 0.16) * length)];
    }),
  );
}

/** The hind leg of a flea, from the hip it jumps with to its two claws. */
export function fleaLeg(field: Field, light: Light, random: Random): string {
  const {
    centre: [x, y],
    radius: r,
  } = field;
  const p = (dx: number, dy: number): Point => [
    x + (dx * 0.94 - 0.04) * r,
    y + (dy * 0.94 - 0.05) * r,
  ];
  const joints: Joint[] = [
    { from: p(-0.72, -0.5), to: p(-0.3, -0.12), widths: [r * 0.26, r * 0.34, r * 0.16] },
    { from: p(-0.33, -0.1), to: p(-0.02, -0.62), widths: [r * 0.15, r * 0.25, r * 0.11] },
    { from: p(-0.03, -0.6), to: p(0.2, 0.08), widths: [r * 0.1, r * 0.15, r * 0.12] },
    { from: p(0.2, 0.06), to: p(0.34, 0.32), widths: [r * 0.07, r * 0.085, r * 0.09] },
    { from: p(0.34, 0.31), to: p(0.46, 0.47), widths: [r * 0.065, r * 0.075, r * 0.08] },
    { from: p(0.46, 0.46), to: p(0.56, 0.57), widths: [r * 0.06, r * 0.07, r * 0.07] },
    { from: p(0.56, 0.57), to: p(0.63, 0.65), widths: [r * 0.055, r * 0.065, r * 0.06] },
    { from: p(0.63, 0.64), to: p(0.74, 0.74), widths: [r * 0.05, r * 0.075, r * 0.045] },
  ];
  const horn = linear([
    [0, light.tints[3] ?? light.tints[2]],
    [0.5, light.tints[1]],
    [1, light.tints[2]],
  ]);
  const claws: Line[] = [-0.5, 0.55].map((turn) => [
    p(0.735, 0.735),
    polar(p(0.735, 0.735), 0.8 + turn, r * 0.09),
    polar(p(0.735, 0.735), 0.8 + turn * 2.4, r * 0.14),
  ]);
  const hairs = joints.flatMap((joint, index) =>
    bristles(joint, random, index < 3 ? 26 : 9, r * (index < 3 ? 0.13 : 0.1)),
  );
  return (
    ground(field, light) +
    horn.defs +
    stroke(curve(...hairs.filter((_, index) => index % 3 === 0)), light.line, r * 0.005) +
    joints
      .map((joint) =>
        form(closedSoft(limb(joint)), horn.paint, light.line, r * 0.008, { 'fill-opacity': 0.88 }),
      )
      .join('') +
    stroke(segments(joints.slice(0, 3).flatMap(muscle)), light.accent, r * 0.006, {
      'stroke-opacity': 0.45,
    }) +
    stroke(curve(...hairs.filter((_, index) => index % 3 !== 0)), light.line, r * 0.0055) +
    stroke(curve(...claws), light.line, r * 0.016) +
    dust(field, light, random, 22)
  );
}
