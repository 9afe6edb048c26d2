import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  segments,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';

export type CompassManner = 'rose' | 'arrow' | 'wind-star';

export function compass(centre: Point, size: number, manner: CompassManner, inks: Inks): string {
  if (manner === 'arrow') return northArrow(centre, size, inks);
  return rose(centre, size, manner === 'wind-star' ? 16 : 8, inks);
}

function point(centre: Point, turn: number, length: number, waist: number, side: number): Line {
  const angle = turn - Math.PI / 2;
  return [centre, polar(centre, angle + side * waist, length * 0.26), polar(centre, angle, length)];
}

/** Points of three lengths, half light and half dark, round a ring; a lily stands at the north. */
function rose(centre: Point, size: number, winds: number, inks: Inks): string {
  const tiers = winds === 16 ? [16, 8, 4] : [8, 4];
  const stars = tiers.map((count, tier) => {
    const length = size * ([0.62, 0.8, 1][tier + 3 - tiers.length] ?? 1);
    const turns = upTo(count).map((index) => (index / count) * Math.PI * 2);
    const waist = Math.PI / Math.max(4, count / 2);
    const halves = (side: number): string =>
      polygon(...turns.map((turn) => point(centre, turn, length, waist, side)));
    const dark = tier % 2 ? inks.ink : inks.accent;
    return form(halves(-1), inks.paper, inks.ink, 1) + form(halves(1), dark, inks.ink, 1);
  });
  const ticks = upTo(64).map((index) => {
    const angle = (index / 32) * Math.PI;
    return [
      polar(centre, angle, size * 0.68),
      polar(centre, angle, size * (index % 4 ? 0.72 : 0.76)),
    ] as const;
  });
  return (
    form(circle(centre, size * 0.68), inks.paper, inks.ink, 1.4) +
    stroke(circle(centre, size * 0.44), inks.ink, 1) +
    stroke(segments(ticks), inks.ink, 1) +
    stars.join('') +
    form(circle(centre, size * 0.09), inks.paper, inks.ink, 1.2) +
    lily([centre[0], centre[1] - size - 3], size * 0.26, inks)
  );
}

function lily([x, y]: Point, size: number, inks: Inks): string {
  const at = (px: number, py: number): string =>
    `${(x + px * size).toFixed(1)} ${(y + py * size).toFixed(1)}`;
  const middle = `M${at(0, 0)}Q${at(-0.42, -0.6)} ${at(0, -1.25)}Q${at(0.42, -0.6)} ${at(0, 0)}z`;
  const petal = (side: number): string =>
    `M${at(0, -0.1)}Q${at(side * 0.3, -0.75)} ${at(side * 0.72, -0.7)}Q${at(side * 0.95, -0.4)} ${at(side * 0.55, -0.34)}Q${at(side * 0.4, -0.1)} ${at(0, -0.1)}z`;
  return form(petal(-1) + petal(1) + middle, inks.accent, inks.ink, 1.1);
}

function northArrow([x, y]: Point, size: number, inks: Inks): string {
  const left = polygon([
    [x, y - size],
    [x - size * 0.24, y + size * 0.3],
    [x, y + size * 0.1],
  ]);
  const right = polygon([
    [x, y - size],
    [x + size * 0.24, y + size * 0.3],
    [x, y + size * 0.1],
  ]);
  return (
    stroke(circle([x, y], size * 0.5), inks.ink, 1.4) +
    form(left, inks.ink, inks.ink, 1.2) +
    form(right, inks.paper, inks.ink, 1.2) +
    fill(
      typefaces.oldStandardBold.letter('N', {
        size: size * 0.46,
        at: [x, y - size * 1.1],
        anchor: 0.5,
      }),
      inks.ink,
    )
  );
}

/** The lines of the winds, from a centre to the edges of the map. */
export function rhumbLines(centre: Point, reach: number, winds: number, inks: Inks): string {
  const rays = upTo(winds).map((index) => {
    const angle = (index / winds) * Math.PI * 2;
    return [polar(centre, angle, 10), polar(centre, angle, reach)] as const;
  });
  return stroke(segments(rays), inks.faint, 1.1);
}
