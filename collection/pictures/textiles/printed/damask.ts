import {
  circle,
  closedCurve,
  closedSoft,
  curve,
  fill,
  type Line,
  type Point,
  polar,
  type Random,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { groundOf } from './block-prints.ts';
import { define, halfDrop, type Motif, place, roller } from './motif.ts';

/** One half of a form and its mirror image. */
function both(...lines: Line[]): Line[] {
  return lines.flatMap((line) => [line, line.map(([x, y]): Point => [-x, y])]);
}

function lobe(at: Point, angle: number, length: number, wide: number): Line {
  const point = (along: number, side: number): Point =>
    polar(polar(at, angle, along * length), angle + Math.PI / 2, side * wide);
  return [
    point(0, 0.2),
    point(0.3, 0.8),
    point(0.7, 1),
    point(1, 0.3),
    point(1.02, -0.3),
    point(0.7, -0.9),
    point(0.3, -0.7),
    point(0, -0.2),
  ];
}

/** A palmette: lobes in a fan above a pair of scrolls. */
function palmette(size: number): Line[] {
  const up = -Math.PI / 2;
  const fan = steps(0.28, 2, 4).map((lean, index) =>
    lobe([size * 0.04, size * 0.12], up + lean, size * (0.98 - index * 0.13), size * 0.115),
  );
  const crown = lobe([0, size * 0.1], up, size * 1.12, size * 0.13);
  const scroll: Line = [
    [0, size * 0.2],
    [size * 0.34, size * 0.34],
    [size * 0.5, size * 0.66],
    [size * 0.3, size * 0.86],
    [size * 0.16, size * 0.7],
    [size * 0.3, size * 0.66],
    [size * 0.34, size * 0.56],
    [size * 0.18, size * 0.42],
    [0, size * 0.34],
  ];
  return [crown, ...both(...fan, scroll)];
}

/** The frame of an ogee, drawn as two bands of leaves. */
function ogee(across: number, down: number, size: number): { bands: Line[]; leaves: Line[] } {
  const at = (share: number): Point => [
    (across / 2) * (0.5 - 0.5 * Math.cos(share * Math.PI * 2)) * 0.98,
    (share - 0.5) * down,
  ];
  const side = steps(0, 1, 16).map(at);
  const leaves = steps(0.1, 0.9, 8).map((share) => {
    const [from, to] = [at(share - 0.02), at(share + 0.02)];
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    return lobe(at(share), angle - 2.2, size * 0.26, size * 0.06);
  });
  return { bands: both(side), leaves: both(...leaves) };
}

/** Damask: one colour, satin on twill, seen only where the light catches it. */
export function damask(box: Box, dyes: Dyes, random: Random, name: string): string {
  const size = Math.min(150, box.width / 4.4);
  const [across, down] = [size * 2, size * 3.1];
  const sheen = random.chance(0.5) ? dyes.main : dyes.second;
  const frame = ogee(across, down, size);
  const shine = roller(
    `${name}-satin`,
    6,
    3,
    fill('M0 0h6v3h-6z', sheen) + stroke('M0 2.5h6', dyes.ground, 0.8, { 'stroke-opacity': 0.45 }),
  );
  const rib = roller(
    `${name}-twill`,
    5,
    5,
    fill('M0 0h5v5h-5z', dyes.ground) +
      stroke('M-1 6L6 -1', dyes.dark, 0.9, { 'stroke-opacity': 0.28 }),
  );
  const flower: Motif = {
    id: `${name}-flower`,
    drawing:
      fill(closedSoft(...palmette(size * 0.82)), `url(#${name}-satin)`) +
      stroke(closedSoft(...palmette(size * 0.82)), dyes.dark, 1.2, { 'stroke-opacity': 0.5 }) +
      fill(circle([0, size * 0.1], size * 0.09), dyes.ground) +
      fill(circle([0, size * 0.1], size * 0.05), sheen),
  };
  const lattice: Motif = {
    id: `${name}-lattice`,
    drawing:
      stroke(curve(...frame.bands), sheen, size * 0.075) +
      stroke(curve(...frame.bands), dyes.ground, size * 0.02) +
      fill(closedCurve(...frame.leaves), sheen),
  };
  return (
    shine +
    rib +
    groundOf(box, `url(#${name}-twill)`) +
    define(flower, lattice) +
    halfDrop(box, across / 2, down)
      .map(({ x, y, column }) => (column % 2 ? '' : place(lattice, x, y)))
      .join('') +
    halfDrop(box, across / 2, down)
      .map(({ x, y }) => place(flower, x, y))
      .join('')
  );
}

/** Velvet stripes of leaves and reeds, for chairs. */
export function reedStripe(box: Box, dyes: Dyes, random: Random, name: string): string {
  const wide = Math.min(170, box.width / 3.4);
  const garland: Motif = {
    id: `${name}-garland`,
    drawing:
      fill(
        closedSoft(
          ...both(
            ...steps(0, 4, 4).map((index) =>
              lobe([0, index * wide * 0.2], -0.9 - (index % 2) * 0.3, wide * 0.3, wide * 0.06),
            ),
          ),
        ),
        dyes.main,
      ) +
      fill(circle([0, 0], wide * 0.09), dyes.second) +
      stroke(circle([0, 0], wide * 0.09), dyes.light, 3),
  };
  let drawing = groundOf(box, dyes.ground) + define(garland);
  for (let x = box.x + wide * 0.4; x < box.x + box.width + wide; x += wide) {
    for (let y = box.y - wide; y < box.y + box.height + wide; y += wide)
      drawing += place(garland, x, y + random.jitter(1));
    const reeds = [0.38, 0.43, 0.5, 0.57, 0.62].map(
      (share) =>
        [
          [x + wide * share, box.y],
          [x + wide * share, box.y + box.height],
        ] as const,
    );
    drawing +=
      stroke(segments(reeds), dyes.third, 4) +
      stroke(segments([reeds[2] as (typeof reeds)[number]]), dyes.light, 9);
  }
  return drawing;
}
