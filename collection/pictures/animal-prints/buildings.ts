import { fill, type Line, type Point, polygon, steps } from '@portal/engraving';
import { area, flat, type Press, panel, placed, shade } from './press.ts';

/** A wall of timber and plaster, from the left to the right of the frame. */
export function halfTimber(press: Press, foot: number, colour = '#ead9b4'): string {
  const plaster = panel(press, 0, 0, 1, foot);
  const beam = (text: string): string => {
    const outline = placed(press, text);
    return (
      area(press, outline, '#6b4a30', 1.6) +
      shade(press, outline, { angle: 0.7, spacing: 5, width: 1.2 })
    );
  };
  const posts = [0.03, 0.2, 0.52, 0.74, 0.95].map(
    (x) => `${x},0 ${x + 0.022},0 ${x + 0.022},${foot} ${x},${foot}`,
  );
  const rails = [0.1, foot - 0.2].map((y) => `0,${y} 1,${y} 1,${y + 0.026} 0,${y + 0.026}`);
  const braces = [
    `0.222,0.126 0.242,0.126 0.36,${foot - 0.2} 0.338,${foot - 0.2}`,
    `0.93,0.126 0.95,0.126 0.8,${foot - 0.2} 0.78,${foot - 0.2}`,
  ];
  return (
    flat(press, plaster, colour) +
    shade(press, plaster, { angle: 0.25, spacing: 13, width: 0.75, tone: mottled(press) }) +
    [...braces, ...rails, ...posts].map(beam).join('') +
    plinth(press, foot)
  );
}

function mottled({ random }: Press): (point: Point) => number {
  const [a, b] = [random.between(0, 6), random.between(0, 6)];
  return ([x, y]) => 0.34 + 0.2 * Math.sin(x / 83 + a) + 0.2 * Math.sin(y / 61 + b + x / 190);
}

/** A row of stones under the wall. */
function plinth(press: Press, foot: number): string {
  const stones = steps(0, 1, 14)
    .slice(0, -1)
    .map((x) => panel(press, x, foot - 0.055, x + 1 / 14, foot));
  return stones
    .map(
      (stone) =>
        area(press, stone, '#a9a296', 1.2) +
        shade(press, stone, {
          angle: 0.3,
          spacing: 7,
          width: 0.8,
          tone: () => press.random.between(0.2, 0.6),
        }),
    )
    .join('');
}

/** A door that stands open on a dark room. */
export function openDoor(press: Press, x: number, y: number, right: number, foot: number): string {
  const room = panel(press, x, y, right, foot);
  const jamb = panel(press, x - 0.018, y - 0.028, right + 0.018, foot);
  return (
    area(press, jamb, '#6b4a30', 2) +
    shade(press, jamb, { angle: 1.56, spacing: 6, width: 1 }) +
    area(press, room, '#4a3a30', 1.6) +
    shade(press, room, { angle: 0.9, spacing: 4.6, width: 1.7, ragged: 1 }) +
    shade(press, room, { angle: -0.7, spacing: 6, width: 1.3, ragged: 1 })
  );
}

/** A lower door of boards, with its hinges. */
export function halfDoor(press: Press, x: number, y: number, right: number, foot: number): string {
  const { palette, at } = press;
  const boards = steps(x, right, 6)
    .slice(0, -1)
    .map((left) => panel(press, left, y, left + (right - x) / 6, foot));
  const brace: Line = [
    at(x, foot - 0.03),
    at(x, foot - 0.08),
    at(right, y + 0.03),
    at(right, y + 0.08),
  ];
  return (
    boards
      .map(
        (board) =>
          area(press, board, '#8c9a6a', 1.3) +
          shade(press, board, { angle: 1.56, spacing: 6, width: 0.8 }),
      )
      .join('') +
    area(press, brace, '#7a8a5c', 1.4) +
    fill(polygon(panel(press, x, y + 0.05, x + 0.05, y + 0.064)), palette.ink)
  );
}
