import { type Point, polygon, type Random, rectangle, ribbon, steps } from '@portal/engraving';
import { type TypefaceName, typefaces } from '../../src/typefaces.ts';
import { cover } from '../halftones/raster/coverage.ts';
import { createSheet, paint, rgb, type Sheet } from '../halftones/raster/sheet.ts';
import { boundBook, endpapers } from './bindings.ts';
import type { Paper } from './take-up.ts';

/** Makes decorated paper of a size. The number tells one piece of a mount from another. */
export type Supply = (width: number, height: number, piece: number) => Paper;

export type Words = { number: string; note: string };

export type Mount = (supply: Supply, words: Words, random: Random) => Sheet;

const pencil = rgb('#4f4a42');

function write(
  sheet: Sheet,
  text: string,
  face: TypefaceName,
  size: number,
  at: Point,
  colour = pencil,
  { anchor = 0, room = Infinity, spacing = 0 } = {},
): void {
  const fitted = Math.min(size, (size * room) / typefaces[face].measure(text, size, spacing));
  paint(sheet, typefaces[face].letter(text, { size: fitted, at, anchor, spacing }), colour, 0.9);
}

/** Lays paper down with its upper left at a place, cut to an edge. */
function lay(sheet: Sheet, paper: Paper, [left, top]: Point, edge: string): void {
  const covered = cover(edge, sheet);
  if (!covered) return;
  const { share } = covered;
  for (let row = 0; row < covered.height; row += 1) {
    const y = covered.top + row;
    const sourceRow = Math.max(0, Math.min(paper.height - 1, y - top)) * paper.width;
    for (let column = 0; column < covered.width; column += 1) {
      const part = share[row * covered.width + column] as number;
      if (part === 0) continue;
      const x = covered.left + column;
      const source = (sourceRow + Math.max(0, Math.min(paper.width - 1, x - left))) * 3;
      const place = (y * sheet.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const over = paper.pixels[source + channel] as number;
        const under = part < 1 ? (sheet.pixels[place + channel] as number) : over;
        sheet.pixels[place + channel] = under + (over - under) * part;
      }
    }
  }
}

function whole(width: number, height: number): Mount {
  return (supply) => supply(width, height, 0);
}

/** A sheet as it came off the bath: the edges stay bare where the pigment gave out. */
function sheetMount(supply: Supply, { number, note }: Words, random: Random): Sheet {
  const [width, height] = [1000, 1320];
  const sheet = createSheet(width, height, rgb(random.pick(['#f2ebda', '#ece3cd', '#f5f0e4'])));
  const box = { left: 58, top: 58, width: width - 116, height: height - 176 };
  const uneven = (from: Point, to: Point, count: number): Point[] =>
    steps(0, 1, count).map(
      (share): Point => [
        from[0] + (to[0] - from[0]) * share + random.jitter(5),
        from[1] + (to[1] - from[1]) * share + random.jitter(5),
      ],
    );
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const edge = ribbon(
    uneven([box.left, box.top], [box.left, bottom], 40),
    uneven([right, box.top], [right, bottom], 40),
  );
  lay(sheet, supply(box.width, box.height, 0), [box.left, box.top], edge);
  write(sheet, number, 'hand', 46, [64, height - 46]);
  write(sheet, note, 'hand', 38, [width - 62, height - 46], pencil, {
    anchor: 1,
    room: width - 330,
  });
  return sheet;
}

/** Pieces of several makings on a page of the marbler's own book. */
function samples(columns: number, rows: number, width: number, height: number): Mount {
  return (supply, { number, note }, random) => {
    const sheet = createSheet(width, height, rgb(random.pick(['#e6dcc4', '#efe8d6', '#d8cdb4'])));
    const ink = rgb('#4a3020');
    write(sheet, note, 'script', 52, [width / 2, 92], ink, { anchor: 0.5, room: width - 160 });
    paint(sheet, polygon(rectangle(60, 116, width - 120, 2)), ink, 0.7);
    const [cellWide, cellTall] = [(width - 100) / columns, (height - 160) / rows];
    const first = Number.parseInt(number.replace(/\D/g, ''), 10) || 1;
    for (let piece = 0; piece < columns * rows; piece += 1) {
      const left = Math.round(50 + (piece % columns) * cellWide + 14);
      const top = Math.round(136 + Math.floor(piece / columns) * cellTall + 12);
      const wide = Math.round((cellWide - 28) / 2) * 2;
      const tall = Math.round((cellTall - 74) / 2) * 2;
      paint(sheet, polygon(rectangle(left + 5, top + 6, wide, tall)), [50, 38, 26], 0.35);
      lay(sheet, supply(wide, tall, piece), [left, top], polygon(rectangle(left, top, wide, tall)));
      write(sheet, `No. ${first + piece}`, 'hand', 34, [left + 4, top + tall + 38], ink);
    }
    return sheet;
  };
}

export const mounts = {
  whole: whole(1000, 1300),
  wide: whole(1300, 1000),
  square: whole(1200, 1200),
  sheet: sheetMount,
  book: boundBook,
  endpapers,
  four: samples(2, 2, 1080, 1320),
  six: samples(3, 2, 1340, 1060),
} satisfies Record<string, Mount>;
