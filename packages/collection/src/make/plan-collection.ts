import { readSources, type Sources } from '../read/read-sources.ts';
import { SourceProblems } from '../read/source-problems.ts';
import { type PlannedPicture, planPictures } from '../records/build-pictures.ts';
import type { Workshop } from '../records/build-work.ts';
import { createConcepts } from '../records/concepts.ts';
import { createIds } from '../records/ids.ts';

export type Plan = {
  sources: Sources;
  workshop: Workshop;
  pictures: PlannedPicture[];
};

export function planCollection(sources: Sources): Plan {
  const ids = createIds();
  const { credit } = sources.settings;
  const workshop = { ids, concepts: createConcepts(sources.vocabulary, ids), credit };
  return { sources, workshop, pictures: planPictures(sources.pictures, workshop) };
}

/** The plan of a collection that has already been made, so its sources have no problems. */
export function readPlan(root: string): Plan {
  const { sources, problems } = readSources(root);
  if (problems.length > 0) throw new SourceProblems(problems);
  return planCollection(sources);
}
