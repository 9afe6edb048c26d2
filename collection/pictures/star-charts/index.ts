import { svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { cometPath } from './comet-path.ts';
import { constellationCard } from './constellation-card.ts';
import { eclipse } from './eclipse.ts';
import { figureNames } from './figures.ts';
import { hemisphere } from './hemisphere.ts';
import { paletteNames, palettes } from './inks.ts';
import { moonMap } from './moon-map.ts';
import { moonPhases } from './moon-phases.ts';
import { cometOverTown, meteors } from './night-view.ts';
import { orrery } from './orrery.ts';
import { page } from './page.ts';
import { satellites } from './satellites.ts';
import { sunspots } from './sunspots.ts';
import { telescope } from './telescope.ts';
import { twinHemispheres } from './twin-hemispheres.ts';
import { volvelle } from './volvelle.ts';
import { zodiac } from './zodiac.ts';
import { zodiacStrip } from './zodiac-strip.ts';

const subjects = {
  hemisphere,
  'twin-hemispheres': twinHemispheres,
  'constellation-card': constellationCard,
  'comet-path': cometPath,
  'zodiac-strip': zodiacStrip,
  'moon-phases': moonPhases,
  'moon-map': moonMap,
  orrery,
  satellites,
  eclipse,
  zodiac,
  sunspots,
  'comet-over-town': cometOverTown,
  meteors,
  volvelle,
  telescope,
} satisfies Record<string, (request: ChartRequest) => Chart>;

type Subject = keyof typeof subjects;

export const family = defineFamily({
  name: 'star-charts',
  surface: 'laid',
  shape: {
    subject: Object.keys(subjects) as Subject[],
    palette: paletteNames,
    figure: figureNames,
    variant: 'number',
    title: 'text',
    note: 'text',
  },
  draw({ subject, palette, ...words }, random) {
    const inks = palettes[palette];
    const { width, height, body } = subjects[subject]({ ...words, inks, random });
    return {
      width,
      height,
      svg: svgDocument(width, height, page(inks, { width, height }, random, body)),
    };
  },
});
