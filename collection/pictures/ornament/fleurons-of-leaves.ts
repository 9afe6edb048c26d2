import {
  circle,
  closedCurve,
  coil,
  curve,
  fill,
  type Point,
  polyline,
  resample,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { blade } from './blade.ts';
import { points } from './points.ts';

const ink = 'currentColor';

function curl(eye: Point, from: number, sweep: number, outer: number, heavy: number): string {
  const line = resample(coil(eye, from, from + sweep, outer, outer * 0.2), 1.6);
  return fill(
    swelled(line, (share) => heavy * (1 - 0.4 * share)) +
      circle(line.at(-1) as Point, heavy * 0.75),
    ink,
  );
}

/** The printer's ivy leaf: a heart with a rib, on a stalk that coils. */
export function ivyLeaf(ground: string): string {
  return (
    fill(
      closedCurve(
        points('2,-44 -12,-28 -20,-10 -22,6 -14,18 0,14 2,10 4,14 18,18 28,6 24,-12 14,-28'),
      ),
      ink,
    ) +
    stroke(
      curve(points('2,-34 3,-16 2,6'), points('2,-20 -6,-10 -14,4'), points('3,-20 12,-10 20,4')),
      ground,
      2.6,
    ) +
    curl([-16, 26], -0.5, 5.6, 20, 7) +
    fill(closedCurve(blade([6, 22], 0.7, 40, 7, -0.4)), ink) +
    fill(circle([38, 18], 5) + circle([-38, -8], 5) + circle([-34, -36], 4), ink)
  );
}

export function acorn(ground: string): string {
  return (
    fill(closedCurve(points('-15,2 -14,20 -6,36 0,46 6,36 14,20 15,2')), ink) +
    fill(closedCurve(points('-21,0 -19,-14 -8,-22 8,-22 19,-14 21,0 0,6')), ink) +
    stroke(curve(points('-21,2 0,8 21,2')), ground, 2.6) +
    stroke(
      polyline(
        [
          [-12, -17],
          [6, 0],
        ],
        [
          [-2, -20],
          [14, -4],
        ],
        [
          [12, -17],
          [-6, 0],
        ],
        [
          [2, -20],
          [-14, -4],
        ],
      ),
      ground,
      1.6,
    ) +
    stroke(
      polyline([
        [0, -22],
        [0, -46],
      ]),
      ink,
      5,
    ) +
    [-1, 1]
      .map((side) => {
        const leaf = blade([side * 3, -30], side > 0 ? -0.2 : Math.PI + 0.2, 42, 9, side * 0.4);
        return (
          fill(closedCurve(leaf), ink) +
          stroke(polyline([leaf[0] as Point, leaf[3] as Point]), ground, 1.8)
        );
      })
      .join('')
  );
}

export function palm(ground: string): string {
  return (
    fill(
      closedCurve(
        ...steps(-1.25, 1.25, 6).map((off) =>
          blade([0, 34], -Math.PI / 2 + off, 80 - Math.abs(off) * 30, 6, off * 0.16),
        ),
      ),
      ink,
    ) +
    fill(circle([0, 36], 11), ink) +
    fill(circle([0, 36], 5), ground) +
    curl([-24, 40], 0.3, -5.4, 11, 5) +
    curl([24, 40], Math.PI - 0.3, 5.4, 11, 5)
  );
}

export function thistle(ground: string): string {
  return (
    fill(
      closedCurve(
        ...steps(-0.62, 0.62, 4).map((off) => blade([0, 0], -Math.PI / 2 + off, 47, 4.5)),
      ),
      ink,
    ) +
    fill(circle([0, 4], 15), ink) +
    stroke(
      polyline(
        [
          [-9, -6],
          [7, 14],
        ],
        [
          [-2, -8],
          [12, 8],
        ],
        [
          [9, -6],
          [-7, 14],
        ],
        [
          [2, -8],
          [-12, 8],
        ],
      ),
      ground,
      1.6,
    ) +
    stroke(
      polyline([
        [0, 18],
        [0, 50],
      ]),
      ink,
      5,
    ) +
    fill(closedCurve(blade([0, 48], -2.75, 48, 8, 0.7), blade([0, 48], -0.39, 48, 8, -0.7)), ink) +
    fill(circle([-40, -34], 5) + circle([40, -34], 5), ink)
  );
}
