import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, digestFiles, openPieces, openResult } from '@portal/freshness';
import sharp from 'sharp';
import packageFile from '../../package.json' with { type: 'json' };
import { readSources } from '../read/read-sources.ts';
import { SourceProblems } from '../read/source-problems.ts';
import { pictureFile } from '../records/build-pictures.ts';
import { buildRecords } from './build-records.ts';
import { makeBooks } from './make-books.ts';
import { measurePictures } from './measure-pictures.ts';
import { planCollection } from './plan-collection.ts';
import type { Progress } from './progress.ts';
import { writeLooks, writePictureList, writeRecords } from './write-records.ts';

export type MakeOptions = {
  /** The folder of the sources. */
  root: string;
  /** Where the result goes. */
  folder: string;
  /** What is kept between runs. */
  cache: string;
  progress: Progress;
};

/** Makes the collection, or what has changed of it. Returns whether there was anything to do. */
export async function makeCollection({
  root,
  folder,
  cache,
  progress,
}: MakeOptions): Promise<'made' | 'was whole'> {
  const output = openResult({ folder, record: join(folder, 'manifest.json') });
  const inputs = digest(digestFiles(root, ['.']), toolVersions());
  if (output.isWhole(inputs)) return 'was whole';

  const pieces = openPieces(cache);
  const { sources, problems } = readSources(root);
  const measuring = codeDigest('pictures', 'random');
  const measured = await measurePictures(sources.pictureFiles, {
    root,
    code: measuring,
    pieces,
    progress,
  });
  const allProblems = [...problems, ...measured.problems];
  if (allProblems.length > 0) throw new SourceProblems(allProblems);

  const plan = planCollection(sources);
  const pages = await makeBooks(sources.books, {
    code: codeDigest('typeset', 'random'),
    pieces,
    output,
    progress,
  });
  writeRecords(buildRecords(plan, measured.byFile), sources.withdrawn, output);
  writePictureList(plan.pictures, pages, measured.byFile, output);
  writeLooks(plan.pictures, measured.byFile, output, { code: measuring, pieces });
  for (const picture of plan.pictures) {
    const data = readFileSync(join(root, 'pictures', pictureFile(picture)));
    output.write(`pictures/${picture.number}.webp`, data);
  }
  pieces.prune();
  output.finish(inputs);
  return 'made';
}

function codeDigest(...folders: readonly string[]): string {
  const src = join(import.meta.dirname, '..');
  return digest(digestFiles(src, folders), toolVersions());
}

/** The versions of what renders pictures, of the typefaces and of what reads them. */
function toolVersions(): string {
  const lettering = Object.entries(packageFile.dependencies).filter(([name]) =>
    /^(fontkit$|@fontsource\/)/.test(name),
  );
  return JSON.stringify([sharp.versions, lettering]);
}
