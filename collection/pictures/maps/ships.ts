import {
  circle,
  curve,
  ellipse,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  type Random,
  steps,
  stroke,
} from '@portal/engraving';
import type { Inks } from './inks.ts';

/** A three-master under sail. */
export function ship([x, y]: Point, size: number, inks: Inks, heading = 1): string {
  const at = (px: number, py: number): Point => [x + heading * px * size, y + py * size];
  const hull: Line = [
    at(-1, -0.1),
    at(-0.9, 0.25),
    at(-0.6, 0.4),
    at(0.6, 0.4),
    at(0.95, 0),
    at(1.05, -0.2),
    at(0.5, 0),
    at(-0.6, 0.02),
  ];
  const sail = (px: number, top: number, foot: number, wide: number): Line => [
    at(px - wide, top),
    at(px + wide * 0.9, top),
    at(px + wide * 1.35, (top + foot) / 2),
    at(px + wide * 0.9, foot),
    at(px - wide, foot),
    at(px - wide * 0.55, (top + foot) / 2),
  ];
  const sails = [
    sail(-0.55, -0.9, -0.2, 0.22),
    sail(0, -1.15, -0.62, 0.24),
    sail(0, -0.58, -0.1, 0.3),
    sail(0.55, -0.95, -0.15, 0.2),
  ];
  const wake: Line[] = [
    [
      at(-1.3, 0.42),
      at(-1, 0.5),
      at(-0.7, 0.44),
      at(-0.4, 0.52),
      at(-0.1, 0.45),
      at(0.2, 0.52),
      at(0.5, 0.45),
      at(0.8, 0.52),
      at(1.2, 0.44),
    ],
  ];
  const masts = polygon(
    [at(-0.55, -1.05), at(-0.55, 0)],
    [at(0, -1.4), at(0, 0)],
    [at(0.55, -1.1), at(0.55, 0)],
    [at(0.9, -0.1), at(1.35, -0.42)],
  );
  const flag = polygon([at(0, -1.4), at(-0.36, -1.32), at(0, -1.24)]);
  return (
    stroke(masts, inks.ink, 1.4) +
    form(curve(...sails.map((line) => [...line, line[0] as Point])), inks.land, inks.ink, 1.2) +
    form(polygon(hull), inks.hill, inks.ink, 1.4) +
    form(flag, inks.accent, inks.ink, 1) +
    stroke(curve(...wake), inks.ink, 1.1)
  );
}

/** A serpent whose back shows above the water in loops. */
export function seaBeast([x, y]: Point, size: number, inks: Inks, random: Random): string {
  const loops = [-0.1, 0.62, 1.2].map((px, index) => {
    const reach = size * (0.36 - index * 0.06);
    const bow = (share: number): Point[] =>
      steps(Math.PI, Math.PI * 2, 10).map(
        (angle): Point => [
          x + px * size + Math.cos(angle) * reach * share,
          y + Math.sin(angle) * reach * 1.25 * share,
        ],
      );
    const scales = steps(3.4, 6, 6).map((angle) =>
      circle(
        [x + px * size + Math.cos(angle) * reach * 0.84, y + Math.sin(angle) * reach * 1.05],
        1.6,
      ),
    );
    return (
      form(
        polygon([...bow(1), ...bow(0.62).reverse()]),
        inks.wood === inks.ink ? inks.land : inks.wood,
        inks.ink,
        1.5,
      ) + fill(scales.join(''), inks.ink)
    );
  });
  const head: Line = [
    [x - size * 0.62, y],
    [x - size * 0.7, y - size * 0.5],
    [x - size * 1.02, y - size * 0.5],
    [x - size * 0.98, y - size * 0.62],
    [x - size * 0.72, y - size * 0.8],
    [x - size * 0.5, y - size * 0.66],
    [x - size * 0.44, y],
  ];
  const tail: Line = [
    [x + size * 1.5, y],
    [x + size * 1.6, y - size * 0.32],
    [x + size * 1.76, y - size * 0.36],
    [x + size * 1.64, y - size * 0.1],
    [x + size * 1.6, y],
  ];
  const foam = ellipse([x + size * 0.35, y], size * 1.4, 3, 14).map(
    ([px, py]): Point => [px, py + random.jitter(2)],
  );
  return (
    loops.join('') +
    form(polygon(head), inks.wood === inks.ink ? inks.land : inks.wood, inks.ink, 1.5) +
    form(polygon(tail), inks.accent, inks.ink, 1.3) +
    fill(circle([x - size * 0.72, y - size * 0.66], 2.4), inks.ink) +
    stroke(curve(foam), inks.ink, 1.1)
  );
}
