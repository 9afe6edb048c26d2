import {
  closedSoft,
  element,
  fill,
  form,
  type Point,
  polygon,
  type Random,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { manyBlades } from './blades-many.ts';
import type { Dress } from './dress.ts';
import type { Lettering, PaperName } from './sheet.ts';

type Size = readonly [width: number, height: number];

/** The sky that goes with each paper. */
const skies: Record<PaperName, string> = {
  own: '#2f5573',
  white: '#2f5573',
  buff: '#b5523b',
  grey: '#3c5f7d',
  blue: '#31557c',
  celadon: '#c2683f',
  mustard: '#5a7a5e',
  rose: '#7d4a6d',
};

/** Colour wiped off the block by hand, so that it fades down the sheet. */
export function wipedSky([width, height]: Size, paper: PaperName): string {
  const colour = skies[paper];
  const stop = (offset: number, opacity: number): string =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  return (
    element(
      'linearGradient',
      { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
      stop(0, 0.85) + stop(1, 0),
    ) + element('rect', { width, height: Math.round(height * 0.3), fill: 'url(#sky)' })
  );
}

/** The name in an upright slip, and the printer's red seal. */
export function cartouche(
  [width, height]: Size,
  { latin, credit }: Lettering,
  { medium, leaf }: Dress,
): string {
  const { ink } = medium.recipe;
  const face = typefaces.garamondItalic;
  const size = 30;
  const length = face.measure(latin, size) + 44;
  const [x, y] = [width * 0.06, height * 0.055];
  const name = face.letter(latin, { size, at: ([tx, ty]: Point) => [x + 17 - ty, y + 22 + tx] });
  const corner: Point = [width * 0.93 - 56, height * 0.94 - 56];
  const mark = [-0.75, 0, 0.75].map((turn) => ({
    foot: [corner[0] + 28, corner[1] + 47] as Point,
    angle: -Math.PI / 2 + turn,
    length: 36,
  }));
  const paperInk = { light: '#f7e8d0', base: '#f7e8d0', dark: '#f7e8d0' };
  return (
    form(polygon(rectangle(x, y, 50, length)), '#f4e6c6', ink, 1.6) +
    stroke(polygon(rectangle(x + 4, y + 4, 42, length - 8)), leaf.dark, 0.8) +
    fill(name, ink) +
    fill(
      closedSoft([...rectangle(corner[0], corner[1], 56, 56)].flatMap((point) => [point, point])),
      '#b8321f',
    ) +
    manyBlades(mark, 0.26, paperInk, medium) +
    fill(face.letter(credit, { size: 19, at: [corner[0] - 12, corner[1] + 52], anchor: 1 }), ink)
  );
}

/** Trials of each colour with its name, as painters keep them beside a sketch. */
export function colourTrials(
  [width]: Size,
  names: readonly string[],
  dress: Dress,
  random: Random,
): string {
  const washes = [dress.petal, dress.heart, dress.leaf];
  return washes
    .map((pigment, index) => {
      const [x, y] = [width * 0.075, width * 0.08 + index * 46];
      const blot = steps(0, Math.PI * 2, 9)
        .slice(1)
        .map(
          (turn): Point => [
            x + 26 + Math.cos(turn) * random.between(18, 27),
            y + Math.sin(turn) * random.between(10, 16),
          ],
        );
      return (
        fill(closedSoft(blot), pigment.base, { 'fill-opacity': 0.55 }) +
        fill(
          closedSoft(blot.map(([bx, by]) => [bx * 0.7 + (x + 30) * 0.3, by * 0.7 + (y + 3) * 0.3])),
          pigment.base,
          { 'fill-opacity': 0.3 },
        ) +
        fill(
          typefaces.hand.letter(names[index] ?? '', { size: 23, at: [x + 62, y + 7] }),
          dress.medium.recipe.soft,
        )
      );
    })
    .join('');
}
