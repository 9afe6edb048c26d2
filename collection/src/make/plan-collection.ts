import type { Family } from '../pictures/family.ts';
import { readSources, type Sources } from '../read/read-sources.ts';
import { type PlannedPicture, planPictures } from '../records/build-pictures.ts';
import type { Workshop } from '../records/build-work.ts';
import { createConcepts } from '../records/concepts.ts';
import { createIds } from '../records/ids.ts';
import { type SetBook, setPages } from './make-books.ts';

/** What is to be made: everything that was written, the pictures to draw and the pages as set. */
export type Plan = {
  sources: Sources;
  workshop: Workshop;
  pictures: PlannedPicture[];
  books: SetBook[];
};

export function planCollection(root: string, families: readonly Family[]): Plan {
  const sources = readSources(root, families);
  const ids = createIds();
  const workshop = { ids, concepts: createConcepts(sources.vocabulary, ids) };
  return {
    sources,
    workshop,
    pictures: planPictures(sources.pictures, workshop),
    books: sources.books.map(setPages),
  };
}
