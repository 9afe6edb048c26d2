import {
  circle,
  element,
  form,
  type Line,
  type Point,
  polyline,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import type { Box } from './land.ts';
import type { MapRequest } from './request.ts';

export type Layout = {
  size: readonly [number, number];
  ground: number;
  /** Shafts: where they go down, and how deep, in shares. */
  shafts: readonly (readonly [number, number])[];
  levels: number;
  dip: number;
};

export function galleries(
  box: Box,
  { shafts, levels, ground }: Layout,
  surface: (x: number) => number,
  names: readonly string[],
  { inks, random }: MapRequest,
): string {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const downs = shafts.map(([share, deep]): Line => {
    const x = box.left + share * wide;
    return [
      [x, surface(x) - 4],
      [x, box.top + deep * high],
    ];
  });
  const across = upTo(levels).map((index): Line => {
    const level = index + 1;
    const y = box.top + high * (ground + ((0.97 - ground) * level) / (levels + 0.6));
    const reached = shafts.filter(([, deep]) => box.top + deep * high > y);
    const from = Math.min(...reached.map(([share]) => share)) - random.between(0.05, 0.16);
    const to = Math.max(...reached.map(([share]) => share)) + random.between(0.05, 0.14);
    return [
      [box.left + from * wide, y],
      [box.left + to * wide, y + random.jitter(3)],
    ];
  });
  const holes = polyline(...across, ...downs);
  const ladders = downs.flatMap(([top, foot]) =>
    steps(
      (top as Point)[1] + 8,
      (foot as Point)[1] - 8,
      Math.round(((foot as Point)[1] - (top as Point)[1]) / 12),
    ).map(
      (y) =>
        [
          [(top as Point)[0] - 5, y],
          [(top as Point)[0] + 5, y],
        ] as const,
    ),
  );
  const labels = across.map((line, index) => {
    const [x, y] = line[0] as Point;
    return typefaces.garamondItalic.letter(names[index] ?? '', { size: 22, at: [x + 12, y - 11] });
  });
  const lamps = across.flatMap(([from, to]) =>
    [0.22, 0.48, 0.77].map(
      (t): Point => [
        (from as Point)[0] + ((to as Point)[0] - (from as Point)[0]) * t,
        (from as Point)[1] - 1,
      ],
    ),
  );
  return (
    stroke(holes, inks.ink, 16, { 'stroke-linecap': 'butt' }) +
    stroke(holes, inks.paper, 12.5, { 'stroke-linecap': 'butt' }) +
    stroke(segments(ladders), inks.ink, 1.2) +
    form(lamps.map((lamp) => circle(lamp, 3.2)).join(''), inks.accent, inks.ink, 1) +
    element(
      'g',
      { 'paint-order': 'stroke', stroke: inks.paper, 'stroke-width': 6, fill: inks.ink },
      labels.map((d) => element('path', { d })).join(''),
    )
  );
}

/** Depth below the grass, down the left edge. */
export function fathoms(box: Box, ground: number, { inks }: MapRequest): string {
  const top = box.top + (box.bottom - box.top) * ground + 30;
  const marks = upTo(10).map((index) => {
    const y = top + ((box.bottom - 20 - top) * index) / 9;
    const label = typefaces.oldStandardBold.letter(String(index * 20), {
      size: 18,
      at: [box.left + 28, y + 6],
    });
    return { tick: `M${box.left + 4} ${y.toFixed(1)}h18`, label };
  });
  return (
    stroke(marks.map(({ tick }) => tick).join(''), inks.ink, 2) +
    element(
      'g',
      { 'paint-order': 'stroke', stroke: inks.paper, 'stroke-width': 5, fill: inks.ink },
      marks.map(({ label }) => element('path', { d: label })).join(''),
    )
  );
}
