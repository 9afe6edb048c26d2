import type { Random } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { mottle, paperSheet } from './backgrounds.ts';
import { type Canvas, rgb } from './canvas.ts';
import { captions, frame, numerals, partitions } from './captions.ts';
import { type Bed, fitted } from './lay-out.ts';
import { bedsFor, type Field, layouts } from './layouts.ts';
import { nautilusSection } from './nautilus-section.ts';
import { type Printing, printings, type Style, styles } from './presses.ts';
import { radiograph } from './radiograph.ts';
import { look } from './raster.ts';
import { shade } from './shading.ts';
import { castShadow } from './shadow.ts';
import {
  type SpeciesName,
  type SuiteName,
  species,
  speciesNames,
  suiteNames,
  suites,
} from './species.ts';

const sheetSizes = {
  portrait: [880, 1200],
  landscape: [1200, 880],
  square: [1200, 1200],
  wide: [1360, 740],
  tall: [780, 1240],
} as const;

const papers = {
  own: '',
  white: '#f7f4ec',
  rose: '#e8c9bd',
  sage: '#c6d0b8',
  sky: '#bfd0d6',
  ochre: '#dcb878',
  slate: '#5c6670',
  sand: '#d8c29a',
  wine: '#4a1f2a',
  green: '#1f3a33',
} as const;

export const family = defineFamily({
  name: 'shells',
  surface: 'wove',
  shape: {
    style: styles,
    sheet: Object.keys(sheetSizes) as (keyof typeof sheetSizes)[],
    paper: Object.keys(papers) as (keyof typeof papers)[],
    layout: layouts,
    subject: [...speciesNames, ...suiteNames],
    count: 'number',
    caption: 'text',
    number: 'text',
    credit: 'text',
  },
  draw({ style, sheet, paper, layout, subject, count, caption, number, credit }, random) {
    const [width, height] = sheetSizes[sheet];
    const printing = printings[style];
    const ground = papers[paper] ? rgb(papers[paper]) : printing.paper;
    const canvas = paperSheet(width, height, ground, printing.age, caption);
    const dark = ground[0] + ground[1] + ground[2] < 330;
    if (layout === 'slab') mottle(canvas, 120, 0.16, caption);
    else if (dark || style === 'photograph') mottle(canvas, 260, 0.12, caption);
    const letters = dark ? rgb('#dcc896') : printing.letters;
    const edge = Math.min(width, height) * 0.065;
    const field: Field = {
      left: edge,
      top: edge * 1.4,
      right: width - edge,
      bottom: height - edge * 2.1,
    };
    frame(canvas, ground, letters, dark);
    if (layout === 'section') nautilusSection(canvas, field, printing);
    else {
      const beds = bedsFor(layout, field, count, random);
      const names = namesOf(subject, layout, beds.length);
      if (layout === 'drawer')
        partitions(
          canvas,
          beds,
          names.map((name) => species[name].latin),
          0.68,
        );
      beds.forEach((bed, index) => {
        layShell(canvas, names[index] as SpeciesName, bed, style, printing, random);
      });
      if (layout === 'grid' || layout === 'views' || layout === 'row')
        numerals(canvas, beds, letters);
    }
    captions(
      canvas,
      { caption, number, credit },
      letters,
      style === 'photograph' || style === 'radiograph',
    );
    return { width, height, pixels: canvas.pixels };
  },
});

/** Which shell lies in which bed: one kind only, or a suite in turn. */
function namesOf(subject: SpeciesName | SuiteName, layout: string, count: number): SpeciesName[] {
  const kinds: readonly SpeciesName[] =
    subject in suites ? suites[subject as SuiteName] : [subject as SpeciesName];
  return Array.from({ length: count }, (_, index) => {
    // In pairs, or in rings of two kinds by turns, so that the whole is the same on both sides.
    const outer = Math.ceil((count - 1) * 0.62);
    const ringed = index === count - 1 ? 0 : index < outer ? index % 2 : 2 + (index % 2);
    const turn = layout === 'mirror' ? Math.ceil(index / 2) : layout === 'rings' ? ringed : index;
    return kinds[turn % kinds.length] as SpeciesName;
  });
}

function layShell(
  canvas: Canvas,
  name: SpeciesName,
  bed: Bed,
  style: Style,
  printing: Printing,
  random: Random,
): void {
  const specimen = species[name];
  const { meshes, pieces } = fitted(specimen, bed, random);
  if (style === 'radiograph') {
    radiograph(canvas, look(meshes, canvas, true), printing.letters);
    return;
  }
  const sight = look(meshes, canvas);
  if (printing.cast > 0) castShadow(canvas, sight, printing.cast);
  shade(canvas, sight, pieces, specimen.material, printing);
}
