import {
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  type Random,
  rectangle,
  seededRandom,
  segments,
  stroke,
} from '@portal/engraving';
import { letter, measure } from '../lettering.ts';
import type { PlatePalette } from '../palette.ts';
import { composingStick } from './composing-stick.ts';

const faceSize = 46;
const faceHeight = 44;
const bodyHeight = 34;
/** How far the top of the type leans to the right, seen from the front and above. */
const slant = 16;

type Sort = { text: string; width: number };

function spaces(count: number): Sort[] {
  return Array.from({ length: count }, () => ({ text: '', width: 9 }));
}

/** A word standing in a composing stick, mirrored as type is. */
export function metalType(word: string, [left, top]: Point, palette: PlatePalette): string {
  const random = seededRandom('metal type');
  // Seen from the front, a line of type reads from right to left.
  const letters = [...word].reverse().map((text) => ({ text, width: measure(text, faceSize) + 5 }));
  let x = left + 62;
  let type = '';
  for (const sort of [...spaces(3), ...letters, ...spaces(4)]) {
    type += drawSort(sort, [x, top], random, palette);
    x += sort.width;
  }
  const floor = top + faceHeight + bodyHeight;
  const stick = composingStick({ left, end: x, top, floor, slant }, random, palette);
  return stick.behind + type + stick.before;
}

function drawSort(sort: Sort, [x, top]: Point, random: Random, palette: PlatePalette): string {
  const { ink, paper, raised, wash } = palette;
  const { text, width } = sort;
  // Spaces stand lower than letters, so that they do not print.
  const sunk = text ? 0 : 10;
  const shoulder = top + faceHeight + sunk;
  const face: Line = [
    [x + slant, top + sunk],
    [x + width + slant, top + sunk],
    [x + width, shoulder],
    [x, shoulder],
  ];
  const body = rectangle(x, shoulder, width, bodyHeight - sunk);
  const shade = hatch(body, {
    angle: Math.PI / 2,
    spacing: 2.5,
    random,
    tone: ([px]) => (px - x) / width + 0.1,
    ragged: 2,
  });
  const nick = top + faceHeight + bodyHeight - 9;
  const onFace = ([px, py]: Point): Point => {
    const y = top + faceHeight - 12 + py * 0.84;
    return [x + width / 2 - px + slant * ((top + faceHeight - y) / faceHeight), y];
  };
  return (
    form(polygon(face), text ? raised : wash, ink, 0.9) +
    form(polygon(body), paper, ink, 0.9) +
    stroke(segments(shade), ink, 0.5) +
    stroke(
      segments([
        [
          [x, nick],
          [x + width, nick],
        ],
      ]),
      ink,
      1.4,
    ) +
    (text ? fill(letter(text, { size: faceSize, anchor: 0.5, at: onFace }), ink) : '')
  );
}
