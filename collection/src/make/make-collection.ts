import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ZodType, z } from 'zod';
import packageFile from '../../package.json' with { type: 'json' };
import { readSources } from '../read/read-sources.ts';
import { SourceProblems } from '../read/source-problems.ts';
import { pictureFile } from '../records/build-pictures.ts';
import { buildRecords } from './build-records.ts';
import { digest, digestFolders } from './digest.ts';
import { madeBooks, makeBooks } from './make-books.ts';
import { measurements, measurePictures } from './measure-pictures.ts';
import { type Output, openOutput } from './output.ts';
import { planCollection } from './plan-collection.ts';
import type { Progress } from './progress.ts';
import { writeLooks, writePictureList, writeRecords } from './write-records.ts';

export type MakeOptions = {
  /** The folder of what was written. */
  root: string;
  /** Where the result goes. */
  folder: string;
  progress: Progress;
};

const caches = {
  pictures: 'cache/pictures.json',
  books: 'cache/books.json',
  looks: 'cache/looks.json',
} as const;

/** Makes the collection, or what has changed of it. Says whether there was anything to do. */
export async function makeCollection({
  root,
  folder,
  progress,
}: MakeOptions): Promise<'made' | 'was whole'> {
  const output = openOutput(folder);
  const inputs = digest(digestFolders([root]), toolVersions());
  if (output.isWhole(inputs)) return 'was whole';

  const { sources, problems } = readSources(root);
  const measuring = codeDigest('pictures', 'random');
  const measured = await measurePictures(sources.pictureFiles, {
    root,
    code: measuring,
    known: readCache(output, caches.pictures, measurements),
    progress,
  });
  const allProblems = [...problems, ...measured.problems];
  if (allProblems.length > 0) throw new SourceProblems(allProblems);

  const plan = planCollection(sources);
  const books = await makeBooks(sources.books, {
    code: codeDigest('typeset', 'random'),
    known: readCache(output, caches.books, madeBooks),
    output,
    progress,
  });
  const pages = Object.values(books).flatMap((book) => book.pages);
  writeRecords(buildRecords(plan, measured.byFile), sources.withdrawn, output);
  writePictureList(plan.pictures, pages, measured.byFile, output);
  const looks = writeLooks(plan.pictures, measured.byFile, output, {
    code: measuring,
    before: readCache(output, caches.looks, z.record(z.string(), z.string())).inputs,
  });
  for (const picture of plan.pictures) {
    const data = readFileSync(join(root, 'pictures', pictureFile(picture)));
    output.write(`pictures/${picture.number}.webp`, data);
  }
  output.write(caches.pictures, JSON.stringify(measured.kept));
  output.write(caches.books, JSON.stringify(books));
  output.write(caches.looks, JSON.stringify({ inputs: looks }));
  output.finish(inputs);
  return 'made';
}

function codeDigest(...folders: readonly string[]): string {
  const src = join(import.meta.dirname, '..');
  return digest(digestFolders(folders.map((folder) => join(src, folder))), toolVersions());
}

/** What renders pictures, and the releases of the typefaces and of what reads them. */
function toolVersions(): string {
  const { dependencies } = packageFile;
  return JSON.stringify([sharp.versions, dependencies]);
}

/** What an earlier run has kept; nothing if that was another release, whose caches differ. */
function readCache<Value>(
  output: Output,
  path: string,
  schema: ZodType<Record<string, Value>>,
): Record<string, Value> {
  const data = output.kept(path);
  const read = schema.safeParse(JSON.parse(data?.toString() ?? '{}'));
  return read.success ? read.data : {};
}
