import {
  along,
  closedCurve,
  curve,
  form,
  heading,
  type Line,
  type Point,
  polar,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Palette } from './palette.ts';

export type Leaf = {
  /** The midrib, from foot to tip. */
  spine: Line;
  /** How far the widest lobe reaches from the midrib. */
  reach: number;
  lobes: number;
  /** A leaf seen from its edge has lobes on one side only. */
  sides?: 'both' | 'left' | 'right';
};

/** A point beside the midrib: to the left of its course if `off` is negative. */
function beside(spine: Line, share: number, off: number): Point {
  return polar(along(spine, share), heading(spine, share) + Math.PI / 2, off);
}

/** Widest at a third of its length. */
function breadth(share: number): number {
  return Math.sin(Math.PI * Math.min(1, share + 0.04) ** 0.62) ** 0.75;
}

/** One edge from foot to tip: each lobe swells forward, and the next is cut in behind it. */
function lobedEdge({ spine, reach, lobes }: Leaf, side: number): Point[] {
  const points: Point[] = [];
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const from = 0.02 + (lobe / lobes) * 0.86;
    const step = 0.86 / lobes;
    const wide = reach * breadth(from + step * 0.6) * side;
    points.push(
      beside(spine, from, wide * 0.34),
      beside(spine, from + step * 0.08, wide * 0.78),
      beside(spine, from + step * 0.62, wide * 1.06),
      beside(spine, from + step * 1.12, wide * 0.92),
      beside(spine, from + step * 1.1, wide * 0.6),
    );
  }
  return points;
}

function plainEdge({ spine, reach }: Leaf, side: number): Point[] {
  return steps(0.15, 0.85, 4).map((share) =>
    beside(spine, share, side * reach * 0.2 * breadth(share)),
  );
}

/** An acanthus leaf: outline, veins to the lobes, and burin strokes on its shaded side. */
export function acanthus(
  leaf: Leaf,
  palette: Palette,
  colour = palette.body,
  weight = 1.6,
): string {
  const { spine, reach, lobes, sides = 'both' } = leaf;
  const left = sides === 'right' ? plainEdge(leaf, -1) : lobedEdge(leaf, -1);
  const right = sides === 'left' ? plainEdge(leaf, 1) : lobedEdge(leaf, 1);
  const outline = [spine[0] as Point, ...left, spine.at(-1) as Point, ...right.reverse()];
  const veined = [...(sides === 'right' ? [] : [-1]), ...(sides === 'left' ? [] : [1])];
  const veins = veined.flatMap((side) =>
    Array.from({ length: lobes }, (_, lobe): Line => {
      const from = 0.02 + (lobe / lobes) * 0.86;
      const step = 0.86 / lobes;
      const wide = reach * breadth(from + step * 0.6) * side;
      return [
        along(spine, Math.max(0, from - step * 0.3)),
        beside(spine, from + step * 0.25, wide * 0.4),
        beside(spine, from + step * 0.8, wide * 0.82),
      ];
    }),
  );
  const rib = steps(0.02, 0.96, 6).map((share) => along(spine, share));
  const blade = form(closedCurve(outline), colour, palette.ink, weight);
  // Veins closer than a burin's breadth would only blot.
  if (reach < 9) return blade + stroke(curve(rib), palette.ink, weight * 0.8);
  return (
    blade +
    stroke(curve(rib), palette.ink, weight * 0.8) +
    stroke(curve(...veins), palette.ink, weight * 0.55) +
    (palette.engraved ? burin(leaf, sides === 'left' ? -1 : 1, palette.ink, weight) : '')
  );
}

function burin({ spine, reach }: Leaf, side: number, ink: string, weight: number): string {
  const length = reach * 1.6 + spine.length * 2;
  const count = Math.max(6, Math.round(length / 5));
  const strokes = steps(0.04, 0.86, count).map((share, index) => {
    const wide = reach * breadth(share) * side * (index % 2 ? 0.5 : 0.34);
    return [beside(spine, share, side * 1.5), beside(spine, share + 0.06, wide)] as const;
  });
  return stroke(segments(strokes), ink, weight * 0.42);
}
