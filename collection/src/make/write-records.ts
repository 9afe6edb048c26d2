import { condense } from '../pictures/condense.ts';
import { featureWeights } from '../pictures/visual-features.ts';
import type { Withdrawn } from '../read/read-works.ts';
import type { PlannedPicture } from '../records/build-pictures.ts';
import { writeAlto } from '../typeset/write-alto.ts';
import type { Records } from './build-records.ts';
import { type BookPage, bookText, pictureName, type SetBook } from './make-books.ts';
import { type MeasuredPicture, unpackFeatures } from './make-pictures.ts';
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
  pages: readonly BookPage[],
  measured: ReadonlyMap<string, MeasuredPicture>,
  output: Output,
): void {
  const identifiers = [
    ...pictures.map(({ number }) => [number, number] as const),
    ...pages.map(({ asset }) => [asset, pictureName(asset)] as const),
  ];
  const list = identifiers.map(([identifier, name]) => {
    const { width, height } = measured.get(name) ?? { width: 0, height: 0 };
    return [identifier, { file: `${name}.jpg`, width, height }] as const;
  });
  output.write('records/pictures.json', JSON.stringify(Object.fromEntries(list)));
}

/** What each image looks like: its features in base64, one byte each, and its palette. */
export function writeLooks(
  pictures: readonly PlannedPicture[],
  measured: ReadonlyMap<string, MeasuredPicture>,
  output: Output,
): void {
  const known = pictures.flatMap((picture) => {
    const looks = measured.get(picture.number)?.looks;
    return looks ? [{ picture, looks }] : [];
  });
  const features = condense(
    known.map(({ looks }) => unpackFeatures(looks)),
    featureWeights,
  );
  const list = known.map(({ picture, looks }, index) => {
    const packed = Buffer.from(features[index] ?? []).toString('base64');
    return [picture.imageId, { features: packed, palette: looks.palette }] as const;
  });
  output.write('records/looks.json', JSON.stringify(Object.fromEntries(list)));
}

export function writeBooks(books: readonly SetBook[], output: Output): void {
  for (const { book, pages } of books) {
    output.write(`books/${book.identifier}.json`, JSON.stringify(bookText(book, pages)));
    for (const { asset, page } of pages) {
      output.write(`alto/${pictureName(asset)}.xml`, writeAlto(page, asset));
    }
  }
}
