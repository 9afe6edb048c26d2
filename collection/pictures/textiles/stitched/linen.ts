import { type Random, type Segment, segments, stroke } from '@portal/engraving';
import type { Box } from '../layout.ts';

/** Linen in a frame, counted in stitches. */
export type Linen = {
  columns: number;
  rows: number;
  cross(column: number, row: number, colour: string): void;
  /** All stitches, silk by silk. */
  sewn(): string;
};

const size = 7.5;

export function createLinen(box: Box, random: Random): Linen {
  const silks = new Map<string, Segment[]>();
  return {
    columns: Math.floor(box.width / size),
    rows: Math.floor(box.height / size),
    cross(column, row, colour) {
      const [x, y] = [box.x + column * size + 1.2, box.y + row * size + 1.2];
      const [wide, pull] = [size - 2.4, random.jitter(0.5)];
      const stitches = silks.get(colour) ?? [];
      stitches.push(
        [
          [x, y + pull],
          [x + wide, y + wide],
        ],
        [
          [x + wide, y],
          [x, y + wide + pull],
        ],
      );
      silks.set(colour, stitches);
    },
    sewn: () => [...silks].map(([colour, list]) => stroke(segments(list), colour, 2.3)).join(''),
  };
}
