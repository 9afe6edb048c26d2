import {
  fill,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Inks } from './inks.ts';

export type SkyBox = { left: number; top: number; width: number; height: number };

/** A strip of sky ruled in hours across and degrees up, both written along its edges. */
export function rectangularSky(
  { left, top, width, height }: SkyBox,
  inks: Inks,
  across: readonly string[],
  up: readonly string[],
): string {
  const [right, bottom] = [left + width, top + height];
  const columns = steps(left, right, across.length);
  const rows = steps(top, bottom, up.length);
  const lines: Line[] = [
    ...columns.map(
      (x): Line => [
        [x, top],
        [x, bottom],
      ],
    ),
    ...rows.map(
      (y): Line => [
        [left, y],
        [right, y],
      ],
    ),
  ];
  const size = 16;
  const label = (text: string, at: Point): string =>
    typefaces.oldStandard.letter(text, { size, at, anchor: 0.5, spacing: 1 });
  const words = [
    ...across.flatMap((text, index) => {
      const x = left + ((index + 0.5) / across.length) * width;
      return [label(text, [x, top - 12]), label(text, [x, bottom + 25])];
    }),
    ...up.flatMap((text, index) => {
      const y = top + ((index + 0.5) / up.length) * height + 6;
      return [label(text, [left - 27, y]), label(text, [right + 27, y])];
    }),
  ];
  const edge = (by: number): string =>
    polygon(rectangle(left - by, top - by, width + 2 * by, height + 2 * by));
  return (
    fill(polygon(rectangle(left, top, width, height)), inks.sky) +
    stroke(polyline(...lines), inks.faint, 1.1) +
    stroke(edge(0), inks.ink, 1.6) +
    stroke(edge(3.5), inks.ink, 5, {
      'stroke-dasharray': `${width / across.length / 4}`,
      'stroke-linecap': 'butt',
    }) +
    stroke(edge(46), inks.ink, 2) +
    fill(words.join(''), inks.ink)
  );
}
