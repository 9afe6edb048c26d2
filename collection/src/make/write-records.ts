import { condense } from '../pictures/condense.ts';
import { type MeasuredPicture, unpackFeatures } from '../pictures/measure-picture.ts';
import { featureWeights } from '../pictures/visual-features.ts';
import type { Withdrawn } from '../read/read-works.ts';
import type { PlannedPicture } from '../records/build-pictures.ts';
import type { Records } from './build-records.ts';
import { type MadePage, pageFile } from './make-books.ts';
import { measurementOf } from './measure-pictures.ts';
import type { Output } from './output.ts';

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

/** What the image service needs to know of every picture before it opens one. */
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

/** What each image looks like: its features in base64, one byte each, and its palette. */
export function writeLooks(
  pictures: readonly PlannedPicture[],
  measured: ReadonlyMap<string, MeasuredPicture>,
  output: Output,
): void {
  const known = pictures.map((picture) => measurementOf(picture, measured));
  const features = condense(known.map(unpackFeatures), featureWeights);
  const list = pictures.map(({ imageId }, index) => {
    const packed = Buffer.from(features[index] ?? []).toString('base64');
    return [imageId, { features: packed, palette: known[index]?.palette }] as const;
  });
  output.write('records/looks.json', JSON.stringify(Object.fromEntries(list)));
}
