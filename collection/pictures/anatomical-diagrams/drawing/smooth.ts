import { createPen, distance, type Line, type Point } from '@portal/engraving';

type Knot = { at: Point; corner: boolean };
type Bend = readonly [Point, Point, Point, Point];

/** A closed form: smooth through every point, and sharp where a point is given twice. */
export function smoothPath(...lines: readonly Line[]): string {
  const pen = createPen();
  for (const line of lines) {
    const bends = bendsOf(line);
    pen.move((bends[0] as Bend)[0]);
    for (const [, first, second, to] of bends) pen.cubic(first, second, to);
    pen.close();
  }
  return pen.done();
}

/** Points on the same form, near enough to each other to be hatched between. */
export function smoothPolygon(line: Line): Line {
  return bendsOf(line).flatMap(([from, first, second, to]): Point[] => {
    const count = Math.max(1, Math.min(10, Math.round(distance(from, to) / 8)));
    return Array.from({ length: count }, (_, index) => {
      const t = index / count;
      const s = 1 - t;
      const blend = (axis: 0 | 1): number =>
        s ** 3 * from[axis] +
        3 * s * s * t * first[axis] +
        3 * s * t * t * second[axis] +
        t ** 3 * to[axis];
      return [blend(0), blend(1)];
    });
  });
}

function bendsOf(line: Line): Bend[] {
  const knots = knotsOf(line);
  const count = knots.length;
  const knot = (index: number): Knot => knots[(index + count) % count] as Knot;
  return knots.map((from, index): Bend => {
    const to = knot(index + 1);
    const leave = from.corner ? from.at : handle(from.at, knot(index - 1).at, to.at);
    const arrive = to.corner ? to.at : handle(to.at, knot(index + 2).at, from.at);
    return [from.at, leave, arrive, to.at];
  });
}

function handle([x, y]: Point, behind: Point, ahead: Point): Point {
  return [x + (ahead[0] - behind[0]) / 6, y + (ahead[1] - behind[1]) / 6];
}

function knotsOf(line: Line): Knot[] {
  const knots: Knot[] = [];
  for (const at of line) {
    const last = knots.at(-1);
    if (last && last.at[0] === at[0] && last.at[1] === at[1]) last.corner = true;
    else knots.push({ at, corner: false });
  }
  return knots;
}
