import { type Attributes, element, type Line, type Point } from '@portal/engraving';

/**
 * Closed lines, smooth near every point, in whole tenths of a pixel: borders are long, and whole
 * numbers are quicker to write. To be drawn with `drawSoft`, which scales them down.
 */
export function softPath(loops: readonly Line[]): string {
  const parts: string[] = [];
  for (const loop of loops) {
    const last = loop.at(-1) as Point;
    const first = loop[0] as Point;
    let hereX = Math.round((last[0] + first[0]) * 5);
    let hereY = Math.round((last[1] + first[1]) * 5);
    parts.push(`M${hereX} ${hereY}q`);
    for (let index = 0; index < loop.length; index += 1) {
      const [x, y] = loop[index] as Point;
      const [nextX, nextY] = loop[index + 1 === loop.length ? 0 : index + 1] as Point;
      const toX = Math.round((x + nextX) * 5);
      const toY = Math.round((y + nextY) * 5);
      const turn = `${Math.round(x * 10) - hereX} ${Math.round(y * 10) - hereY}`;
      parts.push(`${turn} ${toX - hereX} ${toY - hereY} `);
      hereX = toX;
      hereY = toY;
    }
    parts.push('z');
  }
  return parts.join('');
}

/** Draws a soft path, filled or stroked: a stroke's width is in pixels. */
export function drawSoft(d: string, { 'stroke-width': width, ...rest }: Attributes): string {
  if (!d) return '';
  const thick = width === undefined ? undefined : Number(width) * 10;
  return element('path', { d, transform: 'scale(.1)', 'stroke-width': thick, ...rest });
}
