import {
  circle,
  closedCurve,
  curve,
  dots,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { blade } from './blade.ts';
import { type Forge, gateLeaf } from './gate-ironwork.ts';
import { pavement, pier, sky, wall } from './gate-surroundings.ts';
import type { Box, Design } from './motif.ts';
import { overthrow } from './overthrow.ts';
import { clipped, mirrored } from './transforms.ts';

/** A pair of wrought gates between stone piers, with their overthrow. */
export function gate({ box, palette, variant }: Design): string {
  const axis = box.x + box.width / 2;
  const base = box.y + box.height - 60;
  const forge: Forge = { iron: palette.ink, gilt: palette.gilt };
  const wide = Math.min(box.width * 0.31, box.height * 0.36);
  const leaf: Box = {
    x: axis + 4,
    y: box.y + box.height * 0.4,
    width: wide,
    height: base - box.y - box.height * 0.4,
  };
  const post = wide * 0.36;
  const half =
    pier(
      { x: leaf.x + wide + 14, y: leaf.y - 30, width: post, height: base - leaf.y + 30 },
      palette,
    ) +
    wall(leaf.x + wide + 14 + post, base, box, palette, forge) +
    gateLeaf(leaf, forge, variant) +
    overthrow(leaf, box.y + 70, forge);
  const outline = polygon(rectangle(box.x, box.y, box.width, box.height));
  const drawing =
    sky(box, palette) +
    pavement(box, base, palette) +
    mirrored(half, axis) +
    finial([axis, leaf.y - (leaf.y - box.y) * 0.52], (leaf.y - box.y) * 0.4, forge) +
    lock([axis, leaf.y + leaf.height * 0.52], forge);
  return clipped(drawing, outline, 'view') + stroke(outline, palette.ink, 3);
}

function finial([x, y]: Point, height: number, { iron, gilt }: Forge): string {
  const lily: Line[] = [-0.8, 0.8, -0.4, 0.4, 0].map((off) =>
    blade(
      [x, y],
      -Math.PI / 2 + off,
      height * (0.8 - Math.abs(off) * 0.26),
      height * 0.1,
      off * 0.9,
    ),
  );
  return (
    stroke(
      curve([
        [x, y],
        [x, y + height * 1.1],
      ]),
      iron,
      9,
    ) +
    lily.map((petal) => form(closedCurve(petal), gilt, iron, 1.8)).join('') +
    form(circle([x, y], height * 0.1), gilt, iron, 2)
  );
}

function lock([x, y]: Point, { iron, gilt }: Forge): string {
  const corners: Point[] = [
    [x - 30, y - 24],
    [x + 30, y - 24],
    [x + 30, y + 24],
    [x - 30, y + 24],
  ];
  return (
    form(polygon(rectangle(x - 40, y - 34, 80, 68)), gilt, iron, 2.4) +
    stroke(dots(corners), iron, 6) +
    fill(
      circle([x, y - 6], 8) +
        polygon([
          [x - 3, y - 4],
          [x + 3, y - 4],
          [x + 6, y + 18],
          [x - 6, y + 18],
        ]),
      iron,
    )
  );
}
