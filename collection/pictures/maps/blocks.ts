import { distance, type Line, type Point, type Random } from '@portal/engraving';

export type Division = {
  /** Blocks smaller than this, in square pixels, are left whole. */
  least: number;
  /** The width of the streets, the chief ones first. */
  streets: readonly number[];
  /** How askew the streets run, in radians. */
  askew: number;
  random: Random;
};

/** Cuts a piece of ground into blocks by streets, each across the longer side of what it cuts. */
export function divide(plot: Line, division: Division, depth = 0): Line[] {
  if (plot.length < 3) return [];
  const area = areaOf(plot);
  const { least, streets, askew, random } = division;
  const enough =
    area < least * (depth > 6 ? 1.6 : 1) || (area < least * 2.2 && random.chance(0.18));
  if (enough || depth > 14) return area > least * 0.12 ? [plot] : [];
  const along = longestSide(plot);
  const angle = along + Math.PI / 2 + random.jitter(askew);
  const middle = centreOf(plot);
  const slide = random.jitter(0.2) * Math.sqrt(area);
  const through: Point = [middle[0] + Math.cos(along) * slide, middle[1] + Math.sin(along) * slide];
  const street = streets[Math.min(depth, streets.length - 1)] ?? 4;
  return [-1, 1].flatMap((side) =>
    divide(cut(plot, through, angle, side, street / 2), division, depth + 1),
  );
}

/** What of a polygon lies on one side of a line, some way from it. */
function cut(plot: Line, [x, y]: Point, angle: number, side: number, away: number): Line {
  const [nx, ny] = [-Math.sin(angle) * side, Math.cos(angle) * side];
  const depth = ([px, py]: Point): number => (px - x) * nx + (py - y) * ny - away;
  const kept: Point[] = [];
  plot.forEach((from, index) => {
    const to = plot[(index + 1) % plot.length] as Point;
    const [a, b] = [depth(from), depth(to)];
    if (a >= 0) kept.push(from);
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  });
  return kept;
}

export function areaOf(plot: Line): number {
  let twice = 0;
  plot.forEach(([x, y], index) => {
    const [nx, ny] = plot[(index + 1) % plot.length] as Point;
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}

export function centreOf(plot: Line): Point {
  return [
    plot.reduce((sum, [x]) => sum + x, 0) / plot.length,
    plot.reduce((sum, [, y]) => sum + y, 0) / plot.length,
  ];
}

function longestSide(plot: Line): number {
  let [longest, angle] = [0, 0];
  plot.forEach((from, index) => {
    const to = plot[(index + 1) % plot.length] as Point;
    const length = distance(from, to);
    if (length > longest) {
      longest = length;
      angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    }
  });
  return angle;
}

/** The same plot, drawn in towards its centre. */
export function shrunk(plot: Line, share: number): Line {
  const [x, y] = centreOf(plot);
  return plot.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]);
}
