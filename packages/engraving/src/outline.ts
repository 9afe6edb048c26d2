import { between, distance, type Line, type Point, type Segment } from './geometry.ts';
import { createPen, type Pen } from './pen.ts';

/** Straight from point to point. */
export function polyline(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) drawLine(pen, line);
  return pen.done();
}

export function polygon(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) {
    drawLine(pen, line);
    pen.close();
  }
  return pen.done();
}

/** Smooth through every point. */
export function curve(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) drawCurve(pen, line, false);
  return pen.done();
}

export function closedCurve(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) {
    drawCurve(pen, line, true);
    pen.close();
  }
  return pen.done();
}

/** Smooth near every point but not through it: shorter to write where no point matters by itself. */
export function soft(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) {
    pen.move(line[0] as Point);
    for (let index = 1; index < line.length - 2; index += 1) {
      pen.quad(line[index] as Point, between(line[index] as Point, line[index + 1] as Point, 0.5));
    }
    pen.quad(line.at(-2) as Point, line.at(-1) as Point);
  }
  return pen.done();
}

export function closedSoft(...lines: Line[]): string {
  const pen = createPen();
  for (const line of lines) {
    pen.move(between(line.at(-1) as Point, line[0] as Point, 0.5));
    line.forEach((point, index) => {
      pen.quad(point, between(point, line[(index + 1) % line.length] as Point, 0.5));
    });
    pen.close();
  }
  return pen.done();
}

/** Single bends, each through its three points. */
export function bows(list: readonly (readonly [from: Point, through: Point, to: Point])[]): string {
  const pen = createPen();
  for (const [from, through, to] of list) {
    const control: Point = [
      through[0] * 2 - (from[0] + to[0]) / 2,
      through[1] * 2 - (from[1] + to[1]) / 2,
    ];
    pen.move(from).quad(control, to);
  }
  return pen.done();
}

export function segments(list: readonly Segment[]): string {
  const pen = createPen();
  for (const [from, to] of list) pen.move(from).line(to);
  return pen.done();
}

/** Points as strokes of no length: round line ends make them dots. */
export function dots(points: readonly Point[]): string {
  const pen = createPen();
  for (const point of points) pen.move(point).close();
  return pen.done();
}

export function circle(centre: Point, radius: number): string {
  return oval(centre, radius, radius);
}

/** An ellipse, turned by an angle in radians. */
export function oval([x, y]: Point, rx: number, ry: number, angle = 0): string {
  const across: Point = [Math.cos(angle) * rx, Math.sin(angle) * rx];
  const radii = `${tenth(rx)} ${tenth(ry)} ${tenth((angle * 180) / Math.PI)}`;
  const [fx, fy] = [tenth(x - across[0]), tenth(y - across[1])];
  const [tx, ty] = [tenth(x + across[0]), tenth(y + across[1])];
  return `M${fx} ${fy}A${radii} 1 0 ${tx} ${ty}A${radii} 1 0 ${fx} ${fy}z`;
}

/** A line that swells and thins like one cut with a burin, as a form to be filled. */
export function swelled(line: Line, width: (share: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, index) => {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const length = distance(before, after) || 1;
    const half = width(index / (line.length - 1)) / 2;
    const nx = (-(after[1] - before[1]) / length) * half;
    const ny = ((after[0] - before[0]) / length) * half;
    left.push([point[0] + nx, point[1] + ny]);
    right.push([point[0] - nx, point[1] - ny]);
  });
  return ribbon(left, right);
}

/** The strip between two lines that run the same way, with square ends. */
export function ribbon(left: Line, right: Line): string {
  const pen = createPen();
  drawCurve(pen, left, false);
  const back = [...right].reverse();
  pen.line(back[0] as Point);
  drawCurve(pen, back, false, true);
  return pen.close().done();
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function drawLine(pen: Pen, line: Line): void {
  line.forEach((point, index) => {
    if (index === 0) pen.move(point);
    else pen.line(point);
  });
}

function drawCurve(pen: Pen, line: Line, closed: boolean, continues = false): void {
  const count = line.length;
  const at = (index: number): Point =>
    line[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  if (!continues) pen.move(at(0));
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    pen.cubic(
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    );
  }
}
