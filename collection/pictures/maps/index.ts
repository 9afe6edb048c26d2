import { element, svgDocument } from '@portal/engraving';
import { defineFamily } from '../../src/pictures/family.ts';
import { page } from '../star-charts/page.ts';
import { cholera } from './cholera.ts';
import { city } from './city.ts';
import { floorPlan } from './floor-plan.ts';
import { garden } from './garden.ts';
import { geology } from './geology.ts';
import { heights } from './heights.ts';
import { paletteNames, palettes } from './inks.ts';
import { island } from './island.ts';
import { isotherms } from './isotherms.ts';
import { mine } from './mine.ts';
import { parishes } from './parishes.ts';
import { polarMap } from './polar-map.ts';
import { railway } from './railway.ts';
import type { MapRequest, MapSheet } from './request.ts';
import { roadStrips } from './road-strips.ts';
import { seaChart } from './sea-chart.ts';
import { voyage } from './voyage.ts';
import { world } from './world.ts';

const subjects = {
  island,
  city,
  'sea-chart': seaChart,
  parishes,
  cholera,
  geology,
  isotherms,
  voyage,
  mine,
  railway,
  'polar-map': polarMap,
  'road-strips': roadStrips,
  garden,
  'floor-plan': floorPlan,
  heights,
  world,
} satisfies Record<string, (request: MapRequest) => MapSheet>;

const longest = 1220;

type Subject = keyof typeof subjects;

export const family = defineFamily({
  name: 'maps',
  surface: 'laid',
  shape: {
    subject: Object.keys(subjects) as Subject[],
    palette: paletteNames,
    variant: 'number',
    title: 'text',
    note: 'text',
    names: 'text',
  },
  draw({ subject, palette, variant, title, note, names }, random) {
    const inks = palettes[palette];
    const request = { inks, random, variant, title, note, names: names.split(', ') };
    const sheet = subjects[subject](request);
    const paper = { paper: inks.paper, dark: palette === 'blueprint' };
    // Maps are drawn large, as on the copper, and printed at one length.
    const scale = longest / Math.max(sheet.width, sheet.height);
    const width = Math.round(sheet.width * scale);
    const height = Math.round(sheet.height * scale);
    const drawing = element(
      'g',
      { transform: `scale(${scale.toFixed(4)})` },
      page(paper, sheet, random, sheet.body),
    );
    return { width, height, svg: svgDocument(width, height, drawing) };
  },
});
