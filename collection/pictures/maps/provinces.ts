import {
  closedSoft,
  element,
  fill,
  type Point,
  type Survey,
  stroke,
  valueNoise,
} from '@portal/engraving';
import type { Inks } from './inks.ts';
import { type Box, linesAt } from './land.ts';

/** How far a place is from each seat, so bent that borders wander. */
function nearness(box: Box, seats: readonly Point[], seed: string, cell: number) {
  const bent = valueNoise(`borders ${seed}`);
  const columns = Math.ceil((box.right - box.left + 48) / cell);
  const rows = Math.ceil((box.bottom - box.top + 48) / cell);
  const corner = (column: number, row: number): Point => [
    box.left - 24 + column * cell,
    box.top - 24 + row * cell,
  ];
  const measured = seats.map(([sx, sy], seat) =>
    Float64Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
      const [x, y] = corner(index % (columns + 1), Math.floor(index / (columns + 1)));
      return (
        Math.hypot(x - sx, y - sy) +
        bent([x / 70 + seat * 11, y / 70]) * 26 +
        bent([x / 26 + seat * 17, y / 26]) * 8
      );
    }),
  );
  return { columns, rows, corner, measured };
}

/** The land nearest to each of some seats, as path data; it may reach over the coast. */
export function realms(box: Box, seats: readonly Point[], seed: string, cell = 18): string[] {
  const { columns, rows, corner, measured } = nearness(box, seats, seed, cell);
  // Where there are many seats none rules far, and it is enough to look round each.
  const reach = seats.length > 10 ? Math.ceil(250 / cell) : Math.max(columns, rows);
  return seats.map(([x, y], seat) => {
    const left = Math.max(0, Math.floor((x - box.left + 24) / cell) - reach);
    const top = Math.max(0, Math.floor((y - box.top + 24) / cell) - reach);
    const window: Pick<Survey, 'columns' | 'rows'> = {
      columns: Math.min(columns - left, reach * 2),
      rows: Math.min(rows - top, reach * 2),
    };
    const rivals = measured.filter((_, other) => other !== seat);
    const rule: Survey = {
      ...window,
      corner: (column, row) => corner(left + column, top + row),
      at(column, row) {
        // A rim of nobody's land closes every border.
        if (column < 1 || row < 1 || column >= window.columns || row >= window.rows) return -60;
        const index = (top + row) * (columns + 1) + left + column;
        let least = Number.POSITIVE_INFINITY;
        for (const distances of rivals) least = Math.min(least, distances[index] ?? 0);
        return least - (measured[seat]?.[index] ?? 0);
      },
    };
    const lines = linesAt(rule, 0, 5);
    return lines.length > 0 ? closedSoft(...lines) : '';
  });
}

export type ProvinceManner = 'outlined' | 'washed';

/** Provinces coloured along their borders, as colourists did, or all over. */
export function provinces(
  box: Box,
  seats: readonly Point[],
  manner: ProvinceManner,
  inks: Inks,
  seed: string,
): string {
  return realms(box, seats, seed)
    .map((d, index) => {
      if (!d) return '';
      const tint = inks.tints[index % inks.tints.length] ?? inks.land;
      const id = `province-${index}`;
      const colour =
        manner === 'washed'
          ? fill(d, tint, { 'fill-opacity': 0.75 })
          : fill(d, tint, { 'fill-opacity': 0.16 }) +
            stroke(d, tint, 18, { 'stroke-opacity': 0.75 });
      return (
        element('clipPath', { id }, element('path', { d })) +
        element('g', { 'clip-path': `url(#${id})` }, colour) +
        stroke(d, inks.ink, 1.5, { 'stroke-dasharray': '2 6' })
      );
    })
    .join('');
}
