import {
  circle,
  curve,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';

/** A house for the pumping engine, its beam out over the shaft and smoke from its stack. */
export function engineHouse([x, y]: Point, size: number, inks: Inks): string {
  const s = size;
  const house = rectangle(x + s * 0.18, y - s * 0.95, s * 0.6, s * 1.02);
  const roof: Line = [
    [x + s * 0.12, y - s * 0.95],
    [x + s * 0.48, y - s * 1.28],
    [x + s * 0.84, y - s * 0.95],
  ];
  const stack: Line = [
    [x + s * 0.86, y + 4],
    [x + s * 0.9, y - s * 1.6],
    [x + s * 1.04, y - s * 1.6],
    [x + s * 1.08, y + 4],
  ];
  const beam: Line = [
    [x - s * 0.22, y - s * 0.72],
    [x + s * 0.5, y - s * 0.9],
    [x + s * 0.5, y - s * 0.8],
    [x - s * 0.22, y - s * 0.62],
  ];
  const puffs = upTo(6).map((index) =>
    circle(
      [x + s * (0.98 + index * 0.2), y - s * (1.72 + index * 0.09)],
      s * (0.09 + index * 0.025),
    ),
  );
  const windows = [0.3, 0.56].flatMap((wx) =>
    [-0.74, -0.4].map((wy) => rectangle(x + s * wx, y + s * wy, s * 0.1, s * 0.2)),
  );
  return (
    form(puffs.join(''), inks.land, inks.ink, 1.2) +
    form(polygon(stack), inks.hill, inks.ink, 1.8) +
    form(polygon(house), inks.land, inks.ink, 1.8) +
    form(polygon(roof), inks.accent, inks.ink, 1.8) +
    fill(polygon(...windows), inks.ink) +
    form(polygon(beam), inks.hill, inks.ink, 1.6) +
    stroke(`M${x - s * 0.2} ${y - s * 0.66}V${y}`, inks.ink, 2.6)
  );
}

/** Timber legs with a wheel, and a hut for the winding. */
export function headFrame([x, y]: Point, size: number, inks: Inks): string {
  const s = size;
  const legs = curve(
    [
      [x - s * 0.3, y + 4],
      [x, y - s * 1.1],
    ],
    [
      [x + s * 0.3, y + 4],
      [x, y - s * 1.1],
    ],
    [
      [x - s * 0.18, y - s * 0.42],
      [x + s * 0.18, y - s * 0.42],
    ],
    [
      [x, y - s * 1.1],
      [x + s * 0.95, y - s * 0.3],
    ],
  );
  const hut = polygon(rectangle(x + s * 0.7, y - s * 0.4, s * 0.6, s * 0.44));
  const roof = polygon([
    [x + s * 0.64, y - s * 0.4],
    [x + s, y - s * 0.68],
    [x + s * 1.36, y - s * 0.4],
  ]);
  const spokes = upTo(6).map((index) => {
    const angle = (index / 6) * Math.PI * 2;
    return `M${x} ${y - s * 1.15}l${(Math.cos(angle) * s * 0.22).toFixed(1)} ${(Math.sin(angle) * s * 0.22).toFixed(1)}`;
  });
  return (
    form(hut, inks.land, inks.ink, 1.8) +
    form(roof, inks.accent, inks.ink, 1.8) +
    stroke(legs, inks.ink, 3.4) +
    form(circle([x, y - s * 1.15], s * 0.23), inks.paper, inks.ink, 2.4) +
    stroke(spokes.join(''), inks.ink, 1.5)
  );
}

export function pineTree([x, y]: Point, size: number, inks: Inks): string {
  const tier = (share: number): Line => [
    [x - size * 0.34 * (1.15 - share), y - size * share],
    [x, y - size * (share + 0.46)],
    [x + size * 0.34 * (1.15 - share), y - size * share],
  ];
  return (
    stroke(`M${x.toFixed(1)} ${y.toFixed(1)}v${(-size * 0.3).toFixed(1)}`, inks.ink, 2.2) +
    form(
      [0.16, 0.4, 0.62].map((share) => polygon(tier(share))).join(''),
      inks.wood === inks.ink ? inks.land : inks.wood,
      inks.ink,
      1.2,
    )
  );
}
