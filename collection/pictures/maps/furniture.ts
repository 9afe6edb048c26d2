import {
  fill,
  form,
  type Line,
  type Point,
  polygon,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';
import type { Box } from './land.ts';

/** Miles or leagues in black and white. */
export function scaleBar([x, y]: Point, width: number, words: string, inks: Inks): string {
  const parts = upTo(5).map((index) => rectangle(x + (index * width) / 5, y, width / 5, 9));
  const numbers = [0, 1, 2, 3, 4, 5].map((index) =>
    typefaces.oldStandard.letter(String(index * 5), {
      size: 16,
      at: [x + (index * width) / 5, y - 7],
      anchor: 0.5,
    }),
  );
  const said = typefaces.garamondItalic.letter(words, {
    size: 21,
    at: [x + width / 2, y + 30],
    anchor: 0.5,
  });
  return (
    form(polygon(...parts), inks.paper, inks.ink, 1.2) +
    fill(polygon(...parts.filter((_, index) => index % 2 === 0)), inks.ink) +
    fill(numbers.join('') + said, inks.ink)
  );
}

export type Degrees = { across: number; down: number; from: number; labels: boolean };

/** The frame of a map: degrees black and white by turns, with their numbers. */
export function border(
  { left, top, right, bottom }: Box,
  inks: Inks,
  { across, down, from, labels }: Degrees,
): string {
  const edge = (by: number): string =>
    polygon(rectangle(left - by, top - by, right - left + 2 * by, bottom - top + 2 * by));
  const [wide, high] = [(right - left) / across, (bottom - top) / down];
  const blocks: Line[] = [
    ...upTo(across).flatMap((index): Line[] => [
      rectangle(left + index * wide, top - 9, wide / 2, 8),
      rectangle(left + index * wide, bottom + 1, wide / 2, 8),
    ]),
    ...upTo(down).flatMap((index): Line[] => [
      rectangle(left - 9, top + index * high, 8, high / 2),
      rectangle(right + 1, top + index * high, 8, high / 2),
    ]),
  ];
  const word = (text: string, at: Point): string =>
    typefaces.oldStandard.letter(text, { size: 15, at, anchor: 0.5 });
  const words = labels
    ? [
        ...upTo(across)
          .slice(1)
          .flatMap((index) => [
            word(`${from + index}°`, [left + index * wide, top - 15]),
            word(`${from + index}°`, [left + index * wide, bottom + 25]),
          ]),
        ...upTo(down)
          .slice(1)
          .flatMap((index) => [
            word(`${from + 30 - index}`, [left - 20, top + index * high + 5]),
            word(`${from + 30 - index}`, [right + 20, top + index * high + 5]),
          ]),
      ]
    : [];
  const outer = labels ? 32 : 16;
  return (
    stroke(edge(0), inks.ink, 1.6) +
    stroke(edge(9.5), inks.ink, 1.2) +
    fill(polygon(...blocks), inks.ink) +
    stroke(edge(outer), inks.ink, 3.4, { 'stroke-linejoin': 'miter' }) +
    fill(words.join(''), inks.ink)
  );
}

/** The net of degrees over a map. */
export function graticule(
  { left, top, right, bottom }: Box,
  across: number,
  down: number,
  inks: Inks,
): string {
  const columns = steps(left, right, across).slice(1, -1);
  const rows = steps(top, bottom, down).slice(1, -1);
  const d =
    columns.map((x) => `M${x.toFixed(1)} ${top}V${bottom}`).join('') +
    rows.map((y) => `M${left} ${y.toFixed(1)}H${right}`).join('');
  return stroke(d, inks.faint, 1);
}
