import {
  along,
  curve,
  form,
  heading,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';

export function moleHill([x, y]: Point, inks: Inks): string {
  const shade = [0.2, 0.45, 0.7].map(
    (t) =>
      [
        [x + 16 * t, y - 14 * (1 - t)],
        [x + 16 * t - 2, y - 2],
      ] as const,
  );
  return (
    form(
      curve([
        [x - 18, y],
        [x - 8, y - 12],
        [x, y - 17],
        [x + 9, y - 10],
        [x + 18, y],
      ]),
      inks.land,
      inks.ink,
      1.4,
    ) + stroke(segments(shade), inks.ink, 1)
  );
}

export function stream(
  road: Line,
  left: number,
  width: number,
  share: number,
  inks: Inks,
  random: Random,
): string {
  const [, y] = along(road, share);
  const line = steps(left - 10, left + width + 10, 6).map(
    (x): Point => [x, y + random.jitter(16) + (x - left) * 0.12],
  );
  return stroke(curve(line), inks.ink, 11) + stroke(curve(line), inks.shallow, 8.4);
}

/** Lanes that leave the road, dotted as being no business of the traveller's. */
export function turnings(road: Line, inks: Inks, random: Random): string {
  const lanes = [0.16, 0.34, 0.52, 0.7, 0.86].map((share, index): Line => {
    const [at, side] = [along(road, share), index % 2 ? 1 : -1];
    return [0, 40, 90, 150].map((reach) =>
      polar(at, (side > 0 ? 0 : Math.PI) + random.jitter(0.5), reach),
    );
  });
  return stroke(curve(...lanes), inks.ink, 7) + stroke(curve(...lanes), inks.land, 4.6);
}

export function milestones(road: Line, index: number, inks: Inks): string {
  const stones = upTo(9)
    .slice(1)
    .map((mile) => {
      const share = mile / 9;
      const [at, angle] = [along(road, share), heading(road, share)];
      const [x, y] = polar(at, angle + Math.PI / 2, 17);
      return typefaces.oldStandard.letter(String(index * 8 + mile), {
        size: 14,
        at: [x, y + 5],
        anchor: 0.5,
      });
    });
  return form(stones.join(''), inks.ink, inks.land, 3, { 'paint-order': 'stroke' });
}

export function hamlet(
  [x, y]: Point,
  name: string,
  left: number,
  width: number,
  inks: Inks,
  random: Random,
): string {
  const houses = upTo(5).map((index) =>
    rectangle(x + (index % 2 ? 8 : -19) + random.jitter(3), y - 22 + index * 10, 11, 8),
  );
  const size = Math.min(21, (21 * (width - 24)) / typefaces.garamond.measure(name, 21));
  const half = typefaces.garamond.measure(name, size) / 2;
  const middle = Math.max(left + half + 8, Math.min(left + width - half - 8, x));
  const label = typefaces.garamond.letter(name, { size, at: [middle, y - 30], anchor: 0.5 });
  const spire = polygon([
    [x + 21, y - 14],
    [x + 26, y - 34],
    [x + 31, y - 14],
  ]);
  return (
    form(polygon(...houses), inks.accent, inks.ink, 1.1) +
    form(polygon(rectangle(x + 21, y - 14, 10, 14)) + spire, inks.land, inks.ink, 1.3) +
    form(label, inks.ink, inks.land, 5, { 'paint-order': 'stroke' })
  );
}
