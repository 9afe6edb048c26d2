import {
  type Line,
  type Point,
  type Random,
  type Survey,
  stroke,
  swelled,
  waver,
} from '@portal/engraving';
import type { Inks } from './inks.ts';
import { coarser, type Land } from './land.ts';
import { cheapestWays } from './ways.ts';

/** Rivers need to know the ground only every so many pixels. */
const spacing = 17;

/** Water finds the cheapest way down, so rivers join and none ends in a hollow. */
export function riverLines(land: Land, count: number, random: Random): Line[] {
  const ground = coarser(land, spacing);
  const width = ground.columns + 1;
  const total = width * (ground.rows + 1);
  const heights = Float64Array.from({ length: total }, (_, index) =>
    ground.at(index % width, Math.floor(index / width)),
  );
  const mouths: number[] = [];
  heights.forEach((height, index) => {
    if (height <= 0) mouths.push(index);
  });
  const outlet = cheapestWays(
    ground,
    mouths,
    (index) => 0.3 + Math.max(0, heights[index] ?? 0) * 2 + random.next() ** 2 * 3,
  );
  return springs(ground, count, random)
    .map((spring) => {
      const line: Point[] = [];
      for (let index = spring; index >= 0; index = outlet[index] ?? -1) {
        line.push(ground.corner(index % width, Math.floor(index / width)));
        if ((heights[index] ?? 0) <= 0) break;
      }
      return waver(line, random, 4);
    })
    .filter((line) => line.length > 3);
}

/** High places far from one another. */
function springs(ground: Survey, count: number, random: Random): number[] {
  const width = ground.columns + 1;
  const found: number[] = [];
  for (let turn = 0; turn < 600 && found.length < count; turn += 1) {
    const column = Math.floor(random.between(2, ground.columns - 2));
    const row = Math.floor(random.between(2, ground.rows - 2));
    const high = ground.at(column, row);
    if (high < 0.3 || high < random.between(0.2, 0.7)) continue;
    const far = found.every((other) => {
      const [dx, dy] = [(other % width) - column, Math.floor(other / width) - row];
      return Math.hypot(dx, dy) * spacing > 90;
    });
    if (far) found.push(row * width + column);
  }
  return found;
}

/** Rivers that widen towards their mouths. */
export function drawRivers(lines: readonly Line[], inks: Inks, widest = 4): string {
  return lines
    .map((line) =>
      stroke(
        swelled(line, (share) => 0.7 + share * widest),
        inks.river,
        0.6,
        { fill: inks.river },
      ),
    )
    .join('');
}
