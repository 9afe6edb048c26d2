import { cardDrawers } from './card-drawers.ts';
import { coastMap } from './coast-map.ts';
import { fern } from './fern.ts';
import { letterpress } from './letterpress.ts';
import { marbledPaper } from './marbled-paper.ts';
import { moth } from './moth.ts';
import { nautilus } from './nautilus.ts';
import { pictureTiles } from './picture-tiles.ts';
import type { Plate } from './plate.ts';
import { portraits } from './portraits.ts';
import { similarityGraph } from './similarity-graph.ts';
import { snapshotReel } from './snapshot-reel.ts';
import { starChart } from './star-chart.ts';
import { subjectWeb } from './subject-web.ts';
import { wordCloudMap } from './word-cloud-map.ts';

/** In the order of the numbers they bear. */
export const plates: readonly Plate[] = [
  starChart,
  fern,
  nautilus,
  coastMap,
  marbledPaper,
  cardDrawers,
  letterpress,
  pictureTiles,
  similarityGraph,
  portraits,
  snapshotReel,
  wordCloudMap,
  subjectWeb,
  moth,
];
