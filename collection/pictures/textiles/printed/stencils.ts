import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { groundOf } from './block-prints.ts';
import { define, type Motif, place, roller } from './motif.ts';

const origin: Point = [0, 0];

/** Waves of the blue sea: rings behind rings. */
export function seaWaves(
  box: Box,
  { ground, main, second, dark }: Dyes,
  _random: Random,
  name: string,
): string {
  const size = Math.round(Math.min(56, box.width / 9)) * 2;
  const wave = (x: number, y: number): string =>
    [1, 0.8, 0.6, 0.4, 0.2]
      .map((share, index) => {
        const ring = circle([x, y], size * share);
        return form(ring, index % 2 ? main : ground, index % 2 ? second : dark, 1.6);
      })
      .join('');
  // Rows above and below the tile reach into it, each over the one before.
  const rows = [-1, 0, 1, 2, 3, 4].flatMap((row) =>
    [-1, 0, 1].map((column) => wave((column * 2 + (row & 1)) * size, (row * size) / 2)),
  );
  return (
    roller(`${name}-waves`, size * 2, size, rows.join('')) + groundOf(box, `url(#${name}-waves)`)
  );
}

/** Hemp leaves: six points in every hexagon, in fine lines. */
export function hempLeaf(
  box: Box,
  { ground, main, second }: Dyes,
  random: Random,
  name: string,
): string {
  const side = Math.min(70, box.width / 11);
  const tall = side * Math.sqrt(3);
  const lines = [0, 1, 2, 3, 4, 5].flatMap((index) => {
    const [a, b] = [index, index + 1].map((step) => polar(origin, (step * Math.PI) / 3, side)) as [
      Point,
      Point,
    ];
    const middle: Point = [(a[0] + b[0]) / 3, (a[1] + b[1]) / 3];
    return [
      [origin, a],
      [a, b],
      [origin, middle],
      [a, middle],
      [b, middle],
    ] as const;
  });
  const leaf: Motif = { id: `${name}-leaf`, drawing: stroke(segments(lines), main, 3.2) };
  const full: Motif = {
    id: `${name}-full`,
    drawing: fill(
      polygon(steps(0, 5, 5).map((step) => polar(origin, (step * Math.PI) / 3, side))),
      second,
    ),
  };
  let [under, over] = ['', ''];
  let column = 0;
  for (let x = box.x; x < box.x + box.width + side; x += side * 1.5, column += 1) {
    for (let y = box.y; y < box.y + box.height + tall; y += tall) {
      const at: Point = [x, y + ((column % 2) * tall) / 2];
      if (random.chance(0.16)) under += place(full, ...at);
      over += place(leaf, ...at);
    }
  }
  return groundOf(box, ground) + define(leaf, full) + under + over;
}

/** Seven treasures: circles that share their edges, a flower in each. */
export function treasures(
  box: Box,
  { ground, main, second, third, light }: Dyes,
  _random: Random,
  name: string,
): string {
  const size = Math.round(Math.min(66, box.width / 10));
  const tile = size * 2;
  const petals = [0, 1, 2, 3].map((index): Line => {
    const angle = (index * Math.PI) / 2 + Math.PI / 4;
    const far = size * Math.SQRT2;
    return [
      polar(origin, angle, far * 0.12),
      polar(origin, angle - 0.36, far * 0.55),
      polar(origin, angle, far * 0.92),
      polar(origin, angle + 0.36, far * 0.55),
    ];
  });
  const drawing =
    fill(`M0 0h${tile}v${tile}h${-tile}z`, ground) +
    [
      [0, 0],
      [tile, 0],
      [0, tile],
      [tile, tile],
      [size, size],
    ]
      .map(
        ([x, y]) =>
          stroke(circle([x as number, y as number], size), main, 6) +
          stroke(circle([x as number, y as number], size * 0.9), second, 1.6),
      )
      .join('') +
    [
      [size, 0],
      [0, size],
      [tile, size],
      [size, tile],
    ]
      .map(
        ([x, y]) =>
          fill(circle([x as number, y as number], size * 0.17), third) +
          fill(circle([x as number, y as number], size * 0.07), light),
      )
      .join('') +
    fill(
      polygon(
        ...petals.map((petal) => petal.map(([x, y]): Point => [x * 0.4 + size, y * 0.4 + size])),
      ),
      light,
    );
  return roller(`${name}-treasure`, tile, tile, drawing) + groundOf(box, `url(#${name}-treasure)`);
}
