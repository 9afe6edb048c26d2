import { along, type Line, type Point, type Random, steps } from '@portal/engraving';

type EdgePoint = (share: number, side: number, out: number) => Point;

type Bow = readonly [Point, Point, Point];

export function ribOnly(axis: Line): Bow[] {
  return [[along(axis, 0), along(axis, 0.5), along(axis, 0.96)]];
}

export function veinStrokes(
  axis: Line,
  veins: number,
  small: boolean,
  edgePoint: EdgePoint,
): Bow[] {
  if (small || veins === 0) return [];
  if (veins < 0) {
    return steps(-0.75, 0.75, -veins).map((across) => [
      edgePoint(0.04, Math.sign(across), Math.abs(across)),
      edgePoint(0.5, Math.sign(across), Math.abs(across)),
      edgePoint(0.95, Math.sign(across), Math.abs(across)),
    ]);
  }
  return steps(0.06, 0.82, veins - 1).flatMap((share) =>
    [-1, 1].map(
      (side): Bow => [
        along(axis, share),
        edgePoint(Math.min(1, share + 0.06), side, 0.45),
        edgePoint(Math.min(1, share + 0.16), side, 0.92),
      ],
    ),
  );
}

/** Strokes from the rib towards the margin, long and short by turns. */
export function shadeStrokes(
  axis: Line,
  veins: number,
  side: number,
  random: Random,
  edgePoint: EdgePoint,
): Bow[] {
  if (veins < 0) return [];
  return steps(0.05, 0.86, Math.max(8, veins * 5)).map((share, index) => {
    const reach = [0.8, 0.45, 0.62, 0.35][index % 4] as number;
    const out = reach * random.between(0.8, 1.1);
    return [
      along(axis, share),
      edgePoint(Math.min(1, share + 0.06 * out), side, out * 0.5),
      edgePoint(Math.min(1, share + 0.15 * out), side, out),
    ];
  });
}
