import { circle, dots, fill, type Point, type Random, stroke } from '@portal/engraving';
import type { Inks } from './palettes.ts';
import { type Box, rect } from './press.ts';

/** Ink flicked from a brush, which is how a lithographer came by a tint. */
export function spatter({ x, y, width, height }: Box, inks: Inks, random: Random): string {
  const specks = (count: number): Point[] =>
    Array.from(
      { length: count },
      (): Point => [x + random.next() * width, y + height * (1 - random.next() ** 1.8)],
    );
  return (
    stroke(dots(specks(420)), inks.ink, 2.6, { 'stroke-opacity': 0.3 }) +
    stroke(dots(specks(260)), inks.paper, 3, { 'stroke-opacity': 0.4 })
  );
}

/** Folds, drawing-pin holes and rubbed corners. */
export function wear(width: number, height: number, random: Random): string {
  const folds = random.chance(0.6)
    ? `M0 ${(height * 0.5 + random.jitter(12)).toFixed(1)}H${width}` +
      (random.chance(0.5) ? `M${(width * 0.5 + random.jitter(12)).toFixed(1)} 0V${height}` : '')
    : '';
  const pins = random.chance(0.5)
    ? [
        [16, 16],
        [width - 16, 16],
        [16, height - 16],
        [width - 16, height - 16],
      ].map(([x = 0, y = 0]) => circle([x, y], 4.5))
    : [];
  return (
    stroke(folds, '#fffaf0', 4, { 'stroke-opacity': 0.2 }) +
    stroke(folds, '#2a1c12', 1.2, { 'stroke-opacity': 0.15, transform: 'translate(2 2)' }) +
    fill(pins.join(''), '#5a3a22', { 'fill-opacity': 0.7 }) +
    stroke(rect({ x: 0, y: 0, width, height }), '#7a5a30', 10, { 'stroke-opacity': 0.16 })
  );
}
