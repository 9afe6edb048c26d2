import {
  circle,
  closedCurve,
  curve,
  form,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  polyline,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../modelling/listing.ts';
import { type Inks, shading } from './inks.ts';

export function mortar({ ink, ground, accent }: Inks): string {
  const cup = points([
    22, 40, 78, 40, 76, 52, 70, 72, 60, 80, 66, 90, 34, 90, 40, 80, 30, 72, 24, 52,
  ]);
  return (
    form(closedCurve(points([60, 46, 84, 8, 92, 6, 94, 14, 70, 50])), accent, ink, 2) +
    form(polygon(cup), ground, ink, 2.4) +
    form(oval([50, 40], 28, 6), ground, ink, 2.4) +
    stroke(
      shading(50, 78, (y) => [58 - (y - 50) * 0.1, 74 - (y - 50) * 0.35]),
      ink,
      1.2,
    )
  );
}

export function star({ ink, ground, accent }: Inks): string {
  const spike = (long: number, short: number, count: number, turn: number): Point[] =>
    steps(0, count * 2 - 1, count * 2 - 1).map((index) =>
      polar([50, 50], (index / count) * Math.PI + turn, index % 2 ? short : long),
    );
  return (
    form(polygon(spike(46, 14, 8, 0.2)), ground, ink, 2) +
    form(polygon(spike(38, 11, 8, 0.2 + Math.PI / 8)), accent, ink, 1.6) +
    form(circle([50, 50], 9), ground, ink, 2)
  );
}

export function flower({ ink, ground, accent }: Inks): string {
  const petals = steps(0, 5, 5).map((index) => {
    const turn = (index / 6) * Math.PI * 2;
    return oval(polar([50, 30], turn, 15), 13, 7.5, turn);
  });
  const leaf = (side: number): Line =>
    points([50, 74, 50 + side * 14, 60, 50 + side * 34, 58, 50 + side * 24, 74]);
  return (
    stroke(curve(points([50, 38, 52, 60, 49, 80, 50, 98])), ink, 3) +
    form(closedCurve(leaf(-1)) + closedCurve(leaf(1)), ground, ink, 2) +
    stroke(polyline(points([50, 74, 24, 63]), points([50, 74, 76, 63])), ink, 1.2) +
    form(petals.join(''), accent, ink, 2) +
    form(circle([50, 30], 7), ground, ink, 2)
  );
}

export function anchor({ ink, ground }: Inks): string {
  const fluke = points([12, 58, 20, 80, 50, 94, 80, 80, 88, 58]);
  return (
    stroke(curve(fluke), ink, 9) +
    stroke('M50 18V92M30 32H70', ink, 9) +
    stroke(curve(fluke), ground, 5) +
    stroke('M50 18V92M30 32H70', ground, 5) +
    form(circle([50, 12], 8), ground, ink, 2.4) +
    form(
      polygon(points([4, 66, 12, 50, 24, 62]), points([96, 66, 88, 50, 76, 62])),
      ground,
      ink,
      2.4,
    )
  );
}

export function book({ ink, ground, accent }: Inks): string {
  const leaf = (side: number): Line =>
    points([
      50,
      32,
      50 + side * 16,
      24,
      50 + side * 44,
      28,
      50 + side * 44,
      74,
      50 + side * 16,
      70,
      50,
      78,
    ]);
  const lines = [-1, 1].flatMap((side) =>
    steps(36, 64, 6).map(
      (y): Line => points([50 + side * 8, y, 50 + side * 22, y - 4, 50 + side * 38, y - 1]),
    ),
  );
  return (
    form(polygon(points([2, 32, 50, 40, 98, 32, 98, 82, 50, 86, 2, 82])), accent, ink, 2) +
    form(closedCurve(leaf(-1)) + closedCurve(leaf(1)), ground, ink, 2.2) +
    stroke(curve(...lines), ink, 1.2) +
    stroke('M50 34V80', ink, 2.4)
  );
}

export function serpent({ ink, ground, accent }: Inks): string {
  const coils = steps(0, 1, 40).map(
    (t): Point => [50 + Math.sin(t * Math.PI * 5) * (20 - 8 * t), 18 + 70 * t],
  );
  return (
    stroke('M50 8V98', ink, 8) +
    stroke('M50 8V98', ground, 4) +
    stroke(curve(coils), ink, 9) +
    stroke(curve(coils), accent, 5.4) +
    form(closedCurve(points([46, 22, 40, 12, 54, 8, 66, 14, 60, 22])), accent, ink, 2) +
    stroke('M66 13l10-4M66 14l10 2', ink, 1.4)
  );
}
