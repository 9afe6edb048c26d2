import {
  along,
  closedCurve,
  curve,
  form,
  heading,
  type Line,
  type Point,
  polyline,
  steps,
  stroke,
} from '@portal/engraving';
import { blade } from './blade.ts';
import { bars, type Forge } from './gate-ironwork.ts';
import { type BarScroll, barScroll } from './iron.ts';
import type { Box } from './motif.ts';

/** The right half of the scrolls above the gates, rising to the middle. */
export function overthrow({ x, y, width }: Box, top: number, forge: Forge): string {
  const rise = y - top;
  const at = (across: number, up: number): Point => [x + width * across, y - rise * up];
  const beam: Line = steps(0, 1, 6).map((share) =>
    at(share * 1.04, 0.2 + 0.12 * Math.cos(share * Math.PI * 0.5)),
  );
  const list: BarScroll[] = [
    {
      from: at(0.2, 0.86),
      to: at(0.42, 0.5),
      first: rise * 0.1,
      last: rise * 0.13,
      side: -1,
      kind: 'S',
    },
    {
      from: at(0.1, 0.5),
      to: at(0.1, 0.4),
      first: rise * 0.05,
      last: rise * 0.05,
      side: 1,
      kind: 'C',
    },
    {
      from: at(0.66, 0.52),
      to: at(0.9, 0.34),
      first: rise * 0.09,
      last: rise * 0.08,
      side: -1,
      kind: 'S',
    },
    {
      from: at(0.6, 0.34),
      to: at(0.7, 0.34),
      first: rise * 0.04,
      last: rise * 0.04,
      side: 1,
      kind: 'S',
    },
    ...[0.14, 0.38, 0.62, 0.86].map(
      (across): BarScroll => ({
        from: at(across - 0.07, 0.15),
        to: at(across + 0.07, 0.14),
        first: rise * 0.04,
        last: rise * 0.04,
        side: 1,
        kind: 'S',
      }),
    ),
  ];
  const leaves = list.slice(0, 3).flatMap((scroll) => {
    const line = barScroll(scroll);
    return [0.4, 0.5, 0.6].map((share) =>
      blade(along(line, share), heading(line, share) - 0.7, rise * 0.11, rise * 0.026, 0.7),
    );
  });
  return (
    stroke(curve(beam), forge.iron, 9) +
    stroke(polyline([at(0, 0.06), at(1.05, 0.06)]), forge.iron, 8) +
    bars(list, forge, 10) +
    form(closedCurve(...leaves), forge.gilt, forge.iron, 1.4)
  );
}
