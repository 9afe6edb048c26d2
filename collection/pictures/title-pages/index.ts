import { svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { ageings, sheetOf, wear } from './ageing.ts';
import { borderNames, drawBorder } from './borders.ts';
import { compose } from './compose.ts';
import { readMarkup } from './markup.ts';
import { paperNames, papers } from './papers.ts';

const formats = {
  octavo: [920, 1480],
  quarto: [1100, 1440],
  broadside: [1060, 1600],
  handbill: [1480, 1080],
  card: [1400, 900],
  square: [1260, 1260],
} as const;

export const family = defineFamily({
  name: 'title-pages',
  surface: 'laid',
  shape: {
    format: ['octavo', 'quarto', 'broadside', 'handbill', 'card', 'square'],
    paper: paperNames,
    border: borderNames,
    ageing: ageings,
    words: 'text',
  },
  draw({ format, paper, border, ageing, words }, random) {
    const [width, height] = formats[format];
    const stock = papers[paper];
    const { drawing, room } = drawBorder(border, { x: 0, y: 0, width, height }, stock);
    const body =
      sheetOf(width, height, stock) +
      wear(ageing, width, height, stock, random) +
      drawing +
      compose(readMarkup(words), room, stock, random);
    return { width, height, svg: svgDocument(width, height, body) };
  },
});
