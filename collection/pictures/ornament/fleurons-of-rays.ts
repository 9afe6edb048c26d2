import {
  circle,
  closedCurve,
  fill,
  type Line,
  type Point,
  polar,
  polyline,
  resample,
  stroke,
  swelled,
} from '@portal/engraving';
import { blade } from './blade.ts';
import { points } from './points.ts';

const ink = 'currentColor';

export function quatrefoil(ground: string): string {
  const quarters = [0, 1, 2, 3].map((turn) => (turn * Math.PI) / 2);
  return (
    fill(closedCurve(...quarters.map((turn) => blade([0, 0], turn + Math.PI / 4, 58, 8))), ink) +
    fill(quarters.map((turn) => circle(polar([0, 0], turn, 24), 17)).join(''), ink) +
    fill(quarters.map((turn) => circle(polar([0, 0], turn, 25), 7)).join(''), ground) +
    fill(circle([0, 0], 9), ground) +
    fill(circle([0, 0], 4.5), ink)
  );
}

export function star(): string {
  const rays = Array.from({ length: 8 }, (_, turn) => (turn * Math.PI) / 4);
  return (
    fill(
      closedCurve(
        ...rays.map((turn, index) => blade(polar([0, 0], turn, 10), turn, index % 2 ? 30 : 39, 7)),
      ),
      ink,
    ) + fill(circle([0, 0], 7), ink)
  );
}

/** Half of an arabesque: two make a heart, four a wreath. */
export function arabesque(ground: string): string {
  const stem = resample(points('-50,36 -30,44 2,40 28,18 26,-12 2,-24 -16,-10 -12,8 2,10'), 2);
  const leaves = [
    blade([28, 16], 0.2, 30, 8, -0.9),
    blade([-4, 40], 0.25, 52, 8, -0.25),
    blade([4, -24], -1.9, 30, 9, 0.7),
    blade([-14, -8], -2.5, 36, 9, 0.5),
    blade([-34, 42], -1.6, 34, 8, 0.4),
  ];
  return (
    fill(swelled(stem, (share) => 8 - 3 * share) + circle([2, 9], 6.5), ink) +
    fill(closedCurve(...leaves), ink) +
    stroke(
      polyline(...leaves.map((leaf): Line => [leaf[0] as Point, leaf[3] as Point])),
      ground,
      1.5,
    ) +
    fill(circle([40, -34], 5.5) + circle([28, -42], 4) + circle([44, -18], 4), ink)
  );
}

export function bead(ground: string): string {
  const corners: Point[] = points('-50,-50 50,-50 50,50 -50,50');
  return (
    fill(
      closedCurve(
        ...corners.map((corner) => blade([0, 0], Math.atan2(corner[1], corner[0]), 66, 7)),
      ),
      ink,
    ) +
    fill(circle([0, 0], 20), ink) +
    stroke(circle([0, 0], 13), ground, 2.5) +
    fill(
      [0, 1, 2, 3].map((turn) => circle(polar([0, 0], (turn * Math.PI) / 2, 40), 7)).join(''),
      ink,
    )
  );
}
