import { type Point, steps, svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import type { Bench, Habit } from './bench.ts';
import { figures } from './figures.ts';
import { flowerForms } from './flowers.ts';
import { fruitForms } from './fruits.ts';
import { habitNames, habits } from './habits.ts';
import { leafForms } from './leaves.ts';
import { createMedium } from './medium.ts';
import { pigmentNames, pigments } from './pigments.ts';
import { styles } from './recipe.ts';
import { rootForms } from './roots.ts';
import {
  frame,
  ground,
  lettering,
  type PaperName,
  papers,
  type SheetName,
  sheetSizes,
} from './sheet.ts';
import { cartouche, colourTrials, wipedSky } from './sheet-extras.ts';

export const family = defineFamily({
  name: 'botanical-plates',
  surface: 'laid',
  shape: {
    style: styles,
    sheet: Object.keys(sheetSizes) as SheetName[],
    paper: Object.keys(papers) as PaperName[],
    habit: habitNames,
    leaf: leafForms,
    flower: flowerForms,
    fruit: fruitForms,
    root: rootForms,
    petal: pigmentNames,
    heart: pigmentNames,
    foliage: pigmentNames,
    bloom: 'number',
    figures: 'number',
    latin: 'text',
    number: 'text',
    credit: 'text',
  },
  draw(picture, random) {
    const size = sheetSizes[picture.sheet];
    const [width, height] = size;
    const medium = createMedium(picture.style);
    const paper = papers[picture.paper] || medium.recipe.paper;
    const habit: Habit = habits[picture.habit];
    const edge = Math.min(width, height) * 0.07;
    const caption = Math.min(width, height) * 0.13;
    const row = picture.figures > 0 && habit.figures === 'below' ? height * 0.15 : 0;
    const bench: Bench = {
      left: edge,
      top: edge + 22,
      right: width - edge,
      bottom: height - caption - row,
      dress: {
        medium,
        petal: pigments[picture.petal],
        heart: pigments[picture.heart],
        leaf: pigments[picture.foliage],
      },
      leaf: picture.leaf,
      flower: picture.flower,
      fruit: picture.fruit,
      root: picture.root,
      bloom: picture.bloom,
      flowerless: habit.flowerless ?? false,
      random,
    };
    const dark = picture.style === 'cyanotype' || picture.style === 'black-ground';
    const body =
      ground(size, paper, dark, random) +
      (picture.style === 'woodblock' ? wipedSky(size, picture.paper) : '') +
      frame(size, medium, paper) +
      habit.draw(bench) +
      figures(figurePlaces(habit, picture.figures, bench), Math.min(width, height) * 0.085, bench) +
      lettering(size, medium, picture) +
      (picture.style === 'woodblock' ? cartouche(size, picture, bench.dress) : '') +
      (picture.style === 'field-sketch'
        ? colourTrials(size, [picture.petal, picture.heart, picture.foliage], bench.dress, random)
        : '');
    return { width, height, svg: svgDocument(width, height, body) };
  },
});

function figurePlaces(habit: Habit, count: number, { left, right, bottom, top }: Bench): Point[] {
  if (count === 0) return [];
  const width = right - left;
  const height = bottom - top;
  if (habit.figures === 'below') {
    return steps(0, count - 1, Math.max(1, count - 1))
      .slice(0, count)
      .map((index): Point => [left + width * ((index + 0.5) / count), bottom + height * 0.09]);
  }
  return Array.from({ length: count }, (_, index): Point => {
    const side = index % 2 ? right - width * 0.1 : left + width * 0.1;
    return [side, bottom - height * (0.075 + 0.135 * Math.floor(index / 2))];
  });
}
