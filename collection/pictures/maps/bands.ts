import { curve, form, type Line, type Point, type Survey, survey } from '@portal/engraving';
import { type Box, linesAt } from './land.ts';

export type Bands = {
  box: Box;
  /** A measure that rises over the map: each whole number of it begins another band. */
  ground: Survey;
  colours: readonly string[];
  line: string;
  width: number;
};

/** Bands of colour over the whole map: each is painted over the one below it. */
export function paintBands({ box, ground, colours, line, width }: Bands): string {
  return colours
    .map((colour, index) => {
      const lines = index === 0 ? [everywhere(box)] : linesAt(ground, index, 4);
      return lines.length > 0
        ? form(curve(...lines.map(close)), colour, line, width, { 'fill-rule': 'evenodd' })
        : '';
    })
    .join('');
}

/** Measures something all over a map, and nothing beyond it, so that every line closes. */
export function surveyOf(box: Box, measure: (point: Point) => number): Survey {
  const { left, top, right, bottom } = box;
  return survey({
    height: ([x, y]) => {
      const outside = x < left - 26 || y < top - 26 || x > right + 26 || y > bottom + 26;
      return outside ? -1 : measure([x, y]);
    },
    box: [left - 52, top - 52, right + 52, bottom + 52],
    cell: 16,
  });
}

function everywhere({ left, top, right, bottom }: Box): Line {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function close(line: Line): Line {
  return [...line, line[0] as Point];
}
