import { seededRandom } from '../random/seeded-random.ts';
import type { Book } from '../read/read-books.ts';
import { buildWork, firstYear, type Workshop } from './build-work.ts';
import { availabilities } from './holdings/availabilities.ts';
import { chooseLicence } from './holdings/choose-licence.ts';
import { manifestLocation, thumbnailLocation } from './holdings/locations.ts';
import { identifier } from './identifier.ts';
import type { FullWork } from './record-types.ts';

/** The record of a digitised book, whose pages are in the image and text services. */
export function buildBook(book: Book, workshop: Workshop): FullWork {
  const key = `book ${book.identifier}`;
  const work = buildWork(book, key, workshop);
  const licence = chooseLicence(firstYear(book), seededRandom(`licence ${key}`));
  const items = [
    ...work.items,
    {
      identifiers: [],
      locations: [manifestLocation(book.identifier, { licence, credit: workshop.credit })],
      type: 'Item' as const,
    },
  ];
  return {
    ...work,
    identifiers: [
      identifier('sierra-system-number', book.identifier),
      identifier('mets', book.identifier),
    ],
    // The first page of the text, which follows the title page and its blank back.
    thumbnail: thumbnailLocation(`thumbs/${book.identifier}_0003.jp2/full/!200,200`, licence),
    items,
    availabilities: availabilities(items, []),
  };
}
