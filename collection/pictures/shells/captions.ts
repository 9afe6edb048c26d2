import type { Typeface } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Canvas, fillBox, mixRgb, type Rgb, rgb } from './canvas.ts';
import type { Bed } from './lay-out.ts';
import { fillPath } from './path-fill.ts';

export type Words = { caption: string; number: string; credit: string };

function write(
  canvas: Canvas,
  face: Typeface,
  text: string,
  size: number,
  x: number,
  y: number,
  anchor: number,
  colour: Rgb,
): void {
  fillPath(canvas, face.letter(text, { size, at: [x, y], anchor, spacing: 0.3 }), colour);
}

/** A thin frame: the outline of a box, so many pixels wide. */
export function box(
  canvas: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  line: number,
  colour: Rgb,
): void {
  fillBox(canvas, x, y, width, line, colour);
  fillBox(canvas, x, y + height - line, width, line, colour);
  fillBox(canvas, x, y, line, height, colour);
  fillBox(canvas, x + width - line, y, line, height, colour);
}

/** The title below, the number of the plate above, and who made it. */
export function captions(
  canvas: Canvas,
  { caption, number, credit }: Words,
  letters: Rgb,
  modern: boolean,
): void {
  const { width, height } = canvas;
  const edge = Math.min(width, height) * 0.065;
  const title = modern ? typefaces.baskervilleItalic : typefaces.fellItalic;
  const size = modern ? 28 : 38;
  const fitted = Math.min(size, (size * (width - edge * 2)) / title.measure(caption, size, 0.3));
  const base = height - edge * 0.95;
  const small = modern ? typefaces.baskerville : typefaces.fellItalic;
  const smallSize = modern ? 14 : 19;
  const room = (width - title.measure(caption, fitted, 0.3)) / 2 - edge;
  const beside = small.measure(credit, smallSize, 0.3) < room - 20;
  write(canvas, title, caption, fitted, width / 2, beside ? base : base - 10, 0.5, letters);
  write(
    canvas,
    small,
    credit,
    smallSize,
    beside ? edge : width / 2,
    beside ? base : base + 16,
    beside ? 0 : 0.5,
    letters,
  );
  write(canvas, small, number, smallSize * 1.15, width - edge, edge + smallSize * 0.6, 1, letters);
}

/** A numeral under every shell. */
export function numerals(canvas: Canvas, beds: readonly Bed[], letters: Rgb): void {
  beds.forEach(({ x, y, height }, index) => {
    write(canvas, typefaces.fellItalic, `${index + 1}.`, 21, x, y + height / 2 + 25, 0.5, letters);
  });
}

/** Partitions between the shells of a drawer, and a slip of paper with each name. */
export function partitions(
  canvas: Canvas,
  beds: readonly Bed[],
  names: readonly string[],
  fill: number,
): void {
  const [wood, dark] = [rgb('#7a5633'), rgb('#4b321c')];
  beds.forEach(({ x, y, width, height }, index) => {
    const [wide, tall] = [width / fill, height / (fill * 0.94)];
    const [left, top] = [x - wide / 2, y - tall * 0.46];
    box(canvas, [left, top, wide, tall], 5, wood);
    box(canvas, [left + 5, top + 5, wide - 10, tall - 10], 2, dark);
    const slip = [left + wide * 0.12, top + tall - 33, wide * 0.76, 22] as const;
    fillBox(canvas, ...slip, rgb('#f2e8cf'));
    const name = names[index] ?? '';
    const size = Math.min(15, (15 * (slip[2] - 8)) / typefaces.fellItalic.measure(name, 15, 0.3));
    write(
      canvas,
      typefaces.fellItalic,
      name,
      size,
      slip[0] + slip[2] / 2,
      slip[1] + 16,
      0.5,
      rgb('#3a2a1a'),
    );
  });
}

/** The mark of the plate, or a gilt line round a dark mount. */
export function frame(canvas: Canvas, paper: Rgb, letters: Rgb, dark: boolean): void {
  const inset = Math.round(Math.min(canvas.width, canvas.height) * 0.03);
  const boxAt = (by: number): [number, number, number, number] => [
    by,
    by,
    canvas.width - by * 2,
    canvas.height - by * 2,
  ];
  if (dark) {
    box(canvas, boxAt(inset), 2, letters);
    box(canvas, boxAt(inset + 7), 1, letters);
    return;
  }
  box(canvas, boxAt(inset), 2, mixRgb(paper, letters, 0.3));
  box(canvas, boxAt(inset + 2), 2, mixRgb(paper, [255, 255, 255], 0.6));
}
