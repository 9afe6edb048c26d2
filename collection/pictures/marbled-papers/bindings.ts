import { type Point, polygon, type Random, rectangle } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { paint, type Rgb, rgb, type Sheet } from '../halftones/raster/sheet.ts';
import type { Supply, Words } from './mounts.ts';

const gold: Rgb = rgb('#c9a24a');
const leathers = ['#4a2418', '#5e1a1c', '#22301f', '#1f2740', '#2a2320', '#6a4a26'] as const;

/** Makes columns of the picture darker or brighter. */
function shade(sheet: Sheet, from: number, to: number, light: (x: number) => number): void {
  for (let x = from; x < to; x += 1) {
    const share = light(x);
    for (let y = 0; y < sheet.height; y += 1) {
      const place = (y * sheet.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        sheet.pixels[place + channel] = Math.min(
          255,
          (sheet.pixels[place + channel] as number) * share,
        );
      }
    }
  }
}

/** The front board of a half-bound book: leather on spine and corners, paper between. */
export function boundBook(supply: Supply, { number, note }: Words, random: Random): Sheet {
  const [width, height] = [980, 1300];
  const sheet = supply(width, height, 0);
  const leather = rgb(random.pick(leathers));
  const spine = 178;
  const corner = 170;
  const pieces = [
    polygon(rectangle(0, 0, spine, height)),
    polygon([
      [width - corner, 0],
      [width, 0],
      [width, corner],
    ]),
    polygon([
      [width, height - corner],
      [width, height],
      [width - corner, height],
    ]),
  ];
  for (const piece of pieces) paint(sheet, piece, leather);
  // A spine is round: its far side lies in the dark and a streak of light runs down it.
  shade(
    sheet,
    0,
    spine,
    (x) => 0.5 + Math.min(0.5, x / 110) + 0.22 * Math.exp(-(((x - 100) / 16) ** 2)),
  );
  const line = (from: Point, to: Point, wide: number): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [(-(to[1] - from[1]) / length) * wide, ((to[0] - from[0]) / length) * wide];
    return polygon([from, to, [to[0] + nx, to[1] + ny], [from[0] + nx, from[1] + ny]]);
  };
  const rules = [
    line([spine - 8, 0], [spine - 8, height], 3),
    line([spine - 16, 0], [spine - 16, height], 1.4),
    line([width - corner + 12, 0], [width, corner - 12], 3),
    line([width - corner + 12, height], [width, height - corner + 12], 3),
  ];
  for (const rule of rules) paint(sheet, rule, gold, 0.85);
  for (let band = 1; band <= 5; band += 1) {
    const y = (height / 6) * band;
    paint(sheet, polygon(rectangle(0, y - 13, spine - 20, 26)), [0, 0, 0], 0.25);
    paint(sheet, polygon(rectangle(0, y - 13, spine - 20, 8)), [255, 235, 210], 0.12);
    paint(sheet, polygon(rectangle(0, y - 18, spine - 20, 2)), gold, 0.8);
    paint(sheet, polygon(rectangle(0, y + 16, spine - 20, 2)), gold, 0.8);
  }
  label(sheet, [spine + (width - spine) / 2, 430], number, note);
  return sheet;
}

function label(sheet: Sheet, [x, y]: Point, number: string, note: string): void {
  const [wide, tall] = [410, 210];
  const box = (inset: number): string =>
    polygon(
      rectangle(x - wide / 2 + inset, y - tall / 2 + inset, wide - inset * 2, tall - inset * 2),
    );
  const ink = rgb('#2e2418');
  paint(sheet, polygon(rectangle(x - wide / 2 + 4, y - tall / 2 + 5, wide, tall)), [0, 0, 0], 0.3);
  paint(sheet, box(0), rgb('#efe5cc'));
  paint(sheet, box(10), rgb('#8a3a2a'));
  paint(sheet, box(12), rgb('#efe5cc'));
  paint(sheet, box(17), rgb('#8a3a2a'), 0.6);
  paint(sheet, box(18), rgb('#efe5cc'));
  const put = (text: string, size: number, baseline: number): void => {
    const room = (wide - 70) / typefaces.fell.measure(text, size);
    const path = typefaces.fell.letter(text, {
      size: Math.min(size, size * room),
      at: [x, baseline],
      anchor: 0.5,
    });
    paint(sheet, path, ink);
  };
  put(note, 46, y - 2);
  put(number, 32, y + 54);
}

/** A book lying open at its endpapers, with the owner's plate pasted in. */
export function endpapers(supply: Supply, { number, note }: Words, random: Random): Sheet {
  const [width, height] = [1360, 960];
  const sheet = supply(width, height, 0);
  const leather = rgb(random.pick(leathers));
  const edges = [
    rectangle(0, 0, 46, height),
    rectangle(0, 0, width / 2 - 14, 40),
    rectangle(0, height - 40, width / 2 - 14, 40),
  ];
  for (const edge of edges) paint(sheet, polygon(edge), leather);
  paint(sheet, polygon(rectangle(46, 40, 3, height - 80)), gold, 0.9);
  paint(sheet, polygon(rectangle(46, 40, width / 2 - 60, 3)), gold, 0.9);
  paint(sheet, polygon(rectangle(46, height - 43, width / 2 - 60, 3)), gold, 0.9);
  // The pages sink towards the gutter.
  const gutter = width / 2;
  shade(sheet, gutter - 90, gutter + 90, (x) => 1 - 0.62 * (1 - Math.abs(x - gutter) / 90) ** 2);
  paint(sheet, polygon(rectangle(width / 2 - 1.5, 0, 3, height)), [10, 6, 4], 0.8);
  paint(sheet, polygon(rectangle(width - 10, 0, 10, height)), rgb('#e9dfc8'));
  label(sheet, [width * 0.26, height * 0.45], number, note);
  return sheet;
}
