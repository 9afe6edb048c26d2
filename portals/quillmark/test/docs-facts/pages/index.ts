import type { PageFacts } from '../check-facts.ts';
import { facts as api } from './api.ts';
import { facts as catalogue } from './catalogue.ts';
import { facts as catalogueApi } from './catalogue-api.ts';
import { facts as clients } from './clients.ts';
import { facts as content } from './content.ts';
import { facts as contentApi } from './content-api.ts';
import { facts as datasets } from './datasets.ts';
import { facts as buildingARecommenderSystemForSubjects } from './examples/building-a-recommender-system-for-subjects.ts';
import { facts as buildingAnImageClassifier } from './examples/building-an-image-classifier.ts';
import { facts as buildingGraphsOfVisuallySimilarImages } from './examples/building-graphs-of-visually-similar-images.ts';
import { facts as connectingTheApisTogether } from './examples/connecting-the-apis-together.ts';
import { facts as exploringCollectionsApis } from './examples/exploring-collections-apis.ts';
import { facts as extractingFeaturesFromText } from './examples/extracting-features-from-text.ts';
import { facts as extractingMoreDataForLocalAnalysis } from './examples/extracting-more-data-for-local-analysis.ts';
import { facts as visualisingTheCollectionOnAMap } from './examples/visualising-the-collection-on-a-map.ts';
import { facts as workingWithSnapshotsOfTheApi } from './examples/working-with-snapshots-of-the-api.ts';

import { facts as iiif } from './iiif.ts';
import { facts as iiifApi } from './iiif-api.ts';
import { facts as licences } from './licences.ts';
import { facts as limits } from './limits.ts';
import { facts as overview } from './overview.ts';
import { facts as policy } from './policy.ts';
import { facts as quickstart } from './quickstart.ts';
import { recipes } from './recipes.ts';
import { facts as sampleCollection } from './sample-collection.ts';
import { facts as settings } from './settings.ts';
import { facts as text } from './text.ts';
import { facts as textApi } from './text-api.ts';

/** What every page states and how it is known; a page that is not here states nothing. */
export const pageFacts: readonly PageFacts[] = [
  ...settings,
  exploringCollectionsApis,
  extractingMoreDataForLocalAnalysis,
  connectingTheApisTogether,
  buildingGraphsOfVisuallySimilarImages,
  workingWithSnapshotsOfTheApi,
  visualisingTheCollectionOnAMap,
  buildingAnImageClassifier,
  extractingFeaturesFromText,
  buildingARecommenderSystemForSubjects,
  api,
  textApi,
  iiifApi,
  contentApi,
  catalogueApi,
  catalogue,
  clients,
  content,
  datasets,
  iiif,
  licences,
  limits,
  overview,
  policy,
  quickstart,
  ...recipes,
  sampleCollection,
  text,
];
