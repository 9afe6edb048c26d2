import { circle, element, fill, polygon, rectangle, stroke } from '@portal/engraving';
import { type TypefaceName, typefaces } from '../../../src/typefaces.ts';
import type { Palette } from '../palettes/index.ts';

type Box = readonly [number, number, number, number];

/** A sheet: its size, where the picture is, and how high the horizon may be. */
export type Sheet = {
  width: number;
  height: number;
  box: Box;
  round?: boolean;
  /** Words below the picture, or on a slip at its side. */
  words: 'below' | 'slip';
};

export const sheets = {
  plate: { width: 1500, height: 1130, box: [70, 70, 1430, 930], words: 'below' },
  panorama: { width: 1600, height: 820, box: [60, 60, 1540, 650], words: 'below' },
  tall: { width: 1040, height: 1500, box: [60, 60, 980, 1290], words: 'below' },
  square: { width: 1240, height: 1320, box: [80, 80, 1160, 1120], words: 'below' },
  round: { width: 1280, height: 1360, box: [110, 90, 1170, 1150], round: true, words: 'below' },
  oban: { width: 1480, height: 1000, box: [28, 28, 1452, 972], words: 'slip' },
  pillar: { width: 900, height: 1560, box: [26, 26, 874, 1534], words: 'slip' },
} as const satisfies Record<string, Sheet>;

export type Words = { caption: string; under: string; lettering: keyof typeof letterings };

export const letterings = {
  script: ['script', 'oldStandard', 1.3],
  roman: ['oldStandard', 'fellItalic', 1],
  italic: ['fellItalic', 'fell', 1.1],
  slab: ['slab', 'slab', 1],
  fat: ['fatFace', 'garamondItalic', 0.95],
} as const satisfies Record<string, readonly [TypefaceName, TypefaceName, number]>;

export function openingOf({ box: [left, top, right, bottom], round }: Sheet): string {
  if (round) return circle([(left + right) / 2, (top + bottom) / 2], (right - left) / 2);
  return polygon(rectangle(left, top, right - left, bottom - top));
}

/** The paper under the picture. */
export function paperOf({ width, height, words }: Sheet, { paper }: Palette): string {
  const mark = 30;
  return (
    fill(polygon(rectangle(0, 0, width, height)), paper) +
    (words === 'below'
      ? stroke(polygon(rectangle(mark, mark, width - mark * 2, height - mark * 2)), '#6b5a3c', 2, {
          'stroke-opacity': 0.25,
        })
      : '')
  );
}

/** The border and the words. */
export function frameOf(
  sheet: Sheet,
  { ink, paper, accent, depth }: Palette,
  words: Words,
): string {
  const { width, box, round } = sheet;
  const [left, top, right, bottom] = box;
  const [face, second, larger] = letterings[words.lettering];
  const border = stroke(openingOf(sheet), ink, 3);
  const centre = width / 2;
  const fitted = (
    text: string,
    name: TypefaceName,
    size: number,
    y: number,
    room: number,
    x: number,
  ): string => {
    const share = Math.min(1, room / typefaces[name].measure(text, size, 0.5));
    return typefaces[name].letter(text, {
      size: size * share,
      at: [x, y],
      anchor: 0.5,
      spacing: 0.5,
    });
  };
  if (sheet.words === 'below') {
    const second2 = round
      ? ''
      : stroke(
          polygon(rectangle(left - 9, top - 9, right - left + 18, bottom - top + 18)),
          ink,
          1.1,
        );
    return (
      border +
      second2 +
      fill(
        fitted(words.caption, face, 50 * larger, bottom + 78, right - left, centre) +
          fitted(words.under, second, 27, bottom + 124, right - left, centre),
        ink,
      )
    );
  }
  const colour = depth > 0 ? accent : ink;
  // A slip of paper pasted into the corner, lettered from side to side.
  const long = Math.min(
    right - left - 60,
    Math.max(
      typefaces[face].measure(words.caption, 40 * larger),
      typefaces[second].measure(words.under, 24),
    ) + 60,
  );
  const slip = rectangle(left + 30, top + 30, long, 104);
  return (
    border +
    element('g', {}, fill(polygon(slip), paper) + stroke(polygon(slip), colour, 4)) +
    fill(
      fitted(words.caption, face, 40 * larger, top + 80, long - 40, left + 30 + long / 2) +
        fitted(words.under, second, 24, top + 116, long - 40, left + 30 + long / 2),
      ink,
    )
  );
}
