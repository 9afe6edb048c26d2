import { defineFamily } from '../../src/pictures/family.ts';
import { colourway, dyeNames, dyes } from './dyes.ts';
import { layoutNames, layouts } from './pages/index.ts';
import { printedNames, printers } from './printed/index.ts';
import { layDrawn } from './printed/page.ts';
import { type WovenName, weavers, wovenNames } from './woven/index.ts';
import { layWoven } from './woven/page.ts';

export const family = defineFamily({
  name: 'textiles',
  surface: 'cloth',
  shape: {
    cloth: [...wovenNames, ...printedNames],
    dyes: dyeNames,
    layout: layoutNames,
    number: 'text',
    note: 'text',
  },
  draw({ cloth, dyes: dyeName, layout: layoutName, ...words }, random) {
    const colours = dyes[dyeName];
    const layout = layouts[layoutName](words, random);
    if (isWoven(cloth))
      return layWoven(layout, (box, index) =>
        weavers[cloth](box, colourway(colours, index), random),
      );
    return layDrawn(layout, (box, index) =>
      printers[cloth](box, colourway(colours, index), random, `c${index}`, words),
    );
  },
});

function isWoven(cloth: string): cloth is WovenName {
  return cloth in weavers;
}
