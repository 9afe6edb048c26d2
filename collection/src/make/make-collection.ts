import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Family } from '../pictures/family.ts';
import { buildRecords } from './build-records.ts';
import { digest, digestFolders, digestModule } from './digest.ts';
import { pageJob } from './make-books.ts';
import type { PictureJob } from './make-picture.ts';
import { type MeasuredPicture, makePictures } from './make-pictures.ts';
import { type Output, openOutput } from './output.ts';
import { type Plan, planCollection } from './plan-collection.ts';
import type { Progress } from './progress.ts';
import { openStudio } from './studio.ts';
import { writeBooks, writeLooks, writePictureList, writeRecords } from './write-records.ts';

export type MakeOptions = {
  /** The folder of what was written. */
  root: string;
  families: readonly Family[];
  /** Where the result goes. */
  folder: string;
  progress: Progress;
};

/** Makes the collection, or what has changed of it. Says whether there was anything to do. */
export async function makeCollection({
  root,
  families,
  folder,
  progress,
}: MakeOptions): Promise<'made' | 'was whole'> {
  const output = openOutput(folder);
  const inputs = digest(digestFolders([root, engravingFolder()]), toolVersions());
  if (output.isWhole(inputs)) return 'was whole';

  const studio = openStudio();
  try {
    const plan = planCollection(root, families);
    const jobs = pictureJobs(root, plan);
    const drawing = makePictures(jobs, { output, studio, progress });
    writeBooks(plan.books, output);
    writeCollection(plan, await drawing, output);
  } finally {
    await studio.close();
  }
  output.finish(inputs);
  return 'made';
}

function writeCollection(plan: Plan, measured: Map<string, MeasuredPicture>, output: Output): void {
  const { sources, pictures, books } = plan;
  const pages = books.flatMap((book) => book.pages);
  writeRecords(buildRecords(plan, measured), sources.withdrawn, output);
  writePictureList(pictures, pages, measured, output);
  writeLooks(pictures, measured, output);
}

/** Large enough to zoom into, small enough that all can be made in a minute and a half. */
const usualEdge = 1200;

/** Each picture is drawn again only when its own drawer, its plate or the tools have changed. */
export function pictureJobs(
  root: string,
  { pictures, books }: Pick<Plan, 'pictures' | 'books'>,
): PictureJob[] {
  const pages = books.flatMap((book) => book.pages);
  const src = join(root, 'src');
  const press = digest(digestFolders([join(src, 'pictures'), engravingFolder()]), toolVersions());
  const families = new Set(pictures.map(({ family }) => family.name));
  const drawers = new Map(
    [...families].map((name) => [name, digestModule(join(root, 'pictures', name, 'index.ts'))]),
  );
  const typesetting = digest(press, digestFolders([join(src, 'typeset')]));
  return [
    ...pictures.map(({ number, key, plate, family }) => ({
      name: number,
      inputs: digest(press, drawers.get(family.name) ?? '', key, JSON.stringify(plate.picture)),
      // Where other texts rely on a picture, they rely on its size too.
      longestEdge: plate.image ? undefined : usualEdge,
      subject: {
        kind: 'plate' as const,
        family: family.name,
        picture: plate.picture,
        seed: key,
      },
    })),
    ...pages.map((page) => pageJob(page, typesetting)),
  ];
}

function engravingFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve('@portal/engraving')));
}

function toolVersions(): string {
  return JSON.stringify(sharp.versions);
}
