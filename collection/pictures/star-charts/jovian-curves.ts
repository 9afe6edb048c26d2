import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { upTo } from './counting.ts';
import { titled } from './lettering.ts';
import { frame } from './page.ts';

/** Where Jupiter's four moons stand each night of a month: curves that cross and cross again. */
export function jovianCurves(request: ChartRequest): Chart {
  const { inks, title, note } = request;
  const [width, height] = [980, 1360];
  const [left, top, right, bottom] = [120, 190, 860, 1250];
  const middle = (left + right) / 2;
  const day = (bottom - top) / 16;
  const periods: readonly [reach: number, nights: number, colour: string][] = [
    [92, 1.77, inks.accent],
    [150, 3.55, inks.second],
    [232, 7.15, inks.ink],
    [352, 16.69, inks.line],
  ];
  const ways = periods.map(([reach, nights, colour], index) => {
    const line = steps(0, 16, 128).map(
      (night): Point => [
        middle + Math.sin((night / nights) * Math.PI * 2 + index * 1.3) * reach,
        top + night * day,
      ],
    );
    return (
      stroke(polyline(line), colour, 3) +
      fill(
        line
          .filter((_, i) => i % 8 === 0)
          .map((at) => circle(at, 6))
          .join(''),
        colour,
      )
    );
  });
  const rows = upTo(17).map(
    (night): Line => [
      [left, top + night * day],
      [right, top + night * day],
    ],
  );
  const numbers = upTo(16).flatMap((night) => {
    const y = top + (night + 0.5) * day + 7;
    const text = String(night + 1);
    return [
      typefaces.oldStandard.letter(text, { size: 22, at: [left - 34, y], anchor: 0.5 }),
      typefaces.oldStandard.letter(text, { size: 22, at: [right + 34, y], anchor: 0.5 }),
    ];
  });
  const planet = upTo(17)
    .map((night) => circle([middle, top + night * day], 20))
    .join('');
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      fill(polygon(rectangle(left, top, right - left, bottom - top)), inks.sky) +
      stroke(polyline(...rows), inks.faint, 1.2) +
      fill(polygon(rectangle(middle - 22, top, 44, bottom - top)), inks.washes[1]) +
      form(planet, inks.washes[0], inks.line, 1.3) +
      ways.join('') +
      stroke(polygon(rectangle(left, top, right - left, bottom - top)), inks.ink, 2.4) +
      fill(numbers.join(''), inks.ink) +
      titled({
        text: 'West',
        typeface: typefaces.garamondItalic,
        size: 26,
        at: [left + 40, top - 18],
        colour: inks.ink,
      }) +
      titled({
        text: 'East',
        typeface: typefaces.garamondItalic,
        size: 26,
        at: [right - 40, top - 18],
        colour: inks.ink,
      }) +
      titled({
        text: title,
        typeface: typefaces.fell,
        size: 44,
        at: [width / 2, 118],
        colour: inks.ink,
        room: 840,
      }) +
      titled({
        text: note,
        typeface: typefaces.garamondItalic,
        size: 25,
        at: [width / 2, height - 60],
        colour: inks.ink,
        room: 840,
      }),
  };
}
