import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPieces, openResult } from '@portal/freshness';
import { readSources } from '../read/read-sources.ts';
import { SourceProblems } from '../read/source-problems.ts';
import { pictureFile } from '../records/build-pictures.ts';
import { buildRecords } from './build-records.ts';
import { digestCode, measuring, typesetting } from './code-digest.ts';
import { digestPictures, readKeptLooks } from './kept-looks.ts';
import { makeBooks } from './make-books.ts';
import { measurePictures } from './measure-pictures.ts';
import { planCollection } from './plan-collection.ts';
import type { Progress } from './progress.ts';
import { writeLooks, writePictureList, writeRecords } from './write-records.ts';

export type MakeOptions = {
  /** The source folder. */
  root: string;
  /** The output folder. */
  folder: string;
  /** The folder for what is kept between runs. */
  cache: string;
  progress: Progress;
};

/** Makes the collection. What is slow to make is kept, and made again only if its own sources have changed. */
export async function makeCollection({
  root,
  folder,
  cache,
  progress,
}: MakeOptions): Promise<void> {
  const output = openResult({ folder, record: join(folder, 'manifest.json') });
  const pieces = openPieces(cache);
  const { sources, problems } = readSources(root);
  const measuringCode = digestCode(measuring);
  const measured = await measurePictures(sources.pictureFiles, {
    root,
    code: measuringCode,
    pieces,
    progress,
  });
  const allProblems = [...problems, ...measured.problems];
  if (allProblems.length > 0) throw new SourceProblems(allProblems);

  const plan = planCollection(sources);
  const pages = await makeBooks(sources.books, {
    code: digestCode(typesetting),
    pieces,
    output,
    progress,
  });
  writeRecords(buildRecords(plan, measured.byFile), sources.withdrawn, output);
  writePictureList(plan.pictures, pages, measured.byFile, output);
  writeLooks(plan.pictures, measured.byFile, output, {
    code: measuringCode,
    pieces,
    kept: readKeptLooks(root, digestPictures(root, plan.pictures)),
  });
  for (const picture of plan.pictures) {
    const data = readFileSync(join(root, 'pictures', pictureFile(picture)));
    output.write(`pictures/${picture.number}.webp`, data);
  }
  pieces.prune();
  output.finish();
}
