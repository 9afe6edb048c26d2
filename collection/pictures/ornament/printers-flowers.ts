import { element, fill, polygon, rectangle, stroke } from '@portal/engraving';
import { type FleuronName, fleuron } from './fleurons.ts';
import { type Box, centreOf, type Design, inset } from './motif.ts';
import type { Palette } from './palette.ts';
import { setting } from './transforms.ts';

type Arrangement = {
  square: number;
  /** Which piece stands in a square, how it is turned, and in which of two inks. */
  piece: (
    column: number,
    row: number,
    columns: number,
    rows: number,
  ) => { name: FleuronName; quarter: number; flip: boolean; second: boolean };
};

const arrangements: readonly Arrangement[] = [
  {
    square: 84,
    piece: (column, row) => ({
      name: 'arabesque',
      quarter: [0, 1, 3, 2][(column % 2) + (row % 2) * 2] ?? 0,
      flip: false,
      second: (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 1,
    }),
  },
  {
    square: 70,
    piece: (column, row, columns, rows) => {
      const depth = Math.min(column, row, columns - 1 - column, rows - 1 - row);
      const name =
        (['ivyLeaf', 'bead', 'thistle', 'quatrefoil', 'star'] as const)[depth % 5] ?? 'star';
      const [dx, dy] = [column - (columns - 1) / 2, row - (rows - 1) / 2];
      const quarter =
        Math.abs(dx) / columns > Math.abs(dy) / rows ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
      return { name, quarter, flip: dx > 0, second: depth % 2 === 1 };
    },
  },
  {
    square: 62,
    piece: (column, row, columns, rows) => {
      const [dx, dy] = [Math.abs(column - (columns - 1) / 2), Math.abs(row - (rows - 1) / 2)];
      const step = Math.round(dx + dy);
      const name = (['star', 'acorn', 'quatrefoil', 'palm', 'bead'] as const)[step % 5] ?? 'bead';
      return {
        name,
        quarter: row > (rows - 1) / 2 ? 2 : 0,
        flip: false,
        second: step % 5 === 0 || step % 5 === 3,
      };
    },
  },
  {
    square: 96,
    piece: (column, row) => ({
      name: (column + row) % 2 === 0 ? 'ivyLeaf' : 'palm',
      quarter: ((column % 2) + (row % 2) * 3) % 4,
      flip: column % 2 === 1,
      second: (column + row) % 2 === 1,
    }),
  },
];

/** Small pieces of type set square by square until they make a carpet. */
export function printersFlowers({ box, palette, variant }: Design): string {
  const arrangement = arrangements[(variant - 1) % arrangements.length] as Arrangement;
  const inner = inset(box, 34);
  const columns = even(inner.width / arrangement.square);
  const rows = even(inner.height / arrangement.square);
  const square = Math.min(inner.width / columns, inner.height / rows);
  const [cx, cy] = centreOf(box);
  const first = palette.engraved ? palette.ink : palette.body;
  const used = new Set<FleuronName>();
  const uses: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const { name, quarter, flip, second } = arrangement.piece(column, row, columns, rows);
      used.add(name);
      const [x, y] = [
        cx + (column - (columns - 1) / 2) * square,
        cy + (row - (rows - 1) / 2) * square,
      ];
      const size = square / 100;
      const transform = setting([x, y], (quarter * Math.PI) / 2, [flip ? -size : size, size]);
      uses.push(
        element('use', { href: `#${name}`, transform, color: second ? palette.rubric : first }),
      );
    }
  }
  const flat = palette.engraved ? palette.paper : palette.field;
  const defs = [...used].map((name) => element('g', { id: name }, fleuron(name, flat))).join('');
  const set: Box = {
    x: cx - (columns * square) / 2,
    y: cy - (rows * square) / 2,
    width: columns * square,
    height: rows * square,
  };
  return element('defs', {}, defs) + rules(set, palette, flat) + uses.join('');
}

function even(count: number): number {
  return Math.max(4, Math.round(count / 2) * 2);
}

function rules(set: Box, palette: Palette, flat: string): string {
  const around = (by: number): string => {
    const { x, y, width, height } = inset(set, -by);
    return polygon(rectangle(x, y, width, height));
  };
  return (
    fill(around(22), flat) +
    stroke(around(22), palette.ink, 5) +
    stroke(around(12), palette.engraved ? palette.ink : palette.light, 1.6)
  );
}
