import { createPen, type Line, type Pen, type Point } from '@portal/engraving';

/** Reads "10,20 30,40!": places with a space between them; a mark doubles one, for a corner. */
export function points(text: string): Line {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word): Point[] => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      const point: Point = [x ?? 0, y ?? 0];
      return word.endsWith('!') ? [point, point] : [point];
    });
}

/** Smooth through every point, and sharp where a point is given twice. */
export function corneredCurve(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) draw(pen, line, false);
  return pen.done();
}

export function closedCorneredCurve(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) {
    draw(pen, line, true);
    pen.close();
  }
  return pen.done();
}

type Knot = { at: Point; corner: boolean };

function draw(pen: Pen, line: Line, closed: boolean): void {
  const knots = knotsOf(line);
  const count = knots.length;
  const knot = (index: number): Knot =>
    knots[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Knot;
  pen.move(knot(0).at);
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [from, to] = [knot(index), knot(index + 1)];
    const leave = from.corner ? from.at : handle(from.at, knot(index - 1).at, to.at);
    const arrive = to.corner ? to.at : handle(to.at, knot(index + 2).at, from.at);
    if (from.corner && to.corner) pen.line(to.at);
    else pen.cubic(leave, arrive, to.at);
  }
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
