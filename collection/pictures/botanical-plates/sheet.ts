import {
  type Attributes,
  element,
  fill,
  polygon,
  type Random,
  rectangle,
  stroke,
  type Typeface,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Medium } from './medium.ts';
import { blend } from './pigments.ts';
import type { Style } from './recipe.ts';

export const sheetSizes = {
  portrait: [930, 1280],
  tall: [800, 1380],
  square: [1200, 1200],
  landscape: [1280, 930],
  wide: [1400, 820],
} as const;
export type SheetName = keyof typeof sheetSizes;

export const papers = {
  own: '',
  white: '#f7f4ea',
  buff: '#e6d3ad',
  grey: '#cfcdc2',
  blue: '#b9c8cf',
  celadon: '#c5d3bd',
  mustard: '#dcb764',
  rose: '#e7c3b3',
} as const;
export type PaperName = keyof typeof papers;

export type Lettering = { latin: string; number: string; credit: string };

type Hand = { title: Typeface; size: number; small: Typeface; smallSize: number };

const hands: Record<Style, Hand> = {
  engraving: { title: typefaces.fellItalic, size: 42, small: typefaces.fellItalic, smallSize: 19 },
  sepia: { title: typefaces.garamondItalic, size: 40, small: typefaces.garamond, smallSize: 18 },
  'nature-print': {
    title: typefaces.oldStandard,
    size: 34,
    small: typefaces.oldStandard,
    smallSize: 17,
  },
  cyanotype: { title: typefaces.script, size: 50, small: typefaces.script, smallSize: 26 },
  woodblock: {
    title: typefaces.garamondItalic,
    size: 34,
    small: typefaces.garamondItalic,
    smallSize: 18,
  },
  'field-sketch': { title: typefaces.hand, size: 42, small: typefaces.hand, smallSize: 24 },
  'black-ground': {
    title: typefaces.baskervilleItalic,
    size: 32,
    small: typefaces.baskervilleItalic,
    smallSize: 15,
  },
  woodcut: { title: typefaces.fraktur, size: 50, small: typefaces.fell, smallSize: 20 },
};

export function handOf(style: Style): Hand {
  return hands[style];
}

/** The empty sheet: paper that has aged from its edges inwards, with a few spots. */
export function ground(
  [width, height]: readonly [number, number],
  paper: string,
  dark: boolean,
  random: Random,
): string {
  const age = dark ? '#000000' : blend(paper, '#7a5526', 0.75);
  const stop = (offset: number, opacity: number): string =>
    element('stop', { offset, 'stop-color': age, 'stop-opacity': opacity });
  const [deep, none] = [stop(0, dark ? 0.5 : 0.3), stop(1, 0)];
  const spot = element('radialGradient', { id: 'spot' }, stop(0, 0.32) + stop(0.5, 0.16) + none);
  const spots = Array.from({ length: dark ? 0 : 16 }, () => {
    const [cx, cy] = [random.between(0, width), random.between(0, height)];
    const r = random.between(3, 16) * (random.chance(0.15) ? 3 : 1);
    const at = { cx: Math.round(cx), cy: Math.round(cy), r: Math.round(r) };
    return element('circle', { ...at, fill: 'url(#spot)' });
  });
  const deepness = Math.round(Math.min(width, height) * 0.14);
  const edge = (id: string, way: Attributes, box: Attributes): string =>
    element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 0, ...way }, deep + none) +
    element('rect', { ...box, fill: `url(#${id})` });
  return (
    element('rect', { width, height, fill: paper }) +
    spot +
    spots.join('') +
    edge('fromLeft', { x2: 1 }, { width: deepness, height }) +
    edge('fromRight', { x1: 1 }, { x: width - deepness, width: deepness, height }) +
    edge('fromTop', { y2: 1 }, { width, height: deepness }) +
    edge('fromBottom', { y1: 1 }, { y: height - deepness, width, height: deepness })
  );
}

/** The mark that a copper plate presses into the paper, or a printed frame. */
export function frame(
  [width, height]: readonly [number, number],
  medium: Medium,
  paper: string,
): string {
  const { style, recipe } = medium;
  const inset = Math.round(Math.min(width, height) * 0.035);
  const box = (by: number): string => polygon(rectangle(by, by, width - by * 2, height - by * 2));
  if (style === 'engraving' || style === 'sepia') {
    return (
      stroke(box(inset), blend(paper, '#6b5030', 0.3), 2.5) +
      stroke(box(inset + 3), blend(paper, '#ffffff', 0.6), 2)
    );
  }
  if (style === 'woodcut')
    return stroke(box(inset), recipe.ink, 5) + stroke(box(inset + 11), recipe.ink, 1.6);
  if (style === 'black-ground')
    return stroke(box(inset), recipe.soft, 1.6) + stroke(box(inset + 7), recipe.soft, 0.7);
  if (style === 'nature-print') return stroke(box(inset), recipe.soft, 1.2);
  return '';
}

/** The Latin name below, the number of the plate above, and who drew it. */
export function lettering(
  [width, height]: readonly [number, number],
  { style, recipe }: Medium,
  { latin, number, credit }: Lettering,
): string {
  const { title, size, small, smallSize } = hands[style];
  const base = height - Math.min(width, height) * 0.075;
  const edge = Math.min(width, height) * 0.07;
  const wide = title.measure(latin, size, 0.5);
  const fitted = Math.min(size, (size * (width - edge * 2)) / wide);
  const creditRoom = (width - Math.min(wide, width)) / 2 - edge;
  const beside = small.measure(credit, smallSize) < creditRoom - 24;
  const creditAt = beside
    ? ([edge, base] as const)
    : ([width / 2, base + smallSize * 1.5] as const);
  if (style === 'woodblock') return '';
  return (
    fill(
      title.letter(latin, { size: fitted, at: [width / 2, base], anchor: 0.5, spacing: 0.5 }),
      recipe.ink,
    ) +
    fill(
      small.letter(credit, { size: smallSize, at: creditAt, anchor: beside ? 0 : 0.5 }),
      recipe.soft,
    ) +
    fill(
      small.letter(number, {
        size: smallSize * 1.25,
        at: [width - edge, edge + smallSize * 0.9],
        anchor: 1,
      }),
      recipe.soft,
    )
  );
}
