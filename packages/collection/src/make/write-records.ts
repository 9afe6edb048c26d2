import { digest } from '@portal/freshness';
import { compareLooks } from '../pictures/compare-looks.ts';
import type { MeasuredPicture } from '../pictures/measure-picture.ts';
import type { Withdrawn } from '../read/read-works.ts';
import type { PlannedPicture } from '../records/build-pictures.ts';
import type { Records } from './build-records.ts';
import type { Output, Pieces } from './made-files.ts';
import { type MadePage, pageFile } from './make-books.ts';
import { measurementOf } from './measure-pictures.ts';

export function writeRecords(
  { catalogue, content }: Records,
  withdrawn: Withdrawn,
  output: Output,
): void {
  const { works, images, concepts, dates } = catalogue;
  const { articles, events, summaries } = content;
  const files = {
    works,
    images,
    concepts,
    articles,
    events,
    summaries,
    dates,
    withdrawn: { ...withdrawn, content: content.withdrawn },
  };
  for (const [name, records] of Object.entries(files)) {
    output.write(`records/${name}.json`, JSON.stringify(records));
  }
}

/** What the image service needs to know about every picture before it opens one. */
export function writePictureList(
  pictures: readonly PlannedPicture[],
  pages: readonly MadePage[],
  measured: ReadonlyMap<string, MeasuredPicture>,
  output: Output,
): void {
  const list = [
    ...pictures.map((picture) => {
      const { width, height } = measurementOf(picture, measured);
      return [picture.number, { file: `${picture.number}.webp`, width, height }] as const;
    }),
    ...pages.map(
      ({ asset, width, height }) => [asset, { file: pageFile(asset), width, height }] as const,
    ),
  ];
  output.write('records/pictures.json', JSON.stringify(Object.fromEntries(list)));
}

/**
 * What each image looks like: the committed looks if there are any, or a comparison of the features of
 * all images, which is slow, so the result is cached until a picture changes.
 */
export function writeLooks(
  pictures: readonly PlannedPicture[],
  measured: ReadonlyMap<string, MeasuredPicture>,
  output: Output,
  { code, pieces, kept }: { code: string; pieces: Pieces; kept: string | undefined },
): void {
  if (kept !== undefined) {
    output.write('records/looks.json', kept);
    return;
  }
  const known = pictures.map((picture) => ({
    imageId: picture.imageId,
    ...measurementOf(picture, measured),
  }));
  const key = digest(code, JSON.stringify(known));
  const found = pieces.find(key);
  const looks = found ?? JSON.stringify(compareLooks(known));
  if (!found) pieces.keep(key, looks);
  output.write('records/looks.json', looks);
}
