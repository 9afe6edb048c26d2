import { times } from '../../docs-facts/check-facts.ts';
import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import {
  altoPlacesWords,
  boxesAndHits,
  onlyBooksHaveText,
  textIsOneLine,
  zipHasOneTextEach,
} from '../proofs/books.ts';
import { oneParameterOnly } from '../proofs/contract.ts';
import { rowsOfTextErrors, thereIsNoRateLimit } from '../proofs/errors.ts';
import { mediaTypes, onlyGet } from '../proofs/lists.ts';

export const sentences: PageSentences = {
  page: 'apis/text.yaml',
  proved: [
    [
      altoPlacesWords,
      'For pages, use `/text/alto/{identifier}`.',
      'One page with the position of every word.',
      'Get one page with the position of every word',
      'Returns the recognised text of one page as ALTO, an XML format that records where each word is.',
      'The response is the same.',
      '| element | is | | --- | --- | | `Page` | the page; its `WIDTH` and `HEIGHT` set the scale of all positions | | `PrintSpace` | the printed area without the margins | | `TextBlock` | a paragraph or column; may be inside a `ComposedBlock` | | `TextLine` | one line | | `String` | one word, in `CONTENT` | | `SP` | a space between words | | `HYP` | the hyphen at the end of a line |',
      'The page after it, which mentions rosemary',
      'The same identifier fetches the picture of the page.',
      'The namespace is that of version 2, although manifests may mention version 3, so match elements by their local names.',
    ],
    [
      textIsOneLine,
      'Get the whole text of a book',
      'The whole text of a book, for counting and comparing words.',
      'Returns the text of one book, or of one volume of a set, as one long line: the words with one space between them.',
      'There are no line breaks and no page breaks, and words that were divided at the end of a line are joined again.',
    ],
    [
      rowsOfTextErrors,
      'If it is right, the page was not recognised; there may still be a picture of the page.',
      'The body is a short text or empty.',
      'Check that the identifier is a b-number without a volume.',
      'If it is right, the book has no text.',
      'The body is a short text or empty; its wording is not fixed.',
      'There is no ALTO for this page.',
      'A page that the book does not have',
      'There is no zip file for this identifier.',
      'The text repeats it with `.zip` at the end.',
    ],
    [
      onlyBooksHaveText,
      'A file that exists but cannot be read',
      'Identifiers are those of digitised books and their pages, not ids of works.',
      'Ask the catalogue for a work with `include=items` and look for a location of the type `iiif-presentation`; the last part of its `url` is the b-number.',
      'You can also ask for the page with the book and the page in two parts, at `/text/alto/{book}/{identifier}`, for example `/text/alto/b20417783/b20417783_0003.jp2`.',
      'It is also the identifier of the picture of the page in the IIIF image service, and the last part of `on` in a search result.',
      times(2, 'The id of a work in the catalogue (`m3rvk8pd`) does not work here.'),
      'There is no text for this identifier: the book was never put through text recognition, the identifier is not that of a digitised book, or it is the b-number of a set.',
      'Check that the identifier is a b-number, not the id of a work.',
      'The API cannot tell you which of the three it is.',
      times(2, 'A book without text'),
      'Not every digitised book has text.',
      times(2, 'A book without text (404)'),
      'The third is often the first one with text.',
      'The identifier of a book: its b-number, such as `b20417783`; one volume or issue of a set, with the numbers after underscores; or the reference number of a digitised archive item with underscores instead of slashes.',
    ],
    [
      mediaTypes,
      'The recognised text of digitised books, whole, zipped or page by page.',
      'This API gives you the result in three forms: the whole text in one piece, the same in a zip file, and one page at a time with the position of every word.',
      '**Nothing here is JSON.**',
      'Check the status first, then read text or bytes.',
      'In Python and in browsers, read bytes, not text.',
    ],
    [onlyGet, 'Every call is a `GET` and needs no key.'],
    [boxesAndHits, 'The number counts pictures, not printed page numbers.'],
    [thereIsNoRateLimit, 'There is no rate limit.'],
    [oneParameterOnly, times(3, 'The only parameter.')],
    [
      zipHasOneTextEach,
      'Returns a zip file with one text file in UTF-8 for each volume that has text, named after the volume and with no folders.',
      'Each file contains the same text as `/text/v1/{identifier}`.',
      'The b-number of a single book also fetches its text without the zip file.',
      'It contains one UTF-8 text file for each volume with text, with no folders.',
    ],
  ],
  unproved: {
    [reason.advice]: ['Wait before you try again after status 429 or 503.'],
    [reason.live]: [
      'The cover is normally the first.',
      'A page without words, or one that was never recognised, can return 404.',
      'If the file exists but cannot be read, you may get a problem document in JSON instead, so look at the media type before you read the body.',
      'The b-number of a set in several volumes has no text and returns 404.',
      'Ask for each volume, or for the zip file.',
      'A set has one for each volume, such as `b20963312_1.txt` and `b20963312_2.txt`.',
      'Zip files are made for b-numbers only.',
      'A single volume, such as `b20963312_2`, returns 404.',
      'A word divided at the end of a line is two `String` elements; where the software noticed it, both have the whole word in `SUBS_CONTENT`.',
    ],
  },
};
