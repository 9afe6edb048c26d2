import {
  closedSoft,
  form,
  type Line,
  type Point,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { area, type Press, panel, placed, shade } from './press.ts';

/** A fireplace with a fire in it. */
export function fireplace(press: Press, x: number, right: number, foot: number): string {
  const { palette } = press;
  const wide = right - x;
  const breast = panel(press, x - wide * 0.22, 0.2, right + wide * 0.22, foot);
  const mouth = placed(
    press,
    `${x},${foot} ${x},0.42 ${x + wide * 0.2},0.36 ${right - wide * 0.2},0.36
      ${right},0.42 ${right},${foot}`,
  );
  const shelf = panel(press, x - wide * 0.3, 0.17, right + wide * 0.3, 0.205);
  const [cx, cy] = press.at((x + right) / 2, foot - 0.04);
  const flame = (dx: number, height: number): Point[] => [
    [cx + dx - 22, cy],
    [cx + dx - 18, cy - height * 0.4],
    [cx + dx + 2, cy - height],
    [cx + dx + 14, cy - height * 0.44],
    [cx + dx + 22, cy],
  ];
  const log = (dx: number): Line => [
    [cx + dx - 70, cy - 4],
    [cx + dx + 64, cy - 16],
    [cx + dx + 68, cy + 6],
    [cx + dx - 66, cy + 18],
  ];
  const jars = [0.08, 0.3, 0.82].map((t) => press.at(x - wide * 0.2 + wide * 1.4 * t, 0.17));
  return (
    area(press, breast, '#cfc2a8', 2) +
    bricks(press, x - wide * 0.22, right + wide * 0.22, foot) +
    area(press, mouth, '#3f332c', 2.4) +
    shade(press, mouth, {
      angle: 1.2,
      spacing: 4.6,
      width: 1.7,
      ragged: 1,
      tone: ([px, py]) => Math.min(1, Math.hypot(px - cx, py - cy) / 150),
    }) +
    form(closedSoft(flame(-40, 110), flame(36, 126)), palette.tint('#e2702c'), palette.ink, 1.8) +
    form(closedSoft(flame(-2, 158)), palette.tint('#f2b544'), palette.ink, 1.8) +
    area(press, log(0), '#7a5a3c', 1.8) +
    shade(press, log(0), { angle: 0.1, spacing: 5 }) +
    area(press, shelf, '#8a6a4c', 2) +
    shade(press, shelf, { angle: 0, spacing: 5 }) +
    jars
      .map(([jx, jy], index) =>
        area(
          press,
          jar([jx, jy], 34 + index * 9),
          ['#6f8fa6', '#b5533c', '#d8b25a'][index] ?? '#ffffff',
          1.8,
        ),
      )
      .join('')
  );
}

function jar([x, y]: Point, height: number): Line {
  const wide = height * 0.36;
  return [
    [x - wide * 0.7, y],
    [x - wide, y - height * 0.4],
    [x - wide * 0.5, y - height * 0.8],
    [x - wide * 0.6, y - height],
    [x + wide * 0.6, y - height],
    [x + wide * 0.5, y - height * 0.8],
    [x + wide, y - height * 0.4],
    [x + wide * 0.7, y],
  ];
}

function bricks(press: Press, x: number, right: number, foot: number): string {
  const rows = steps(0.215, foot - 0.03, 15);
  const lines = rows.flatMap((y, row): [Point, Point][] => [
    [press.at(x, y), press.at(right, y)],
    ...steps(x, right, 12)
      .slice(1, -1)
      .map((bx): [Point, Point] => {
        const shift = row % 2 === 0 ? 0 : (right - x) / 24;
        return [press.at(bx + shift, y), press.at(bx + shift, y + (foot - 0.245) / 15)];
      }),
  ]);
  return stroke(segments(lines), press.palette.ink, 1);
}
