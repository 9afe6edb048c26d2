import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { idsOfTheSample, recordsAreNotMarked } from '../proofs/errors.ts';
import { kindsCompareWhatTheySay } from '../proofs/pictures.ts';

export const sentences: PageSentences = {
  page: 'docs/sample-collection.mdx',
  proved: [
    [
      idsOfTheSample,
      '| [`d6pzt9ye`] | merged into `hx7q2mvb`: returns 302 |',
      '| [`k2wfn7cs`] | deleted: returns 410 |',
      '| [`zzzzzzzz`] | never existed: returns 404 |',
      'Every access status, licence and note type in the APIs is represented.',
      'Some records are awkward on purpose: titles with HTML, titles of several hundred characters, titles in Hebrew, Arabic, Chinese, Greek and Sanskrit, works without a date or with several, works without a subject.',
      'If your code copes with all of these, it will cope with a live service.',
      'These never change, so you can build tests on them.',
      '| `hx7q2mvb` | a picture, with image `t4ncwz8k` and IIIF identifier `V0040217` |',
      '| `m3rvk8pd` | a digitised book, `b20417783`, with twelve pages |',
      '| `q6zb4ynh` | an archive with three series and 24 records below it |',
      '| `g5wd8ncr` | a journal that follows another one |',
    ],
    [recordsAreNotMarked, 'Nothing in a record marks it as a sample.'],
    [
      kindsCompareWhatTheySay,
      '`withSimilarColors` compares palettes of six colours, found by median cut.',
      '`visuallySimilar` combines both.',
      'With these features the nearest picture is of the same family about 85 times in 100.',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'What the invented records, pictures and texts made for the sandbox are, how they were made, and what you can rely on.',
      'The library and museum behind it are invented: no record describes a real thing, no person in it ever wrote or drew anything, and no picture was scanned.',
      'All of it was written and drawn for this portal, so you may use it as you like under [CC BY 4.0].',
      'All other ids are derived from what a record is called.',
      'Adding a record changes no other id; changing a title gives that record a new one.',
      'They are WebP files, and each shows what its title promises.',
      '`averageColor` is the mean of all pixels.',
      '`withSimilarFeatures` compares shapes and texture: the directions of edges in each part of the picture, how each pixel differs from its neighbours, how tones are spread, and the ratio of width to height.',
      'Colour plays no part.',
      'Each book is an original text of about 500 to 1,200 words, set in type by code.',
      'The counts, and what occurs together with what, are invented too.',
    ],
    [reason.advice]: ['Draw no conclusions from them.'],
    [reason.live]: [
      'Real scans are never that clean: expect wrong letters, missed words and slanted lines on a live service.',
    ],
    [reason.elsewhere]: [
      'The picture of a page and the place of each word come from the same layout, so the boxes in search results and ALTO files match the words to the pixel.',
    ],
  },
};
