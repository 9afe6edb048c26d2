import {
  fill,
  form,
  type Line,
  type Point,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { initial } from './details/initial.ts';
import { metalType } from './details/metal-type.ts';
import { letter, measure } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { field, fieldOutline, sheet } from './sheet.ts';

export const letterpress: Plate = {
  name: 'letterpress',
  alt: 'A printed page with a large decorated initial; one word has a box around it whose corners are measured on rulers, and below it the same word stands in metal type.',
  draw(palette) {
    const drawing =
      fill(fieldOutline, palette.raised) +
      rulers(palette) +
      initial([50, 56], 118, palette) +
      page(palette) +
      metalType('place', [60, 226], palette);
    return sheet(palette, 'VII', drawing);
  },
};

const size = 33;
const start: Point = [184, 89];
const leading = 38;
const rows = ['he press is inked,', 'and each word', 'has a place.'];
const found = 'place.';

type Word = { text: string; box: readonly [x: number, y: number, width: number, height: number] };

function words(): Word[] {
  const space = measure('n n', size) - 2 * measure('n', size);
  return rows.flatMap((row, index) => {
    let x = start[0];
    return row.split(' ').map((text): Word => {
      const width = measure(text, size);
      const box = [x - 2, start[1] + index * leading - 24.5, width + 4, 33] as const;
      x += width + space;
      return { text, box };
    });
  });
}

function page({ ink, rule, accent, paper }: PlatePalette): string {
  const all = words();
  const chosen = all.find(({ text }) => text === found);
  const others = all.filter((word) => word !== chosen).map(({ box }) => rectangle(...box));
  const lines = rows.map((row, index) =>
    letter(row, { size, at: [start[0], start[1] + index * leading] }),
  );
  return (
    stroke(polygon(...others), rule, 0.6) +
    (chosen ? measured(chosen.box, accent, paper) : '') +
    fill(lines.join(''), ink)
  );
}

/** The box of the word that was looked for, with its edges carried out to both rulers. */
function measured([x, y, width, height]: Word['box'], accent: string, paper: string): string {
  const corners: Point[] = rectangle(x, y, width, height).map(([a, b]) => [a, b]);
  const leaders = segments([
    [
      [x, field.top + 12],
      [x, y],
    ],
    [
      [x + width, field.top + 12],
      [x + width, y],
    ],
    [
      [field.left + 12, y],
      [x, y],
    ],
    [
      [field.left + 12, y + height],
      [x, y + height],
    ],
  ]);
  const handles = corners.map(([a, b]) => rectangle(a - 1.8, b - 1.8, 3.6, 3.6));
  return (
    stroke(leaders, accent, 0.6, { 'stroke-dasharray': '1 3' }) +
    fill(polygon(corners), accent, { 'fill-opacity': 0.14 }) +
    stroke(polygon(corners), accent, 1.2) +
    form(polygon(...handles), paper, accent, 0.9)
  );
}

function rulers({ ink, wash }: PlatePalette): string {
  const tick = (index: number): number => (index % 10 === 0 ? 8 : index % 5 === 0 ? 5.5 : 3);
  const across = steps(0, 70, 70).map((index): Line => {
    const x = field.left + 14 + index * 6;
    return [
      [x, field.top],
      [x, field.top + tick(index)],
    ];
  });
  const down = steps(0, 48, 48).map((index): Line => {
    const y = field.top + 14 + index * 6;
    return [
      [field.left, y],
      [field.left + tick(index), y],
    ];
  });
  const strips = polygon(
    rectangle(field.left, field.top, field.right - field.left, 12),
    rectangle(field.left, field.top, 12, field.bottom - field.top),
  );
  return (
    form(strips, wash, ink, 0.6) +
    stroke(segments([...across, ...down].map(([a, b]) => [a as Point, b as Point])), ink, 0.5)
  );
}
