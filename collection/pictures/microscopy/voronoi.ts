import { distance, type Line, type Point } from '@portal/engraving';

/** A seed of growth and the ground it has won from its neighbours. */
export type Cell = { seed: Point; edge: Line };

type Near = (point: Point, reach: number) => Point[];

/** Divides the ground among seeds. A seed looks for neighbours no further off than the reach. */
export function divide(seeds: readonly Point[], reach: number): Cell[] {
  const near = neighbourhood(seeds, reach);
  return seeds.map((seed) => {
    const [x, y] = seed;
    let edge: Line = [
      [x - reach, y - reach],
      [x + reach, y - reach],
      [x + reach, y + reach],
      [x - reach, y + reach],
    ];
    const others = near(seed, reach)
      .filter((other) => other !== seed)
      .map((other) => ({ other, away: distance(seed, other) }))
      .sort((a, b) => a.away - b.away);
    let farthest = reach * 1.5;
    for (const { other, away } of others) {
      if (away > farthest * 2) break;
      const nearer = nearerHalf(edge, seed, other);
      if (nearer === edge) continue;
      edge = nearer;
      farthest = edge.reduce((most, corner) => Math.max(most, distance(corner, seed)), 0);
    }
    return { seed, edge };
  });
}

function neighbourhood(seeds: readonly Point[], cell: number): Near {
  const cells = new Map<number, Point[]>();
  const key = (column: number, row: number): number => column * 4096 + row;
  for (const seed of seeds) {
    const place = key(Math.floor(seed[0] / cell), Math.floor(seed[1] / cell));
    cells.set(place, [...(cells.get(place) ?? []), seed]);
  }
  return ([x, y]) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(key(column + dx, row + dy)) ?? []),
    );
  };
}

/** What of a convex form lies nearer to one seed than to another. */
function nearerHalf(edge: Line, seed: Point, other: Point): Line {
  const [mx, my] = [(seed[0] + other[0]) / 2, (seed[1] + other[1]) / 2];
  const [nx, ny] = [other[0] - seed[0], other[1] - seed[1]];
  const side = ([x, y]: Point): number => (x - mx) * nx + (y - my) * ny;
  if (edge.every((corner) => side(corner) <= 0)) return edge;
  const kept: Point[] = [];
  edge.forEach((from, index) => {
    const to = edge[(index + 1) % edge.length] as Point;
    const [a, b] = [side(from), side(to)];
    if (a <= 0) kept.push(from);
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  });
  return kept;
}

export function centroid(edge: Line): Point {
  const [x, y] = edge.reduce(([sx, sy], [px, py]) => [sx + px, sy + py] as const, [0, 0] as const);
  return [x / edge.length, y / edge.length];
}

/** The same form drawn in by some distance, about. */
export function inset(edge: Line, by: number): Line {
  const middle = centroid(edge);
  return edge.map((point) => {
    const away = distance(point, middle) || 1;
    const share = Math.max(0.15, (away - by) / away);
    return [middle[0] + (point[0] - middle[0]) * share, middle[1] + (point[1] - middle[1]) * share];
  });
}

/** Seeds moved to the middle of their ground, which makes all grounds more alike. */
export function settle(seeds: readonly Point[], reach: number, rounds: number): Point[] {
  let settled = [...seeds];
  for (let round = 0; round < rounds; round += 1) {
    settled = divide(settled, reach).map(({ seed, edge }) =>
      edge.length > 2 ? centroid(edge) : seed,
    );
  }
  return settled;
}
