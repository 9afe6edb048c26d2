import type { Line, Point, Survey } from '@portal/engraving';
import { type Box, coarser, type Land } from './land.ts';
import { cheapestWays } from './ways.ts';

const spacing = 20;

/** A course from one place to the next over water, well off the shore where there is room. */
export function seaRoute(land: Land, calls: readonly Point[]): Line {
  const ground = coarser(land, spacing);
  const width = ground.columns + 1;
  const depthAt = (index: number): number => {
    const [column, row] = [index % width, Math.floor(index / width)];
    const [x, y] = ground.corner(column, row);
    return inside(land.box, x, y) ? -ground.at(column, row) : 0;
  };
  const afloat = calls.map((call) => nearestWater(ground, land.box, call));
  const course: Point[] = [];
  afloat.slice(1).forEach((to, leg) => {
    const back = cheapestWays(ground, [to], (index) => {
      const depth = depthAt(index);
      return depth < 0.03 ? Number.POSITIVE_INFINITY : 1 + 0.5 / (depth + 0.12);
    });
    for (let index = afloat[leg] ?? -1; index >= 0 && index !== to; index = back[index] ?? -1) {
      course.push(ground.corner(index % width, Math.floor(index / width)));
    }
  });
  return course.filter((_, index) => index % 2 === 0);
}

function inside({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x > left + 22 && x < right - 22 && y > top + 22 && y < bottom - 22;
}

function nearestWater(ground: Survey, box: Box, [x, y]: Point): number {
  const width = ground.columns + 1;
  let [best, nearest] = [0, Number.POSITIVE_INFINITY];
  for (let row = 2; row < ground.rows - 1; row += 1) {
    for (let column = 2; column < ground.columns - 1; column += 1) {
      if (ground.at(column, row) > -0.08) continue;
      const [px, py] = ground.corner(column, row);
      if (!inside(box, px, py)) continue;
      const away = Math.hypot(px - x, py - y);
      if (away < nearest) [best, nearest] = [row * width + column, away];
    }
  }
  return best;
}
