import {
  circle,
  form,
  hatch,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';

/** A quarter of the parterre: an L of beds round a round one. */
export function bedsOf(
  [cx, cy]: Point,
  sx: number,
  sy: number,
  quarter: number,
  inks: Inks,
  random: Random,
): string[] {
  const at = (x: number, y: number, w: number, h: number): Line =>
    rectangle(cx + sx * x + (sx < 0 ? -w : 0), cy + sy * y + (sy < 0 ? -h : 0), w, h);
  const plots = [
    ...upTo(6).map((index) => at(150 + index * 52, 34, 40, 120)),
    ...upTo(4).map((index) => at(34, 176 + index * 38, 100, 27)),
    ...upTo(3).map((index) => at(356, 180 + index * 46, 100, 34)),
  ];
  const round: Point = [cx + sx * 245, cy + sy * 244];
  const petals = upTo(8).map((index): Line => {
    const angle = (index / 8) * Math.PI * 2;
    const rim = steps(angle + 0.09, angle + Math.PI / 4 - 0.09, 5);
    return [
      ...rim.map((turn) => polar(round, turn, 26)),
      ...rim.map((turn) => polar(round, turn, 76)).reverse(),
    ];
  });
  const all = [...plots, ...petals];
  const drawn = all.map((plot, index) => {
    const tint = inks.tints[(index * 3 + quarter) % 8] ?? inks.land;
    const rows = hatch(plot, { angle: index % 2 ? 0 : Math.PI / 2, spacing: 9, random, ragged: 3 });
    return (
      form(polygon(plot), tint, inks.ink, 1.5, { 'fill-opacity': 0.75 }) +
      stroke(segments(rows), inks.ink, 1.5, { 'stroke-dasharray': '1.5 5' })
    );
  });
  const numbers = plots.map((plot, index) => {
    const [x, y] = [
      ((plot[0] as Point)[0] + (plot[2] as Point)[0]) / 2,
      ((plot[0] as Point)[1] + (plot[2] as Point)[1]) / 2,
    ];
    return typefaces.oldStandardBold.letter(String(quarter * plots.length + index + 1), {
      size: 17,
      at: [x, y + 6],
      anchor: 0.5,
    });
  });
  return [
    ...drawn,
    form(circle(round, 15), inks.wood === inks.ink ? inks.land : inks.wood, inks.ink, 1.6),
    form(numbers.join(''), inks.ink, inks.paper, 5, { 'paint-order': 'stroke' }),
  ];
}
