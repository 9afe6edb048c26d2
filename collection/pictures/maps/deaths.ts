import {
  distance,
  dots,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  stroke,
} from '@portal/engraving';
import { centreOf } from './blocks.ts';
import type { MapRequest } from './request.ts';

/** How one death is drawn. */
export type Mark = 'bars' | 'dots' | 'coffins';

export type Death = { at: Point; angle: number };

/** Deaths stand along the sides of a block, thickest towards the bad water. */
export function fallen(
  plot: Line,
  pumps: readonly Point[],
  worst: Point,
  { random }: MapRequest,
): Death[] {
  const middle = centreOf(plot);
  return plot.flatMap((from, index) => {
    const to = plot[(index + 1) % plot.length] as Point;
    const length = distance(from, to);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const found: Death[] = [];
    for (let gone = 12; gone < length - 10; gone += 17) {
      const at: Point = [from[0] + Math.cos(angle) * gone, from[1] + Math.sin(angle) * gone];
      const near = Math.exp(-((distance(at, worst) / 165) ** 2));
      const other = pumps.slice(1).some((pump) => distance(at, pump) < 90) ? 0.1 : 0.03;
      const count = Math.floor(
        (near * 4.4 + other) * random.next() + random.next() * (near + other),
      );
      for (let each = 0; each < count; each += 1)
        found.push({ at: inward(at, middle, 8 + each * 7), angle });
    }
    return found;
  });
}

export function inward([x, y]: Point, [cx, cy]: Point, by: number): Point {
  const away = Math.hypot(x - cx, y - cy) || 1;
  return [
    x - ((x - cx) / away) * Math.min(by, away * 0.8),
    y - ((y - cy) / away) * Math.min(by, away * 0.8),
  ];
}

export function marks(dead: readonly Death[], mark: Mark, { inks }: MapRequest): string {
  if (mark === 'dots') return stroke(dots(dead.map(({ at }) => at)), inks.accent, 8);
  if (mark === 'bars') {
    const bars = dead.map(({ at, angle }) => [polar(at, angle, 6), polar(at, angle, -6)] as const);
    return stroke(
      bars
        .map(
          ([a, b]) =>
            `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
        )
        .join(''),
      inks.accent,
      4.4,
      { 'stroke-linecap': 'butt' },
    );
  }
  return form(dead.map(({ at }) => coffin(at)).join(''), inks.accent, inks.ink, 0.9);
}

function coffin([x, y]: Point): string {
  return polygon([
    [x - 2, y - 7],
    [x + 2, y - 7],
    [x + 4, y - 3],
    [x + 2, y + 7],
    [x - 2, y + 7],
    [x - 4, y - 3],
  ]);
}
