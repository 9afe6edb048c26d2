import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import {
  altoPlacesWords,
  boxesAndHits,
  manifestsListPages,
  onlyBooksHaveText,
  queriesDoNotReadTexts,
  textIsOneLine,
  zipHasOneTextEach,
} from '../proofs/books.ts';
import { rowsOfTextErrors, statusesAreDocumented, thereIsNoRateLimit } from '../proofs/errors.ts';
import { mediaTypes } from '../proofs/lists.ts';

export const sentences: PageSentences = {
  page: 'docs/text.mdx',
  proved: [
    [
      textIsOneLine,
      'The response is plain text, shortened here to its beginning.',
      'This is not JSON.',
      'It is one long line: the words of the book with one space between them.',
      'There are no line breaks and no page breaks, and words that were divided at the end of a line are joined again.',
      'The title page and the page numbers are part of it.',
      '`/text/v1/{identifier}` returns the full text of a book as `text/plain`.',
    ],
    [
      onlyBooksHaveText,
      'None of these calls takes a work id.',
      'Find the right identifier in the catalogue: ask for the work with its items, and look for a location whose `locationType.id` is `iiif-presentation`.',
      'The last part of its `url` is the b-number.',
      '| b-number of a book | `b20417783` | `/text/v1/{identifier}`, `/text/v1/{identifier}.zip` |',
      '| One page | `b20417783_0003.jp2` | `/text/alto/{identifier}` |',
      'A digitised work does not always have text, so be ready for `404`.',
      'A `404` has three usual causes: the work was never put through text recognition, the identifier is a work id, or the b-number belongs to a set and you need a volume.',
      'The API cannot tell you which.',
    ],
    [manifestsListPages, 'The [manifest] lists the pages in order.'],
    [
      zipHasOneTextEach,
      'The response is `application/zip`; add `--output b20417783.zip` to the `curl` command.',
      'Inside there is one UTF-8 text file for each volume with text, named after it, with no folders.',
      '`b20417783.txt`.',
    ],
    [
      altoPlacesWords,
      'It records where each word is on the page.',
      'You can also name the book and the page separately.',
      'The response is the same.',
      'The response is XML.',
      '| `Page` | The page; its `WIDTH` and `HEIGHT` set the scale of all positions |',
      '| `PrintSpace` | The printed area, often without the margins; here the whole page |',
      '| `TextLine` | One line |',
      '| `String` | One word, in `CONTENT` |',
      '| `SP` | A space between words |',
      'Positions are measured on the whole page, not from the parent element.',
      'The sample books have no divided words; a live service has many.',
      'If the ALTO page is as large as the picture (here both are 833 × 1200), you can use the four numbers directly as a IIIF region:',
      'ALTO positions belong to the `WIDTH` and `HEIGHT` of the ALTO page.',
    ],
    [
      boxesAndHits,
      'The [content search] of the IIIF API returns the pages and the boxes in one response:',
      'Its boxes and the ALTO positions describe the same words.',
    ],
    [
      queriesDoNotReadTexts,
      'To search *across* books, use `query` in the catalogue.',
      'It searches titles, subjects, notes and the like, not the text of the pages.',
    ],
    [
      rowsOfTextErrors,
      '| `/text/v1/{identifier}` | `404` | `No text resource found for {identifier}` |',
      '| `/text/v1/{identifier}.zip` | `404` | `No text resource found for {identifier}.zip` |',
      '| `/text/alto/{identifier}` | `404` | `No ALTO file for {book}/{page}` |',
    ],
    [statusesAreDocumented, '| any | `500` | Something failed on our side; try again later |'],
    [
      mediaTypes,
      'The Text API gives you the result in three forms: the whole text in one piece, the same in a zip file, and one page at a time with the position of every word.',
      ':::warning[Trap: the answer is not JSON]',
      '`response.json()` fails on every call to this API, errors included.',
    ],
    [thereIsNoRateLimit, 'There is no schedule for new texts, and no rate limit.'],
  ],
  unproved: {
    [reason.introduction]: [
      "Get the recognised text of a digitised book as plain text, as a zip file or page by page as ALTO, and draw any word's box on the picture.",
      'By the end of this guide you will be able to count words in a book, find the page a word is on, and draw a box around it on the [IIIF picture] of that page.',
      'This excerpt leaves out the outermost elements and stops after the second line of the page.',
      'The same in Python, with the standard library:',
      'The first is to cut it out.',
    ],
    [reason.advice]: [
      'Use percentages of the ALTO page and the box fits a picture of any size.',
      "You do not need the picture's dimensions, and it does not matter which unit the ALTO file uses.",
      'To find where a word occurs, do not fetch every page.',
      'Use search when you know what you are looking for, and ALTO when you want every word on a page.',
      'Check a quotation against the picture before you print it.',
      'Check the status first, then read text, bytes or XML.',
      'If the picture in `info.json` has other dimensions, multiply by `info.width / page.width` before you use a position as a region.',
    ],
    [reason.live]: [
      '| One volume of a set | a b-number, `_` and a number; the sample collection has no sets | `/text/v1/{identifier}` |',
      'For a work in several volumes the b-number on its own has no plain text.',
      'Ask for each volume, or download the zip file of the b-number, which contains all of them.',
      'It can be in capitals (`.JP2`), so copy it rather than guessing.',
      'It exists for b-numbers only, not for single volumes.',
      'A word divided at the end of a line is two `String` elements with a `HYP` after the first.',
      'Where the software noticed this, both have the whole word in `SUBS_CONTENT`.',
      ':::warning[Trap: recognised is not corrected]',
      'Handwriting is usually not recognised at all.',
    ],
    [reason.meaning]: [
      '`HPOS` is the distance from the left edge and `VPOS` the distance from the top.',
    ],
    [reason.program]: [
      'This Python function returns `None` for a book without text, and raises an error if anything else goes wrong.',
    ],
  },
};
