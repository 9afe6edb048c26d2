import { family as anatomicalDiagrams } from './pictures/anatomical-diagrams/index.ts';
import { family as animalPrints } from './pictures/animal-prints/index.ts';
import { family as botanicalPlates } from './pictures/botanical-plates/index.ts';
import { family as halftones } from './pictures/halftones/index.ts';
import { family as instruments } from './pictures/instruments/index.ts';
import { family as landscapes } from './pictures/landscapes/index.ts';
import { family as maps } from './pictures/maps/index.ts';
import { family as marbledPapers } from './pictures/marbled-papers/index.ts';
import { family as microscopy } from './pictures/microscopy/index.ts';
import { family as ornament } from './pictures/ornament/index.ts';
import { family as portraits } from './pictures/portraits/index.ts';
import { family as posters } from './pictures/posters/index.ts';
import { family as shells } from './pictures/shells/index.ts';
import { family as starCharts } from './pictures/star-charts/index.ts';
import { family as textiles } from './pictures/textiles/index.ts';
import { family as titlePages } from './pictures/title-pages/index.ts';
import type { Family } from './src/pictures/family.ts';

/** Every way of making pictures, each in a folder of its own under `pictures`. */
export const families: readonly Family[] = [
  anatomicalDiagrams,
  animalPrints,
  botanicalPlates,
  halftones,
  instruments,
  landscapes,
  maps,
  marbledPapers,
  microscopy,
  ornament,
  portraits,
  posters,
  shells,
  starCharts,
  textiles,
  titlePages,
];
