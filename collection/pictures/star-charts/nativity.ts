import {
  fill,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { type PlanetName, planetMark, planetNames, signMark } from './glyphs.ts';
import { titled } from './lettering.ts';
import { frame } from './page.ts';

/** A nativity in the old square manner: twelve houses, and the planets in them. */
export function square(request: ChartRequest): Chart {
  const { inks, random, title, note } = request;
  const [width, height] = [1160, 1240];
  const [left, top, side] = [130, 170, 900];
  const at = (x: number, y: number): Point => [left + x * side, top + y * side];
  const lines: Line[] = [
    [at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)],
    [at(0.5, 0), at(1, 0.5), at(0.5, 1), at(0, 0.5), at(0.5, 0)],
    [at(0.25, 0.25), at(0.75, 0.25), at(0.75, 0.75), at(0.25, 0.75), at(0.25, 0.25)],
    [at(0, 0), at(0.25, 0.25)],
    [at(1, 0), at(0.75, 0.25)],
    [at(1, 1), at(0.75, 0.75)],
    [at(0, 1), at(0.25, 0.75)],
  ];
  const houses: Point[] = [
    at(0.13, 0.5),
    at(0.1, 0.72),
    at(0.28, 0.9),
    at(0.5, 0.87),
    at(0.72, 0.9),
    at(0.9, 0.72),
    at(0.87, 0.5),
    at(0.9, 0.28),
    at(0.72, 0.1),
    at(0.5, 0.13),
    at(0.28, 0.1),
    at(0.1, 0.28),
  ];
  const first = Math.floor(random.next() * 12);
  const marks = houses.map((house, index) => {
    const planets = planetNames.filter(
      (name) => name !== 'Earth' && (name.length * 5 + first) % 12 === index,
    );
    return (
      signMark((index + first) % 12, [house[0] - 34, house[1] - 24], 50, inks.accent) +
      fill(
        typefaces.garamondItalic.letter(
          `${Math.floor(random.between(1, 30))}.${Math.floor(random.between(10, 59))}`,
          {
            size: 31,
            at: [house[0] + 4, house[1] - 14],
          },
        ),
        inks.line,
      ) +
      planets
        .map((name: PlanetName, order) =>
          planetMark(name, [house[0] - 26 + order * 40, house[1] + 32], 36, inks.line),
        )
        .join('')
    );
  });
  const middle = note.split(' / ');
  const words = middle.map((text, index) =>
    titled({
      text,
      typeface: index ? typefaces.garamondItalic : typefaces.fell,
      size: index ? 29 : 38,
      at: at(0.5, 0.5 - (middle.length - 1) * 0.022 + index * 0.05),
      colour: inks.line,
      room: 400,
    }),
  );
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      fill(polygon(rectangle(left, top, side, side)), inks.washes[3]) +
      fill(polygon([at(0.5, 0), at(1, 0.5), at(0.5, 1), at(0, 0.5)]), inks.sky) +
      fill(polygon(rectangle(...at(0.25, 0.25), side / 2, side / 2)), inks.paper) +
      stroke(polyline(...lines), inks.ink, 3) +
      stroke(polygon(rectangle(left - 12, top - 12, side + 24, side + 24)), inks.ink, 1.4) +
      marks.join('') +
      words.join('') +
      titled({
        text: title,
        typeface: typefaces.fraktur,
        size: 52,
        at: [width / 2, 118],
        colour: inks.accent,
        room: 980,
      }),
  };
}
