import { fill, polygon, rectangle, segments, steps, stroke } from '@portal/engraving';
import type { Box } from './motif.ts';
import type { Palette } from './palette.ts';

/** What lies behind an ornament: flat colour, or the close level lines of an engraver's ruling. */
export function ground({ x, y, width, height }: Box, palette: Palette, spacing = 6): string {
  const flat = fill(polygon(rectangle(x, y, width, height)), palette.field);
  if (!palette.engraved) return flat;
  const rows = steps(y + spacing / 2, y + height - spacing / 2, Math.floor(height / spacing) - 1);
  const lines = rows.map((row) => [[x, row] as const, [x + width, row] as const] as const);
  return flat + stroke(segments(lines), palette.ink, 0.9, { 'stroke-opacity': 0.55 });
}

/** Rules round a box, thick outside and thin within. */
export function frame({ x, y, width, height }: Box, { ink, light, engraved }: Palette): string {
  return (
    stroke(polygon(rectangle(x, y, width, height)), ink, 4) +
    stroke(polygon(rectangle(x + 8, y + 8, width - 16, height - 16)), engraved ? ink : light, 1.3)
  );
}
