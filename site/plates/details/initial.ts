import {
  circle,
  closedSoft,
  coil,
  dots,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  seededRandom,
  soft,
  stipple,
  stroke,
} from '@portal/engraving';
import { letter } from '../lettering.ts';
import type { PlatePalette } from '../palette.ts';

/** A capital on a dark ground full of curling stems, as in early printed books. */
export function initial([left, top]: Point, size: number, palette: PlatePalette): string {
  const { ink, teal, raised, accent } = palette;
  const middle = left + size / 2;
  const at = (x: number, y: number): Point => [left + x * size, top + y * size];
  const stems: Line[] = [];
  const leaves: Line[] = [];
  const berries: Point[] = [];
  for (const side of [-1, 1]) {
    for (const [x, y, reach, turn] of [
      [0.23, 0.56, 0.2, 1],
      [0.13, 0.26, 0.09, -1],
      [0.18, 0.87, 0.1, -1],
    ] as const) {
      const centre = at(side < 0 ? x : 1 - x, y);
      const from = side < 0 ? 0.4 : Math.PI - 0.4;
      const spin = turn * side * -1;
      const stem = coil(centre, from, from + spin * 7.4, reach * size, 2.5);
      stems.push(stem);
      berries.push(centre);
      for (const place of [2, 5, 8]) {
        const foot = stem[place];
        if (!foot) continue;
        const away = Math.atan2(foot[1] - centre[1], foot[0] - centre[0]) + spin * 0.5;
        const length = reach * size * 0.42;
        leaves.push([
          foot,
          polar(foot, away - 0.5, length * 0.8),
          polar(foot, away, length),
          polar(foot, away + 0.5, length * 0.8),
        ]);
      }
    }
  }
  const seeds = stipple({
    box: [left + 3, top + 3, left + size - 3, top + size - 3],
    tries: 110,
    apart: 6,
    random: seededRandom('initial'),
    tone: () => 1,
  });
  const capital = letter('T', { size: size * 1.22, at: [middle, top + size * 0.9], anchor: 0.5 });
  return (
    form(polygon(rectangle(left, top, size, size)), teal, ink, 1.4) +
    stroke(dots(seeds), raised, 0.8, { 'stroke-opacity': 0.6 }) +
    stroke(soft(...stems), raised, 1.5) +
    fill(closedSoft(...leaves), raised) +
    form(berries.map((berry) => circle(berry, 2.6)).join(''), accent, raised, 0.8) +
    form(capital, raised, ink, 1.2) +
    stroke(polygon(rectangle(left + 2.5, top + 2.5, size - 5, size - 5)), raised, 0.7)
  );
}
