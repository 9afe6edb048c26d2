import { between, type Line, type Point } from './geometry.ts';

export type Ground = {
  height: (point: Point) => number;
  /** Left, top, right and bottom of the ground to be surveyed. */
  box: readonly [number, number, number, number];
  cell: number;
};

/** Heights measured at every corner of a grid. */
export type Survey = {
  columns: number;
  rows: number;
  corner: (column: number, row: number) => Point;
  at: (column: number, row: number) => number;
};

export type Contour = { line: Line; closed: boolean };

type Edge = { key: string; point: Point };

export function survey({ height, box: [left, top, right, bottom], cell }: Ground): Survey {
  const columns = Math.round((right - left) / cell);
  const rows = Math.round((bottom - top) / cell);
  const corner = (column: number, row: number): Point => [left + column * cell, top + row * cell];
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => height(corner(column, row))),
  );
  return { columns, rows, corner, at: (column, row) => heights[row]?.[column] ?? 0 };
}

/** The lines of one height, found square by square and joined end to end (marching squares). */
export function contours({ columns, rows, corner, at }: Survey, level: number): Contour[] {
  const links = new Map<string, Edge[]>();
  const link = (a: Edge, b: Edge): void => {
    links.set(a.key, [...(links.get(a.key) ?? []), b]);
    links.set(b.key, [...(links.get(b.key) ?? []), a]);
  };
  const crossing = (c1: number, r1: number, c2: number, r2: number): Edge | undefined => {
    const [a, b] = [at(c1, r1) - level, at(c2, r2) - level];
    if (a > 0 === b > 0) return undefined;
    return {
      key: `${c1} ${r1} ${c2} ${r2}`,
      point: between(corner(c1, r1), corner(c2, r2), a / (a - b)),
    };
  };

  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const edges = [
        crossing(column, row, column + 1, row),
        crossing(column + 1, row, column + 1, row + 1),
        crossing(column, row + 1, column + 1, row + 1),
        crossing(column, row, column, row + 1),
      ].filter((edge) => edge !== undefined);
      const [a, b, c, d] = edges;
      if (a && b) link(a, b);
      if (c && d) link(c, d);
    }
  }
  return join(links);
}

function join(links: Map<string, Edge[]>): Contour[] {
  const found: Contour[] = [];
  const used = new Set<string>();
  // Open lines start at the border, where an edge has one neighbour only.
  const starts = [...links.keys()].sort(
    (a, b) => (links.get(a)?.length ?? 0) - (links.get(b)?.length ?? 0),
  );
  for (const start of starts) {
    if (used.has(start)) continue;
    const line: Point[] = [];
    const closed = (links.get(start)?.length ?? 0) > 1;
    let next = links.get(start)?.[0];
    used.add(start);
    while (next && !used.has(next.key)) {
      used.add(next.key);
      line.push(next.point);
      const { key } = next;
      next = links.get(key)?.find((edge) => !used.has(edge.key));
    }
    const first = links.get(start)?.[0];
    const origin = first && links.get(first.key)?.find((edge) => edge.key === start);
    if (origin) line.unshift(origin.point);
    found.push({ line, closed });
  }
  return found;
}

/** Every second point: a curve through the rest still shows the same hill. */
export function thin({ line, closed }: Contour, keep: number): Line {
  const last = line.length - 1;
  return line.filter((_, index) => index % keep === 0 || (!closed && index === last));
}
