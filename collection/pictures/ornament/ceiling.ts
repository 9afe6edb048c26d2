import {
  circle,
  fill,
  form,
  type Point,
  polar,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { frieze } from './friezes.ts';
import { frame } from './ground.ts';
import { type Box, centreOf, type Design, inset } from './motif.ts';
import type { Palette } from './palette.ts';
import { palmette } from './palmette.ts';
import { rosette } from './rosette.ts';
import { swag } from './swag.ts';
import { clipped, place, ring, setting, stamped } from './transforms.ts';

/** A ceiling seen from below: coffers, or a roundel with fans in the corners. */
export function ceiling({ box, palette, variant }: Design): string {
  const inner = inset(box, 74);
  const drawing = variant === 1 ? coffers(inner, palette) : fans(inner, palette, variant);
  return (
    fill(
      polygon(rectangle(box.x, box.y, box.width, box.height)),
      palette.engraved ? palette.second : palette.third,
    ) +
    cornice(box, palette) +
    drawing +
    frame(box, palette)
  );
}

/** A running frieze on each side, with a boss in each corner. */
function cornice(box: Box, palette: Palette): string {
  const thick = 66;
  const [cx, cy] = centreOf(box);
  const side = (long: number, short: number): Box => ({
    x: -long / 2 + thick,
    y: -short / 2,
    width: long - thick * 2,
    height: thick,
  });
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map(
      (b): Point => [cx + a * (box.width / 2 - thick / 2), cy + b * (box.height / 2 - thick / 2)],
    ),
  );
  return (
    [0, 2]
      .map((turn) =>
        place(
          frieze(side(box.width, box.height), 'eggAndDart', palette, `long-${turn}`),
          [cx, cy],
          (turn * Math.PI) / 2,
        ),
      )
      .join('') +
    [1, 3]
      .map((turn) =>
        place(
          frieze(side(box.height, box.width), 'eggAndDart', palette, `short-${turn}`),
          [cx, cy],
          (turn * Math.PI) / 2,
        ),
      )
      .join('') +
    corners
      .map(
        (corner) =>
          form(
            polygon(rectangle(corner[0] - 33, corner[1] - 33, 66, 66)),
            palette.body,
            palette.ink,
            2,
          ) + rosette(corner, 29, 8, palette),
      )
      .join('')
  );
}

function octagon(radius: number): Point[] {
  return Array.from({ length: 8 }, (_, index) =>
    polar([0, 0], Math.PI / 8 + (index * Math.PI) / 4, radius),
  );
}

/** Sunk octagons with a flower in each, and small squares between them. */
function coffers(box: Box, palette: Palette): string {
  const columns = Math.round(box.width / 190);
  const rows = Math.round(box.height / 190);
  const cell = box.width / columns;
  const tall = box.height / rows;
  const [cx, cy] = centreOf(box);
  const deep = palette.engraved ? palette.third : palette.field;
  const shade =
    form(polygon(octagon(cell * 0.5)), palette.light, palette.ink, 2) +
    form(polygon(octagon(cell * 0.43)), palette.body, palette.ink, 1.4) +
    form(polygon(octagon(cell * 0.37)), palette.second, palette.ink, 1.4) +
    form(polygon(octagon(cell * 0.32)), deep, palette.ink, 2) +
    rosette([0, 0], cell * 0.27, 8, palette, 'round');
  const lozenge =
    form(
      polygon([
        [0, -cell * 0.2],
        [cell * 0.2, 0],
        [0, cell * 0.2],
        [-cell * 0.2, 0],
      ]),
      palette.second,
      palette.ink,
      2,
    ) +
    form(
      polygon([
        [0, -cell * 0.14],
        [cell * 0.14, 0],
        [0, cell * 0.14],
        [-cell * 0.14, 0],
      ]),
      palette.light,
      palette.ink,
      1.4,
    ) +
    rosette([0, 0], cell * 0.09, 6, palette);
  const places = (shift: number): string[] =>
    Array.from({ length: (rows - shift) * (columns - shift) }, (_, index) => {
      const [row, column] = [Math.floor(index / (columns - shift)), index % (columns - shift)];
      const x = cx + (column + shift / 2 - (columns - 1) / 2) * cell;
      const y = cy + (row + shift / 2 - (rows - 1) / 2) * tall;
      return setting([x, y], 0, [1, tall / cell]);
    });
  const outline = polygon(rectangle(box.x, box.y, box.width, box.height));
  return (
    form(outline, palette.body, palette.ink, 2) +
    stamped(shade, 'coffer', places(0)) +
    stamped(lozenge, 'lozenge', places(1))
  );
}

function fans(box: Box, palette: Palette, variant: number): string {
  const [cx, cy] = centreOf(box);
  const reach = Math.min(box.width, box.height) / 2 - 16;
  const { ink, light, body, second, third, field, engraved } = palette;
  const deep = engraved ? light : field;
  const spokes = variant === 2 ? 16 : 24;
  const wheel =
    form(circle([0, 0], reach * 0.98), second, ink, 2.4) +
    form(circle([0, 0], reach * 0.93), light, ink, 1.6) +
    ring(
      swag(
        polar([0, 0], -Math.PI / 2 - Math.PI / 12, reach * 0.88),
        polar([0, 0], -Math.PI / 2 + Math.PI / 12, reach * 0.88),
        reach * 0.09,
        palette,
      ),
      [0, 0],
      12,
    ) +
    form(circle([0, 0], reach * 0.72), deep, ink, 2.4) +
    ring(palmette([0, -reach * 0.36], reach * 0.32, 7, palette, body), [0, 0], spokes / 2) +
    ring(form(circle([0, -reach * 0.6], reach * 0.022), light, ink, 1.2), [0, 0], spokes * 2) +
    form(circle([0, 0], reach * 0.36), third, ink, 2.4) +
    stroke(circle([0, 0], reach * 0.33), light, 4) +
    rosette([0, 0], reach * 0.3, spokes, palette, variant === 2 ? 'pointed' : 'round');
  const spandrel = reach * 0.46;
  const corner = (sx: number, sy: number): string =>
    place(
      form(circle([0, 0], spandrel), second, ink, 2) +
        form(circle([0, 0], spandrel * 0.9), light, ink, 1.4) +
        place(palmette([0, 0], spandrel * 0.86, 9, palette, body), [0, 0], Math.PI * 0.75) +
        form(circle([0, 0], spandrel * 0.3), third, ink, 1.6),
      [cx + sx * (box.width / 2), cy + sy * (box.height / 2)],
      0,
      [-sx, -sy],
    );
  const outline = polygon(rectangle(box.x, box.y, box.width, box.height));
  const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sy) => corner(sx, sy))).join('');
  return form(outline, deep, ink, 2) + clipped(corners, outline, 'room') + place(wheel, [cx, cy]);
}
