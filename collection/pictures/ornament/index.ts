import { defineFamily } from '../../src/pictures/family.ts';
import { arabesque } from './arabesque.ts';
import { candelabrum } from './candelabrum.ts';
import { cartouche } from './cartouche.ts';
import { ceiling } from './ceiling.ts';
import { friezes } from './friezes.ts';
import { gate } from './gate.ts';
import { grotesque } from './grotesque.ts';
import { initial } from './initial.ts';
import { knotwork } from './knotwork.ts';
import type { Motif } from './motif.ts';
import { paletteNames, palettes } from './palette.ts';
import { printersFlowers } from './printers-flowers.ts';
import { rinceau } from './rinceau.ts';
import { roseWindow } from './rose-window.ts';
import { rosettes } from './rosettes.ts';
import { fieldOf, sheet } from './sheet.ts';
import { starTiling } from './star-tiling.ts';
import { tiles } from './tiles.ts';

const motifs = {
  rinceau,
  starTiling,
  knotwork,
  friezes,
  roseWindow,
  printersFlowers,
  arabesque,
  candelabrum,
  initial,
  gate,
  cartouche,
  grotesque,
  ceiling,
  rosettes,
  tiles,
} satisfies Record<string, Motif>;

/** These set their words within the ornament; the others have them as a caption. */
const inscribed: readonly string[] = ['cartouche', 'grotesque', 'initial'];

export const family = defineFamily({
  name: 'ornament',
  surface: 'wove',
  shape: {
    motif: [
      'rinceau',
      'starTiling',
      'knotwork',
      'friezes',
      'roseWindow',
      'printersFlowers',
      'arabesque',
      'candelabrum',
      'initial',
      'gate',
      'cartouche',
      'grotesque',
      'ceiling',
      'rosettes',
      'tiles',
    ],
    palette: paletteNames,
    format: ['portrait', 'landscape', 'square', 'band', 'tall'],
    variant: 'number',
    words: 'text',
    number: 'text',
  },
  draw({ motif, palette, format, variant, words, number }, random) {
    const colours = palettes[palette];
    const drawing = motifs[motif]({
      box: fieldOf(format),
      palette: colours,
      variant,
      words,
      random,
    });
    const caption = inscribed.includes(motif) ? '' : words;
    return sheet(format, colours, drawing, caption, number);
  },
});
