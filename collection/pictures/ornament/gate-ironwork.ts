import {
  circle,
  closedCurve,
  dots,
  fill,
  form,
  type Point,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { blade } from './blade.ts';
import { type BarScroll, barScroll } from './iron.ts';
import type { Box } from './motif.ts';

export type Forge = { iron: string; gilt: string };

/** Scrolls thicken towards their middle and end in a bud. */
export function bars(list: readonly BarScroll[], { iron }: Forge, width: number): string {
  const lines = list.map(barScroll);
  return (
    fill(
      lines
        .map((line) => swelled(line, (share) => width * (0.55 + 0.6 * Math.sin(share * Math.PI))))
        .join(''),
      iron,
    ) +
    stroke(
      dots(lines.flatMap((line) => [line[0] as Point, line.at(-1) as Point])),
      iron,
      width * 1.8,
    )
  );
}

/** One leaf of the gates: hinged at the right, meeting its fellow at the left. */
export function gateLeaf({ x, y, width, height }: Box, forge: Forge, variant: number): string {
  const at = (across: number, down: number): Point => [x + width * across, y + height * down];
  const level = (down: number): readonly [Point, Point] => [at(0, down), at(1, down)];
  const bowed = (across: number): number =>
    variant === 1 ? 0 : -0.09 * Math.sin(across * Math.PI);
  const shares = steps(0.125, 0.875, 6);
  const uprights = shares.map((across) => [at(across, bowed(across)), at(across, 1)] as const);
  const r = width * 0.12;
  const panel = (down: number, tall: number): BarScroll[] =>
    variant === 2
      ? [
          {
            from: at(0.3, down + tall * 0.2),
            to: at(0.7, down + tall * 0.8),
            first: r,
            last: r,
            side: 1,
            kind: 'S',
          },
          {
            from: at(0.7, down + tall * 0.2),
            to: at(0.3, down + tall * 0.8),
            first: r,
            last: r,
            side: -1,
            kind: 'S',
          },
        ]
      : [
          {
            from: at(0.3, down + tall * 0.2),
            to: at(0.3, down + tall * 0.8),
            first: r,
            last: r * 0.9,
            side: 1,
            kind: 'C',
          },
          {
            from: at(0.7, down + tall * 0.2),
            to: at(0.7, down + tall * 0.8),
            first: r,
            last: r * 0.9,
            side: -1,
            kind: 'C',
          },
          {
            from: at(0.42, down + tall * 0.36),
            to: at(0.42, down + tall * 0.64),
            first: r * 0.5,
            last: r * 0.5,
            side: -1,
            kind: 'C',
          },
          {
            from: at(0.58, down + tall * 0.36),
            to: at(0.58, down + tall * 0.64),
            first: r * 0.5,
            last: r * 0.5,
            side: 1,
            kind: 'C',
          },
        ];
  const lockRail: BarScroll[] = [0.2, 0.5, 0.8].map((across) => ({
    from: at(across - 0.08, 0.52),
    to: at(across + 0.08, 0.52),
    first: r * 0.36,
    last: r * 0.36,
    side: 1,
    kind: 'S',
  }));
  const studs = [0.07, 0.46, 0.58, 0.93].flatMap((down) =>
    shares.map((across) => at(across, down)),
  );
  const bosses = [0.265, 0.755].map((down) => circle(at(0.5, down), r * 0.42)).join('');
  return (
    stroke(segments(uprights), forge.iron, 6) +
    stroke(segments([0, 0.07, 0.46, 0.58, 0.93, 1].map(level)), forge.iron, 8) +
    stroke(
      segments([
        [at(0, -0.03), at(0, 1.012)],
        [at(1, -0.03), at(1, 1.012)],
      ]),
      forge.iron,
      13,
    ) +
    bars([...panel(0.07, 0.39), ...panel(0.58, 0.35), ...lockRail], forge, 9) +
    form(
      closedCurve(...uprights.map(([top]) => blade(top, -Math.PI / 2, 40, 8))),
      forge.gilt,
      forge.iron,
      1.6,
    ) +
    stroke(dots(studs), forge.gilt, 9) +
    form(bosses, forge.gilt, forge.iron, 2)
  );
}
