import { circle, fill, form, type Point, polyline, stroke } from '@portal/engraving';
import { typefaces } from '../../../src/typefaces.ts';
import type { Inks } from './inks.ts';

/** A part on the sheet and what is written at the end of its line. */
export type Pointed = { at: Point; text: string };

export type Column = { left: number; right: number; top: number; bottom: number; size: number };

/** Words stand in two columns beside the figure, and thin lines lead from them to the parts. */
export function leaders(inks: Inks, pointed: readonly Pointed[], column: Column): string {
  const middle = (column.left + column.right) / 2;
  const sorted = [...pointed].sort((a, b) => a.at[0] - b.at[0]);
  const half = sorted.filter(({ at }) => at[0] < middle).length;
  const most = Math.ceil(sorted.length * 0.65);
  const cut = Math.max(sorted.length - most, Math.min(most, half));
  return (
    side(inks, sorted.slice(0, cut), column, true) + side(inks, sorted.slice(cut), column, false)
  );
}

function side(inks: Inks, list: readonly Pointed[], column: Column, isLeft: boolean): string {
  const { left, right, top, bottom, size } = column;
  const sorted = [...list].sort((a, b) => a.at[1] - b.at[1]);
  const heights = spread(
    sorted.map(({ at }) => at[1]),
    size * 1.25,
    top,
    bottom,
  );
  const face = typefaces[inks.textFace];
  const x = isLeft ? left : right;
  return sorted
    .map(({ at, text }, index) => {
      const y = heights[index] ?? at[1];
      const start: Point = [x + (isLeft ? 8 : -8), y];
      const elbow: Point = [x + (isLeft ? 26 : -26), y];
      const path = polyline([start, elbow, at]);
      const letters = face.letter(text, { size, at: [x, y + size * 0.3], anchor: isLeft ? 1 : 0 });
      return (
        stroke(path, inks.paper, 3.6, { 'stroke-opacity': 0.75 }) +
        stroke(path, inks.accent, 1.3) +
        form(circle(at, 3.4), inks.accent, inks.paper, 1) +
        fill(letters, inks.ink)
      );
    })
    .join('');
}

/** Heights as near as may be to those wished for, but never closer together than the least gap. */
function spread(wished: readonly number[], gap: number, top: number, bottom: number): number[] {
  const heights = [...wished];
  for (let index = 0; index < heights.length; index += 1) {
    const least = index === 0 ? top : (heights[index - 1] as number) + gap;
    heights[index] = Math.max(heights[index] as number, least);
  }
  for (let index = heights.length - 1; index >= 0; index -= 1) {
    const most = index === heights.length - 1 ? bottom : (heights[index + 1] as number) - gap;
    heights[index] = Math.min(heights[index] as number, most);
  }
  return heights;
}

export type KeyBox = { left: number; top: number; width: number; size: number };

export type Key = { body: string; height: number };

/** The list of what the letters mean, in as many columns as there is room for. */
export function keyList(
  inks: Inks,
  entries: readonly (readonly [string, string])[],
  box: KeyBox,
): Key {
  if (!entries.length) return { body: '', height: 0 };
  const face = typefaces[inks.textFace];
  const { left, top, width, size } = box;
  const widest = Math.max(...entries.map(([, name]) => face.measure(name, size))) + size * 2.6;
  const columns = Math.max(1, Math.min(entries.length, Math.floor(width / widest)));
  const rows = Math.ceil(entries.length / columns);
  const used = Math.ceil(entries.length / rows);
  const pitch = Math.min(width / used, widest * 1.5);
  const start = left + (width - pitch * used) / 2 + (pitch - widest) / 2;
  const line = size * 1.32;
  const body = entries
    .map(([letter, name], index) => {
      const x = start + Math.floor(index / rows) * pitch;
      const y = top + (index % rows) * line + size;
      return (
        fill(face.letter(`${letter}.`, { size, at: [x + size * 1.1, y], anchor: 1 }), inks.accent) +
        fill(face.letter(name, { size, at: [x + size * 1.5, y] }), inks.ink)
      );
    })
    .join('');
  return { body, height: rows * line + size * 0.4 };
}
