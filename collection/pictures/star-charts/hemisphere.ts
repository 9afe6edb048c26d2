import { circle, fill, type Point, polygon, rectangle, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { type CornerKind, corners } from './corners.ts';
import { shuffledFigures } from './figures.ts';
import { titled } from './lettering.ts';
import { frame } from './page.ts';
import { hours, months, rim } from './rim.ts';
import { type Manner, skyDisc } from './sky-disc.ts';

type Layout = {
  size: readonly [width: number, height: number];
  manner: Manner;
  corner: CornerKind;
  words: readonly string[];
  count: number;
};

const layouts: readonly [Layout, ...Layout[]] = [
  { size: [1200, 1310], manner: 'figures', corner: 'faces', words: months, count: 15 },
  { size: [1240, 1240], manner: 'both', corner: 'clouds', words: hours, count: 15 },
  { size: [1200, 1330], manner: 'lines', corner: 'stars', words: hours, count: 17 },
  { size: [1180, 1290], manner: 'both', corner: 'rays', words: months, count: 12 },
  { size: [1240, 1240], manner: 'figures', corner: 'stars', words: hours, count: 17 },
];

/** One half of the sky in a square, with something in each corner. */
export function hemisphere(request: ChartRequest): Chart {
  const { inks, random, figure, variant, title, note } = request;
  const { size, manner, corner, words, count } = layoutOf(layouts, variant);
  const [width, height] = size;
  const inset = 40;
  const tall = height > width;
  const centre: Point = [width / 2, tall ? width / 2 + 4 : height / 2];
  const radius = width / 2 - 136;
  const figures = shuffledFigures(figure, random).slice(0, count);
  const room = width - 2 * inset;
  const boxHeight = tall ? width - 2 * inset + 4 : height - 2 * inset;
  const field = rectangle(inset + 8, inset + 8, room - 16, boxHeight - 16);
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, inset) +
      corners(corner, field, { centre, radius: radius + 80, inks, random }) +
      fill(circle(centre, radius + 68), inks.paper) +
      skyDisc({ centre, radius, figures, manner, inks, random }) +
      rim({ centre, radius, width: 68, inks, words, ground: inks.dark ? inks.paper : inks.sky }) +
      (tall ? stroke(polygon(field), inks.ink, 1.2) : '') +
      (tall ? legend(request, width, height, inset) : cornerTitle(title, note, request, size)),
  };
}

function legend({ inks, title, note }: ChartRequest, width: number, height: number, inset: number) {
  const room = width - 2 * inset - 80;
  return (
    titled({
      text: title,
      typeface: typefaces.fell,
      size: 50,
      at: [width / 2, height - inset - 62],
      colour: inks.dark ? inks.accent : inks.ink,
      room,
      spacing: 3,
    }) +
    titled({
      text: note,
      typeface: typefaces.garamondItalic,
      size: 27,
      at: [width / 2, height - inset - 30],
      colour: inks.ink,
      room,
    })
  );
}

/** On a square plate the title stands below the frame and above it, in one line each. */
function cornerTitle(
  title: string,
  note: string,
  { inks }: ChartRequest,
  [width, height]: readonly [number, number],
): string {
  const room = width - 200;
  return (
    titled({
      text: title,
      typeface: typefaces.fell,
      size: 24,
      at: [width / 2, 30],
      colour: inks.ink,
      room,
      spacing: 4,
    }) +
    titled({
      text: note,
      typeface: typefaces.garamondItalic,
      size: 24,
      at: [width / 2, height - 14],
      colour: inks.ink,
      room,
    })
  );
}
