import { fill, form, type Point, polygon, rectangle, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { pilaster } from './candelabrum.ts';
import { frame, ground } from './ground.ts';
import { mask } from './mask.ts';
import { type Box, type Design, inset } from './motif.ts';
import type { Palette } from './palette.ts';
import { rosette } from './rosette.ts';
import { leafyScroll, tendril } from './scroll.ts';
import { mirrored } from './transforms.ts';

/** A border of candelabra, masks and scrolls about an empty space with a few words in it. */
export function grotesque({ box, palette, variant, words }: Design): string {
  const side = Math.min(box.width, box.height) * 0.2;
  const band = side * 0.92;
  const axis = box.x + box.width / 2;
  const window: Box = {
    x: box.x + side,
    y: box.y + band,
    width: box.width - side * 2,
    height: box.height - band * 2,
  };
  const columns = mirrored(
    pilaster(
      [box.x + side / 2, window.y + window.height - 4],
      window.height - 14,
      side / 2 - 10,
      palette,
      variant,
    ),
    axis,
  );
  return (
    ground(box, palette, 7) +
    columns +
    mirrored(
      row({ x: axis, y: box.y, width: box.width / 2, height: band }, palette, 1) +
        row(
          { x: axis, y: window.y + window.height, width: box.width / 2, height: band },
          palette,
          -1,
        ),
      axis,
    ) +
    mask([axis, box.y + band * 0.46], band * 0.7, palette) +
    mask([axis, window.y + window.height + band * 0.46], band * 0.66, palette) +
    opening(window, words, palette) +
    frame(box, palette)
  );
}

/** Half of the top or bottom: scrolls running out from the middle to a boss in the corner. */
function row({ x, y, width, height }: Box, palette: Palette, way: 1 | -1): string {
  const middle = y + height / 2;
  const radius = height * 0.41;
  const corner: Point = [x + width - height * 0.54, middle];
  const room = corner[0] - height * 0.5 - (x + height * 0.5);
  const count = Math.max(1, Math.floor(room / (radius * 2)));
  const step = room / count;
  const scrolls = Array.from({ length: count }, (_, index) =>
    leafyScroll(
      {
        centre: [x + height * 0.52 + step * (index + 0.5), middle],
        from: Math.PI,
        wind: (index % 2 === 0 ? way : -way) as 1 | -1,
        outer: Math.min(radius, step * 0.52),
      },
      palette,
      6 + (index % 2) * 2,
    ),
  );
  return (
    tendril([x + height * 0.3, middle], way * 0.9, height * 0.5, -way * 1.2, palette) +
    scrolls.join('') +
    form(
      polygon(
        rectangle(corner[0] - height * 0.44, middle - height * 0.44, height * 0.88, height * 0.88),
      ),
      palette.third,
      palette.ink,
      1.8,
    ) +
    rosette(corner, height * 0.42, 10, palette)
  );
}

function opening(window: Box, words: string, palette: Palette): string {
  const [first = '', ...rest] = words.split('/').map((line) => line.trim());
  const middle = window.x + window.width / 2;
  const inner = inset(window, 16);
  const size = Math.min(74, (window.width * 0.8 * 74) / typefaces.fell.measure(first, 74));
  const smaller = rest.map((line) =>
    Math.min(size * 0.62, (window.width * 0.8 * 40) / typefaces.fellItalic.measure(line, 40)),
  );
  const top = window.y + window.height / 2 - (smaller.length * size * 0.9) / 2;
  const lettering =
    typefaces.fell.letter(first, { size, at: [middle, top], anchor: 0.5, spacing: 2 }) +
    rest
      .map((line, index) =>
        typefaces.fellItalic.letter(line, {
          size: smaller[index] ?? 30,
          at: [middle, top + size * 0.95 * (index + 1)],
          anchor: 0.5,
        }),
      )
      .join('');
  return (
    form(
      polygon(rectangle(window.x, window.y, window.width, window.height)),
      palette.paper,
      palette.ink,
      3,
    ) +
    stroke(polygon(rectangle(inner.x, inner.y, inner.width, inner.height)), palette.ink, 1.2) +
    fill(lettering, palette.ink)
  );
}
