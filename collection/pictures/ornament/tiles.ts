import {
  circle,
  closedCurve,
  fill,
  form,
  type Point,
  polar,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { blade } from './blade.ts';
import { frame } from './ground.ts';
import type { Design } from './motif.ts';
import type { Palette } from './palette.ts';
import { palmette } from './palmette.ts';
import { rosette } from './rosette.ts';
import { clipped, place, setting, stamped } from './transforms.ts';
import { moresque } from './vine.ts';

/** Painted tiles: every one the same, turned so that four complete a figure. */
export function tiles({ box, palette, variant }: Design): string {
  const across = variant === 2 ? 8 : 6;
  const size = box.width / across;
  const down = Math.max(2, Math.round(box.height / size / 2) * 2);
  const tall = box.height / down;
  const design = [quarterFlower, cornflower, wheel][(variant - 1) % 3] ?? wheel;
  const places = Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const [x, y] = [box.x + (column + 0.5) * size, box.y + (row + 0.5) * tall];
    const [sx, sy] = [((column % 2 ? -1 : 1) * size) / 200, ((row % 2 ? -1 : 1) * tall) / 200];
    const upright = variant === 2 ? Math.abs(sy) : sy;
    return setting([x, y], 0, [sx, upright]);
  });
  const square = polygon(rectangle(-100, -100, 200, 200));
  const glaze =
    fill(square, palette.field) +
    clipped(design(palette), square, 'glaze') +
    stroke(square, palette.paper, 4);
  return stamped(glaze, 'tile', places) + frame(box, palette);
}

const far: Point = [100, 100];

/** A quarter of a great flower in one corner and of a small one in the other. */
function quarterFlower(palette: Palette): string {
  const { body, second, third, ink, light } = palette;
  const petals = [Math.PI, Math.PI * 1.125, Math.PI * 1.25, Math.PI * 1.375, Math.PI * 1.5].map(
    (angle, index) => blade(far, angle, index % 2 ? 128 : 134, index % 2 ? 16 : 24),
  );
  return (
    form(circle(far, 150), second, ink, 2.5) +
    form(circle(far, 136), light, ink, 2) +
    form(closedCurve(...petals), body, ink, 2.5) +
    form(circle(far, 42), third, ink, 2.5) +
    form(circle([-100, -100], 62), body, ink, 2.5) +
    form(circle([-100, -100], 42), light, ink, 2.5) +
    place(palmette([0, 0], 66, 7, palette, third), [-70, -70], Math.PI * 0.75)
  );
}

/** A sprig across the tile and an ox-head in each corner. */
function cornflower(palette: Palette): string {
  const { body, ink, third } = palette;
  const corner = fill(
    closedCurve(
      blade([-96, -96], 0.78, 44, 8),
      blade([-96, -96], 0.2, 36, 6, 0.4),
      blade([-96, -96], 1.37, 36, 6, -0.4),
    ),
    body,
  );
  const quarter = [0, 1, 2, 3].map((turn) => place(corner, [0, 0], (turn * Math.PI) / 2)).join('');
  const leaves = [-1, 1].flatMap((side) => [
    blade([0, 44], -Math.PI / 2 + side * 0.9, 52, 11, side * 0.5),
    blade([0, 18], -Math.PI / 2 + side * 1.1, 40, 9, side * 0.4),
  ]);
  return (
    quarter +
    form(closedCurve(...leaves), third, ink, 1.8) +
    stroke('M0 62V-10', ink, 4) +
    rosette([0, -24], 36, 10, palette, 'notched')
  );
}

function wheel(palette: Palette): string {
  const { body, second, light, ink } = palette;
  const spokes = [2.45, 2.95, 3.45, 3.92, 4.4, 4.9].map((angle) => polar(far, angle, 118));
  return (
    moresque({ centre: [-30, -30], radius: 58, from: 0.78, wind: 1 }, palette, body, second) +
    form(circle(far, 96), body, ink, 2.5) +
    form(circle(far, 80), light, ink, 2) +
    form(circle(far, 60), second, ink, 2.5) +
    form(circle(far, 30), light, ink, 2.5) +
    form(spokes.map((point) => circle(point, 9)).join(''), second, ink, 2)
  );
}
