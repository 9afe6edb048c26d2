import { fill, polygon, rectangle, stroke } from '@portal/engraving';
import type { Palette } from '../palettes.ts';
import type { Box } from './mount.ts';

/** The sheet, with the mark that the edge of a copper plate presses into it. */
export function paperSheet(width: number, height: number, { paper }: Palette, mark = 44): string {
  const inset = (by: number): string => polygon(rectangle(by, by, width - by * 2, height - by * 2));
  return (
    fill(inset(0), paper) +
    fill(`${inset(mark)}`, '#fffaf0', { 'fill-opacity': 0.32 }) +
    stroke(inset(mark), '#6b5a3c', 2, { 'stroke-opacity': 0.28 }) +
    stroke(inset(mark + 3), '#fffdf6', 2, { 'stroke-opacity': 0.5 })
  );
}

export function boxPath([left, top, right, bottom]: Box): string {
  return polygon(rectangle(left, top, right - left, bottom - top));
}

export function inset([left, top, right, bottom]: Box, by: number): Box {
  return [left + by, top + by, right - by, bottom - by];
}
