import { defineFamily } from '../../src/pictures/family.ts';
import { drawers } from './drawing/drawers.ts';
import type { Figure } from './drawing/figure.ts';
import type { Hand } from './drawing/hand.ts';
import type { Inks } from './drawing/inks.ts';
import { paletteNames, palettes } from './drawing/palettes.ts';
import { formats, sheet } from './drawing/sheet.ts';

type Format = keyof typeof formats;

export const family = defineFamily({
  name: 'anatomical-diagrams',
  surface: 'wove',
  shape: {
    palette: paletteNames,
    format: Object.keys(formats) as Format[],
    figures: 'text',
    labels: ['letters', 'names'],
    key: 'text',
    title: 'text',
    note: 'text',
    plate: 'text',
  },
  draw({ palette, format, figures, ...words }, random) {
    const inks: Inks = palettes[palette];
    let count = 0;
    const nextId = (): string => {
      count += 1;
      return `form-${count}`;
    };
    const hand: Hand = { inks, random, nextId };
    const drawn = figures.split(' ').map((name): Figure => {
      const drawer = drawers[name];
      if (!drawer)
        throw new Error(`No figure "${name}". Known: ${Object.keys(drawers).join(', ')}`);
      return drawer(hand);
    });
    const size = formats[format];
    return { ...size, svg: sheet(inks, size, drawn, words, random) };
  },
});
