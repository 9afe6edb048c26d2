import { fill, type Point, polygon, rectangle, stroke } from '@portal/engraving';
import { type Box, centreOf, inset } from '../ornament/motif.ts';
import { palettes } from '../ornament/palette.ts';
import { mirrored, place, reflected } from '../ornament/transforms.ts';
import { growVine, moresque, type Winding } from '../ornament/vine.ts';
import type { Paper } from './papers.ts';

/** A black frame full of white winding stems, as cut for presses before 1550. */
export function vineBorder(box: Box, thick: number, { ink, paper }: Paper): string {
  const [width, height] = [box.width / 2, box.height / 2];
  const room = ([x, y]: Point, reach: number): boolean =>
    x - reach > 2 &&
    y - reach > 2 &&
    x + reach < width - 8 &&
    y + reach < height - 8 &&
    (x - reach > width - thick + 8 || y - reach > height - thick + 8);
  const radius = thick * 0.38;
  const seeds: Winding[] = [
    { centre: [width - thick / 2, height - thick / 2], radius, from: Math.PI, wind: 1 },
    { centre: [width - thick / 2, radius + 6], radius, from: -Math.PI / 2, wind: 1 },
    { centre: [radius + 6, height - thick / 2], radius, from: Math.PI, wind: -1 },
  ];
  const colours = { ...palettes.ink, light: paper };
  const quarter = growVine(seeds, room, 7)
    .map((winding) => moresque(winding, colours, paper, paper))
    .join('');
  const frame = polygon(
    rectangle(box.x, box.y, box.width, box.height),
    rectangle(box.x + thick, box.y + thick, box.width - thick * 2, box.height - thick * 2),
  );
  const rim = inset(box, thick + 8);
  return (
    fill(frame, ink, { 'fill-rule': 'evenodd' }) +
    place(reflected(mirrored(quarter, 0), 0), centreOf(box)) +
    stroke(polygon(rectangle(rim.x, rim.y, rim.width, rim.height)), ink, 2) +
    stroke(polygon(rectangle(box.x + 5, box.y + 5, box.width - 10, box.height - 10)), paper, 2)
  );
}
