import { fill, polygon, rectangle, stroke } from '@portal/engraving';
import { type BandName, bands } from './bands.ts';
import { ground } from './ground.ts';
import type { Box, Design } from './motif.ts';
import type { Palette } from './palette.ts';
import { clipped, setting, stamped } from './transforms.ts';

const sets: readonly (readonly (readonly [BandName, number])[])[] = [
  [
    ['beadAndReel', 0.4],
    ['anthemion', 1.6],
    ['meander', 0.8],
    ['eggAndDart', 1],
    ['guilloche', 1],
    ['runningDog', 0.9],
    ['tongues', 0.8],
  ],
  [
    ['tongues', 0.7],
    ['doubleMeander', 1],
    ['laurel', 0.8],
    ['anthemion', 1.9],
    ['beadAndReel', 0.4],
    ['meander', 1],
    ['eggAndDart', 1],
  ],
  [
    ['runningDog', 1],
    ['guilloche', 1.3],
    ['beadAndReel', 0.5],
    ['eggAndDart', 1.5],
    ['laurel', 0.9],
  ],
  [
    ['anthemion', 2],
    ['doubleMeander', 0.9],
    ['anthemion', 1.2],
    ['runningDog', 0.8],
    ['tongues', 0.7],
  ],
];

/** Running ornaments one above another, as a pattern book shows them. */
export function friezes({ box, palette, variant }: Design): string {
  const set = sets[(variant - 1) % sets.length] ?? [];
  const gap = palette.engraved ? 20 : 10;
  const whole = set.reduce((sum, [, share]) => sum + share, 0);
  const unit = (box.height - gap * (set.length - 1)) / whole;
  let y = box.y;
  return set
    .map(([name, share], row) => {
      const part = { ...box, y, height: unit * share };
      y += part.height + gap;
      return frieze(part, name, grounds(palette, row), `frieze-${row}`);
    })
    .join('');
}

/** The same colours on another ground, so that rows set each other off. */
function grounds(palette: Palette, row: number): Palette {
  if (palette.engraved || row % 3 === 0) return palette;
  const { field, second, third, light } = palette;
  if (row % 3 === 1)
    return { ...palette, field: light, light: third, body: field === light ? palette.body : field };
  return { ...palette, field: second, second: field };
}

export function frieze(box: Box, name: BandName, palette: Palette, id: string): string {
  const { x, y, width, height } = box;
  const edge = Math.max(4, height * 0.06);
  const repeat = bands[name](height - edge * 2, palette);
  const count = Math.max(2, Math.round(width / repeat.width));
  const stretch = width / (count * repeat.width);
  const places = Array.from({ length: count + 2 }, (_, index) =>
    setting([x + (index - 1) * repeat.width * stretch, y + edge], 0, [stretch, 1]),
  );
  const outline = polygon(rectangle(x, y, width, height));
  return (
    ground(box, palette, 5) +
    clipped(
      (repeat.under ? stamped(repeat.under, `${id}-under`, places) : '') +
        stamped(repeat.drawing, id, places),
      outline,
      `${id}-edge`,
    ) +
    fill(
      polygon(
        rectangle(x, y, width, edge * 0.5),
        rectangle(x, y + height - edge * 0.5, width, edge * 0.5),
      ),
      palette.light,
    ) +
    stroke(outline, palette.ink, 2)
  );
}
