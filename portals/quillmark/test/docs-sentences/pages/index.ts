import type { PageSentences } from '../check-sentences.ts';
import { sentences as api } from './api.ts';
import { sentences as catalogue } from './catalogue.ts';
import { sentences as catalogueApi } from './catalogue-api.ts';
import { sentences as changelog } from './changelog.ts';
import { sentences as clients } from './clients.ts';
import { sentences as content } from './content.ts';
import { sentences as contentApi } from './content-api.ts';
import { sentences as datasets } from './datasets.ts';
import { sentences as buildingARecommenderSystemForSubjects } from './examples/building-a-recommender-system-for-subjects.ts';
import { sentences as buildingAnImageClassifier } from './examples/building-an-image-classifier.ts';
import { sentences as buildingGraphsOfVisuallySimilarImages } from './examples/building-graphs-of-visually-similar-images.ts';
import { sentences as connectingTheApisTogether } from './examples/connecting-the-apis-together.ts';
import { sentences as exploringCollectionsApis } from './examples/exploring-collections-apis.ts';
import { sentences as extractingFeaturesFromText } from './examples/extracting-features-from-text.ts';
import { sentences as extractingMoreDataForLocalAnalysis } from './examples/extracting-more-data-for-local-analysis.ts';
import { sentences as examples } from './examples/index.ts';
import { sentences as visualisingTheCollectionOnAMap } from './examples/visualising-the-collection-on-a-map.ts';
import { sentences as workingWithSnapshotsOfTheApi } from './examples/working-with-snapshots-of-the-api.ts';
import { sentences as glossary } from './glossary.ts';
import { sentences as iiif } from './iiif.ts';
import { sentences as iiifApi } from './iiif-api.ts';
import { sentences as licences } from './licences.ts';
import { sentences as limits } from './limits.ts';
import { sentences as overview } from './overview.ts';
import { sentences as policy } from './policy.ts';
import { sentences as quickstart } from './quickstart.ts';
import { recipes } from './recipes.ts';
import { sentences as sampleCollection } from './sample-collection.ts';
import { sentences as text } from './text.ts';
import { sentences as textApi } from './text-api.ts';

/** Every sentence that can be false, beside what proves it. */
export const pageSentences: readonly PageSentences[] = [
  api,
  catalogueApi,
  catalogue,
  changelog,
  clients,
  contentApi,
  content,
  datasets,
  buildingARecommenderSystemForSubjects,
  buildingAnImageClassifier,
  buildingGraphsOfVisuallySimilarImages,
  connectingTheApisTogether,
  exploringCollectionsApis,
  extractingFeaturesFromText,
  extractingMoreDataForLocalAnalysis,
  examples,
  visualisingTheCollectionOnAMap,
  workingWithSnapshotsOfTheApi,
  glossary,
  iiifApi,
  iiif,
  licences,
  limits,
  overview,
  policy,
  quickstart,
  ...recipes,
  sampleCollection,
  textApi,
  text,
];
