import { circle, fill, form, type Point, polar, polygon } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { upTo } from './counting.ts';
import { sunFace } from './faces.ts';
import { signMark } from './glyphs.ts';
import { haloed, titled } from './lettering.ts';
import { frame } from './page.ts';
import { sector } from './rim.ts';

const bodyParts = [
  ...['the head', 'the neck', 'the arms', 'the breast', 'the heart', 'the belly'],
  ...['the reins', 'the secrets', 'the thighs', 'the knees', 'the legs', 'the feet'],
];

/** An almanac's list as a wheel: each sign and the part of the body it governs. */
export function bloodletting(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1000, 1300];
  const centre: Point = [500, 500];
  const parts = upTo(12).map((index) => {
    const start = index / 12;
    const angle = (start + 1 / 24) * Math.PI * 2 - Math.PI / 2;
    const turned = Math.cos(angle) < 0;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const radial = typefaces.fellItalic.letter(bodyParts[index] ?? '', {
      size: 29,
      anchor: turned ? 1 : 0,
      at: ([x, y]) => {
        const [along, across] = turned ? [-x, -y - 8] : [x, y + 8];
        const radius = 148 + along;
        return [centre[0] + cos * radius - sin * across, centre[1] + sin * radius + cos * across];
      },
    });
    const wash = index % 2 ? inks.sky : inks.washes[0];
    return (
      form(polygon(sector(centre, 130, 420, start, 1 / 12)), wash, inks.ink, 2) +
      fill(radial, index % 2 ? inks.ink : inks.accent) +
      form(circle(polar(centre, angle, 366), 37), inks.paper, inks.ink, 1.8) +
      signMark(index, polar(centre, angle, 366), 46, inks.accent)
    );
  });
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      form(circle(centre, 436), inks.paper, inks.ink, 4) +
      parts.join('') +
      form(circle(centre, 130), inks.sky, inks.ink, 2.4) +
      sunFace(centre, 62, 14, { line: inks.ink, light: inks.sky, dark: inks.accent }, random) +
      haloed(
        typefaces.fraktur.letter(request.title, { size: 62, at: [500, 1070], anchor: 0.5 }),
        inks.accent,
        inks.paper,
      ) +
      request.note
        .split(' / ')
        .map((text, index) =>
          titled({
            text,
            typeface: typefaces.fell,
            size: 30,
            at: [500, 1132 + index * 42],
            colour: inks.ink,
            room: 860,
          }),
        )
        .join(''),
  };
}
