import { type Point, polygon, type Random, rectangle } from '@portal/engraving';
import { type Layout, type Mark, type Piece, type Words, write } from '../layout.ts';
import { frayed, pinked } from './edges.ts';

const pencil = '#5a544a';
const sepia = '#4a3220';
const pages = ['#ece2cb', '#e3d9c0', '#f1eadb', '#d9cfb8'] as const;

export function swatch({ number, note }: Words, random: Random): Layout {
  const box = { x: 110, y: 130, width: 880, height: 940 };
  return {
    width: 1100,
    height: 1340,
    page: random.pick(pages),
    below: [
      write(number, 'hand', 66, [112, 1180], pencil),
      write(note, 'hand', 44, [112, 1254], pencil, 870),
      { path: polygon(rectangle(60, 0, 2, 1340)), colour: '#c98a80' },
    ],
    pieces: [{ edge: pinked(box, 22, random.jitter(0.018)), box }],
    above: [],
  };
}

/** A page of a weaver's or a printer's book, ruled, with several pieces pasted in. */
export function ledger(columns: number, rows: number, width: number, height: number) {
  return ({ number, note }: Words, random: Random): Layout => {
    const [cellWidth, cellHeight] = [(width - 110) / columns, (height - 210) / rows];
    const below: Mark[] = [
      write(note, 'script', 50, [width / 2, 92], sepia, width - 220, 0.5),
      { path: polygon(rectangle(60, 118, width - 110, 2.5)), colour: '#9a5a50' },
    ];
    for (let y = 150; y < height - 40; y += 34) {
      below.push({ path: polygon(rectangle(0, y, width, 1)), colour: '#b9c4cc' });
    }
    const first = Number.parseInt(number.replace(/\D/g, ''), 10) || 1;
    const pieces = Array.from({ length: columns * rows }, (_, index): Piece => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const box = {
        x: 60 + column * cellWidth + 18 + random.jitter(5),
        y: 140 + row * cellHeight + 14 + random.jitter(5),
        width: cellWidth - 38,
        height: cellHeight - 78,
      };
      const baseline: Point = [box.x + 6, box.y + box.height + 44];
      below.push(write(`${first + index}`, 'hand', 40, baseline, sepia));
      return { edge: pinked(box, 14, random.jitter(0.02)), box };
    });
    return { width, height, page: random.pick(pages), below, pieces, above: [] };
  };
}

/** A worn piece kept on a board. */
export function fragment({ number, note }: Words, random: Random): Layout {
  const box = { x: 70, y: 70, width: 1060, height: 860 };
  return {
    width: 1200,
    height: 1050,
    page: random.pick(['#5f6670', '#8a8272', '#4a4238', '#7a8478']),
    below: [
      write(number, 'fellItalic', 36, [76, 1010], '#f0e8d4'),
      write(note, 'fellItalic', 30, [1126, 1010], '#e4dac2', 800, 1),
    ],
    pieces: [{ edge: frayed(box, random), box }],
    above: [],
  };
}
