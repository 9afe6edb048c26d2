import { fill, type Line, type Point, polygon, steps } from '@portal/engraving';
import type { Canvas, FeatureInks } from './features.ts';
import type { Face } from './head.ts';

const inner = 0.165;
const outer = 0.435;

type Lids = { upper: (x: number) => number; lower: (x: number) => number };

/** How high the lids stand, by the distance from the middle of the face. */
function lidsOf({ age, smile, eyes }: Face): Lids {
  const open = 0.86 + eyes * 0.1 - Math.max(0, age - 50) / 170 - Math.max(0, smile) * 0.12;
  const share = (x: number): number => (x - inner) / (outer - inner);
  const corners = (t: number): number => 0.014 - 0.03 * t;
  return {
    upper(x) {
      const t = share(x);
      return corners(t) - 0.3 * open * (t * (1 - t)) ** 0.82 * (1.15 - 0.3 * t);
    },
    lower(x) {
      const t = share(x);
      return corners(t) + 0.19 * open * t * (1 - t) * (0.8 + 0.4 * t);
    },
  };
}

export function drawEye(
  canvas: Canvas,
  side: -1 | 1,
  { ink, white, iris }: FeatureInks,
  gaze: number,
): string {
  const { head, cut, lay } = canvas;
  const lids = lidsOf(head.face);
  const xs = steps(inner, outer, 14);
  const upper = xs.map((x): Point => [x * side, lids.upper(x)]);
  const lower = xs.map((x): Point => [x * side, lids.lower(x)]);
  const [cx, cy] = [side * 0.3 + gaze * 0.05, -0.042];
  const disc = (radius: number): Line =>
    steps(0, Math.PI * 2, 22).map((turn): Point => {
      const x = cx + Math.cos(turn) * radius;
      const near = Math.max(inner, Math.min(outer, x * side));
      const y = cy + Math.sin(turn) * radius;
      return [near * side, Math.max(lids.upper(near), Math.min(lids.lower(near), y))];
    });
  const glint = steps(0, Math.PI * 2, 8).map(
    (turn): Point => [cx - 0.022 + Math.cos(turn) * 0.013, cy - 0.02 + Math.sin(turn) * 0.013],
  );
  const paint = (form: Line, colour: string): string => {
    const laid = lay(form);
    return laid ? fill(polygon(laid), colour) : '';
  };
  cut(upper, (t) => 0.013 + (0.02 + head.face.soft * 0.006) * Math.sin(t * Math.PI));
  cut(lower, () => 0.006);
  const crease = upper.map(([x, y]): Point => [x * 1.01, y - 0.035 - 0.03 * Math.abs(x)]);
  cut(crease, (t) => 0.01 * Math.sin(t * Math.PI));
  drawBrow(canvas, side);
  return (
    paint([...upper, ...[...lower].reverse()], white) +
    paint(disc(0.07), ink) +
    paint(disc(0.058), iris) +
    paint(disc(0.031), ink) +
    paint(glint, white)
  );
}

/** Short hairs, each a little longer than the room it has. */
function drawBrow({ head: { face }, cut }: Canvas, side: -1 | 1): void {
  const heavy = 0.85 - face.soft * 0.25 + face.brow * 0.45 + Math.max(0, face.age - 55) / 70;
  for (const t of steps(0, 1, 22)) {
    const x = 0.09 + 0.38 * t;
    const y = -0.185 + face.brow * 0.03 * (1 - t) - 0.24 * t * (1 - t) + 0.02 * t * t;
    const tall = 0.055 * heavy * (1 - 0.7 * t) + 0.008;
    const lean = 0.02 + 0.06 * t;
    cut(
      [
        [x * side, y + tall * 0.55],
        [(x + lean * 0.5) * side, y],
        [(x + lean) * side, y - tall * 0.45],
      ],
      (share) => 0.013 * heavy * (1 - share * 0.8),
    );
  }
}
