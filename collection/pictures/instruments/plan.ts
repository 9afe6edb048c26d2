import type { Box } from '../ornament/motif.ts';
import { place } from '../ornament/transforms.ts';
import { type Figure, figureOf } from './figures.ts';
import { caption } from './lettering.ts';
import type { Burin } from './press.ts';

export type Design = { box: Box; figures: string; labels: string[]; press: Burin };

/** A figure with the place of its foot, its scale, its number on the plate, and its row. */
export type Placed = {
  figure: Figure;
  x: number;
  y: number;
  scale: number;
  number: number;
  row: number;
  cell: Box;
};

/** Figures row by row: rows are parted by a slash, figures by a comma. */
export function readRows(written: string): Figure[][] {
  return written.split('/').map((row) => row.split(',').map((name) => figureOf(name.trim())));
}

/** How much of a row's width a figure asks for. */
function shareOf({ width, height }: Figure): number {
  return Math.max(0.2, width / height);
}

/**
 * Sets rows of figures in a box. A row that could fill its width at a greater height is given more
 * of it. `under` is the room below each row, for its caption or its shelf.
 */
export function planRows(rows: readonly Figure[][], box: Box, under: number, most = 3.6): Placed[] {
  const wholes = rows.map((row) => row.reduce((sum, figure) => sum + shareOf(figure), 0));
  const wanted = wholes.map((whole) => Math.min(box.height * 0.75, (box.width * 0.84) / whole));
  const spare = box.height - rows.length * (under + 16);
  const unit = spare / wanted.reduce((sum, height) => sum + height, 0);
  let number = 0;
  let top = box.y;
  return rows.flatMap((figures, row) => {
    const tall = (wanted[row] ?? 0) * unit + under + 16;
    const y = top;
    top += tall;
    let left = box.x;
    return figures.map((figure): Placed => {
      const width = (box.width * shareOf(figure)) / (wholes[row] ?? 1);
      const cell = { x: left, y, width, height: tall };
      left += width;
      number += 1;
      const room = tall - under - 16;
      const scale = Math.min(most, (width * 0.88) / figure.width, room / figure.height);
      return { figure, x: cell.x + width / 2, y: y + tall - under, scale, number, row, cell };
    });
  });
}

/** Lifts every row so that the room it does not need is shared above and below it. */
export function centredRows(placed: readonly Placed[], under: number): Placed[] {
  return placed.map((one) => {
    const fellows = placed.filter(({ row }) => row === one.row);
    const tallest = Math.max(...fellows.map(({ figure, scale }) => figure.height * scale));
    return { ...one, y: one.y - (one.cell.height - under - 16 - tallest) / 2 };
  });
}

export function stand({ figure, x, y, scale }: Placed, press: Burin): string {
  return place(figure.draw({ ...press, scale }), [x, y], 0, scale);
}

/** "Fig. 3.", with its name if it has one, centred at the place given. */
export function figureCaption(one: Placed, y: number, { labels, press }: Design): string {
  const label = labels[one.number - 1];
  const words = `Fig. ${one.number}.${label ? ` ${label}` : ''}`;
  return caption(words, [one.x, y], 23, press, 'fellItalic', one.cell.width - 8);
}
