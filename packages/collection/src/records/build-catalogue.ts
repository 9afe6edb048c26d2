import type { Sources } from '../read/read-sources.ts';
import type { Theme } from '../read/read-works.ts';
import { buildArchive } from './build-archive.ts';
import { buildBook } from './build-book.ts';
import {
  buildImage,
  buildPictureWorks,
  type PictureFacts,
  type PlannedPicture,
} from './build-pictures.ts';
import { buildWork, type Workshop } from './build-work.ts';
import { type DateRange, parseDate } from './parse-date.ts';
import type { Concept, FullWork, Image } from './record-types.ts';
import { relateConcepts } from './relate-concepts.ts';
import { type BuiltWork, joinSerials, joinSeries } from './relate-works.ts';

export type Catalogue = {
  works: FullWork[];
  images: Image[];
  concepts: Concept[];
  /** The dates of each work by id: what its date labels mean, in the same order. */
  dates: Record<string, DateRange[]>;
};

/** All records of the catalogue, each list in id order. */
export function buildCatalogue(
  sources: Sources,
  pictures: readonly PlannedPicture[],
  factsOf: (picture: PlannedPicture) => PictureFacts,
  workshop: Workshop,
): Catalogue {
  const themed = sources.themes.flatMap((theme) => buildTheme(theme, workshop));
  themed.forEach(joinSeries);
  joinSerials(themed);
  const places = new Map(sources.pictures.map(({ family, place }) => [family, place]));
  const pictured = buildPictureWorks(pictures, places, workshop);
  const works = [
    ...themed.map(({ work }) => work),
    ...new Set(pictured.values()),
    ...sources.books.map((book) => buildBook(book, workshop)),
    ...sources.archives.flatMap((archive) => buildArchive(archive, workshop)),
  ].sort(byId);
  const images = [...pictured]
    .map(([picture, work]) => buildImage(picture, work, factsOf(picture)))
    .sort(byId);
  const concepts = relateConcepts(workshop.concepts.used(), works, images).sort(byId);
  return { works, images, concepts, dates: Object.fromEntries(works.map(datesOf)) };
}

function buildTheme({ file, place, works }: Theme, workshop: Workshop): BuiltWork[] {
  return works.map((entry) => ({
    entry,
    work: buildWork(entry, `${file} ${entry.key ?? entry.title}`, workshop, place),
    file,
  }));
}

function datesOf({ id, production }: FullWork): [string, DateRange[]] {
  const labels = production.flatMap(({ dates }) => dates.map(({ label }) => label));
  return [id, labels.flatMap((label) => [parseDate(label)].filter((range) => range !== undefined))];
}

function byId(a: { id?: string | undefined }, b: { id?: string | undefined }): number {
  return (a.id ?? '') < (b.id ?? '') ? -1 : 1;
}
