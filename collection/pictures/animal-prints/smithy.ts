import { closedSoft, form, type Line, type Point } from '@portal/engraving';
import { area, type Press, shade } from './press.ts';

/** A forge that glows in a dark doorway, with an anvil before it. */
export function forge(press: Press, x: number, y: number): string {
  const { palette } = press;
  const [cx, cy] = press.at(x, y);
  const flames = [-26, -8, 10, 28].map((dx, index): Point[] => [
    [cx + dx - 12, cy],
    [cx + dx - 8, cy - 30],
    [cx + dx + 4, cy - 60 - (index % 2) * 26],
    [cx + dx + 10, cy - 24],
    [cx + dx + 12, cy],
  ]);
  const hearth: Line = [
    [cx - 62, cy],
    [cx + 62, cy],
    [cx + 70, cy + 70],
    [cx - 70, cy + 70],
  ];
  return (
    form(closedSoft(...flames), palette.tint('#f0a23c'), palette.ink, 1.5) +
    area(press, hearth, '#8d8478', 1.8) +
    shade(press, hearth, { angle: 0, spacing: 14, ragged: 1 }) +
    shade(press, hearth, { angle: 0.9, spacing: 8, width: 0.9 })
  );
}

export function anvil(press: Press, [x, y]: Point, size: number): string {
  const outline =
    `-60,-62 -20,-56 -20,-66 52,-66 52,-50 24,-44 18,-26 34,-10 34,0 -30,0 -30,-10 -14,-26
      -18,-44 -40,-48`
      .split(' ')
      .map((pair): Point => {
        const [dx = 0, dy = 0] = pair.split(',').map(Number);
        return [x + dx * size, y + (dy - 46) * size];
      });
  const block: Line = [
    [x - 34 * size, y - 46 * size],
    [x + 36 * size, y - 46 * size],
    [x + 42 * size, y],
    [x - 40 * size, y],
  ];
  return (
    area(press, block, '#8a6a48', 1.8) +
    shade(press, block, { angle: 1.5, spacing: 6 }) +
    area(press, outline, '#5d6068', 2) +
    shade(press, outline, { angle: 0.3, spacing: 4, width: 1.5, ragged: 2 })
  );
}
