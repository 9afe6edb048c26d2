import { circle, fill, type Point, segments, steps, stroke } from '@portal/engraving';
import { area, flat, type Press, panel, shade } from './press.ts';

/** Floor boards that run away from us. */
export function boards(press: Press, edge: number, colour = '#b98d5c'): string {
  const { palette, at } = press;
  const outline = panel(press, 0, edge, 1, 1);
  const low = at(0, edge)[1];
  const depth = press.frame[3] - low;
  const seams = steps(-0.8, 1.8, 22).map((x): [Point, Point] => {
    const [from, to] = [at(0.5 + (x - 0.5) * 0.62, edge), at(x, 1)];
    return [from, to];
  });
  const clipped = seams.map(([from, to]): [Point, Point] => [
    inFrame(press, to, from),
    inFrame(press, from, to),
  ]);
  return (
    flat(press, outline, colour) +
    shade(press, outline, {
      angle: 0,
      spacing: 8,
      width: 0.9,
      tone: ([, y]) => 0.62 - ((y - low) / depth) * 0.5,
    }) +
    stroke(segments(clipped), palette.ink, 1.4)
  );
}

// The end of a line, drawn back to the frame where it would leave it.
function inFrame({ frame: [left, , right] }: Press, from: Point, to: Point): Point {
  const edge = to[0] < left ? left : to[0] > right ? right : to[0];
  if (edge === to[0]) return to;
  const t = (edge - from[0]) / (to[0] - from[0]);
  return [edge, from[1] + (to[1] - from[1]) * t];
}

/** Paper with a small figure on it, and a skirting board. */
export function papered(press: Press, foot: number, colour: string): string {
  const { palette, at } = press;
  const sprigs = steps(0.03, 0.97, 15).flatMap((x, column) =>
    steps(0.05, foot - 0.08, 8).map((y, row) =>
      at(x + (row % 2) * 0.03 - 0.015, y + (column % 2) * 0.012),
    ),
  );
  const skirting = panel(press, 0, foot - 0.05, 1, foot);
  const wall = panel(press, 0, 0, 1, foot);
  return (
    flat(press, wall, colour) +
    shade(press, wall, {
      angle: 1.57,
      spacing: 9,
      width: 0.7,
      ragged: 30,
      tone: ([x]) => 0.2 + 0.5 * ((x - press.frame[0]) / (press.frame[2] - press.frame[0])),
    }) +
    fill(
      sprigs
        .map(
          ([x, y]) =>
            circle([x, y], 3.4) + circle([x - 6, y + 5], 2.2) + circle([x + 6, y + 5], 2.2),
        )
        .join(''),
      palette.ink,
      { 'fill-opacity': 0.55 },
    ) +
    area(press, skirting, '#8a6a4c', 1.6) +
    shade(press, skirting, { angle: 0, spacing: 5 })
  );
}
