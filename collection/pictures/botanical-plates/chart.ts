import { fill, type Point, polygon, rectangle, stroke } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import type { Dress } from './dress.ts';
import { handOf } from './sheet.ts';

type Cell = { centre: Point; size: number; index: number; dress: Dress };

/** Rows of specimens, each in its compartment with a number. */
export function chart(
  columns: number,
  rows: number,
  drawCell: (cell: Cell, bench: Bench) => string,
): Habit {
  return {
    figures: 'below',
    draw(bench) {
      const { left, top, right, bottom, dress } = bench;
      const { recipe, style } = dress.medium;
      const { small, smallSize } = handOf(style);
      const head = top + 26;
      const [wide, tall] = [(right - left) / columns, (bottom - head) / rows];
      const cells = Array.from({ length: columns * rows }, (_, index) => {
        const [x, y] = [left + wide * (index % columns), head + tall * Math.floor(index / columns)];
        const centre: Point = [x + wide / 2, y + tall * 0.48];
        const label = small.letter(String(index + 1), {
          size: smallSize,
          at: [x + 14, y + smallSize + 6],
        });
        return (
          stroke(polygon(rectangle(x, y, wide, tall)), recipe.soft, 1) +
          drawCell({ centre, size: Math.min(wide, tall), index, dress }, bench) +
          fill(label, recipe.soft)
        );
      });
      return (
        cells.join('') +
        stroke(polygon(rectangle(left, head, wide * columns, tall * rows)), recipe.ink, 2.2)
      );
    },
  };
}
