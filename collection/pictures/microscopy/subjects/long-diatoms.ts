import {
  closedCurve,
  curve,
  fill,
  type Line,
  type Point,
  type Segment,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { linear } from '../radial.ts';
import type { Glass } from './round-diatoms.ts';

/** Half the width of a long shell, at a share of its length. */
type Profile = (share: number) => number;

const profiles = {
  boat: (share) => Math.sin(Math.PI * share) ** 0.75,
  needle: (share) => 0.25 + 0.75 * Math.sin(Math.PI * share) ** 0.35,
  lute: (share) => Math.sin(Math.PI * share) ** 0.6 * (0.72 + 0.28 * Math.cos(share * Math.PI * 4)),
  wedge: (share) => Math.sin(Math.PI * share ** 1.7) ** 0.7,
  bead: (share) => Math.sin(Math.PI * share) ** 0.4 * (0.8 + 0.2 * Math.cos(share * Math.PI * 6)),
} satisfies Record<string, Profile>;

export type LongShape = keyof typeof profiles;
export const longShapes = Object.keys(profiles) as [LongShape, ...LongShape[]];

/** A shell with two like sides, standing upright. A bend makes it an S. */
export function longDiatom(
  shape: LongShape,
  length: number,
  width: number,
  glass: Glass,
  bend = 0,
): string {
  const profile: Profile = profiles[shape];
  const at = (share: number, side: number): Point => [
    (side * profile(share) * width) / 2 + bend * Math.sin((share - 0.5) * Math.PI * 2),
    (share - 0.5) * length,
  ];
  const edge = (side: number, inner = 1): Line =>
    steps(0.005, 0.995, 22).map((share) => at(share, side * inner));
  const outline = closedCurve([...edge(1), ...[...edge(-1)].reverse()]);
  const lit = linear([
    [0, glass.glow, 0.95],
    [0.3, glass.body, 0.5],
    [0.5, glass.glow, 0.75],
    [0.7, glass.body, 0.45],
    [1, glass.glow, 0.9],
  ]);
  const count = Math.round(length / 4.6);
  const stripes: Segment[] = steps(0.04, 0.96, count).flatMap((share) => {
    const lean = (share - 0.5) * 0.03;
    return [1, -1].map((side): Segment => [at(share, side * 0.16), at(share + lean, side * 0.86)]);
  });
  const ribs: Segment[] =
    shape === 'wedge' || shape === 'bead'
      ? steps(0.1, 0.9, 12).flatMap((share) =>
          [1, -1].map((side): Segment => [at(share, side * 0.2), at(share - 0.02, side * 0.98)]),
        )
      : [];
  return (
    lit.defs +
    fill(outline, lit.paint) +
    stroke(segments(stripes), glass.line, 1, { 'stroke-opacity': 0.75 }) +
    stroke(segments(ribs), glass.line, 1.6) +
    stroke(curve(edge(0.1), edge(-0.1)), glass.line, 0.8) +
    fill(closedCurve(knot(at, 0.5, width)), glass.line, { 'fill-opacity': 0.85 }) +
    stroke(outline, glass.line, 1.5)
  );
}

/** The clear knot in the middle of the seam. */
function knot(at: (share: number, side: number) => Point, share: number, width: number): Line {
  const size = width * 0.013;
  return [
    at(share - size * 0.35, 0),
    at(share, 0.28),
    at(share + size * 0.35, 0),
    at(share, -0.28),
  ];
}
