import { circle, fill, form, type Point, polygon, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Press } from './press.ts';

/** The points of a horse, with a letter at each. */
export function pointLetters(press: Press): string {
  const marks: [string, Point, Point][] = [
    ['A', [0.1, 0.12], [0.24, 0.22]],
    ['B', [0.42, 0.09], [0.36, 0.28]],
    ['C', [0.56, 0.12], [0.45, 0.37]],
    ['D', [0.76, 0.15], [0.69, 0.39]],
    ['E', [0.93, 0.34], [0.82, 0.5]],
    ['F', [0.94, 0.7], [0.82, 0.71]],
    ['G', [0.12, 0.52], [0.29, 0.52]],
    ['H', [0.14, 0.74], [0.35, 0.71]],
    ['I', [0.55, 0.78], [0.53, 0.63]],
  ];
  const { palette, at } = press;
  return marks
    .map(([letter, label, target]) => {
      const [lx, ly] = at(...label);
      const [tx, ty] = at(...target);
      return (
        stroke(
          polygon([
            [lx, ly - 10],
            [tx, ty],
          ]),
          palette.ink,
          1.2,
        ) +
        form(circle([lx, ly - 10], 23), palette.paper, palette.ink, 1.4) +
        fill(typefaces.fell.letter(letter, { size: 30, at: [lx, ly], anchor: 0.5 }), palette.ink)
      );
    })
    .join('');
}
