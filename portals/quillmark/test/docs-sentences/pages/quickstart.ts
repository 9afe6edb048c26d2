import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { listsHaveTheseMembers } from '../proofs/errors.ts';
import { sizesScale } from '../proofs/image-service.ts';
import { fieldsWithoutValueAreLeftOut, noKeyIsNeeded, totalsAreExact } from '../proofs/lists.ts';
import { imageRecordsPointToInfo } from '../proofs/pictures.ts';
import { includesAddFields, worksHaveImages } from '../proofs/records.ts';
import {
  filtersCompareTheirFields,
  filtersMeanAnd,
  labelsAreWhole,
  queryLooksThroughFields,
  unknownParametersAreIgnored,
} from '../proofs/searches.ts';

export const sentences: PageSentences = {
  page: 'docs/quickstart.mdx',
  proved: [
    [
      noKeyIsNeeded,
      'No key, no account and nothing to install.',
      'There is no key, no account and no sign-in: every call is a plain `GET`.',
    ],
    [
      listsHaveTheseMembers,
      'Every list wraps its records in the same way.',
      '| `totalResults` | How many records match in all, not only on this page |',
      '| `pageSize`, `totalPages` | How many records a page has, and how many pages there are |',
      '| `results` | The records of this page. Empty when nothing matches, which is not an error |',
      '| `nextPage`, `prevPage` | The address of the next or previous page. Absent when there is none |',
    ],
    [
      fieldsWithoutValueAreLeftOut,
      'Each record has an `id` of eight characters.',
      'A field without a value is left out, so test for it before you use it.',
      '`thumbnail` is missing from works that have no picture.',
    ],
    [totalsAreExact, '`pageSize=1` keeps the response short enough to read.'],
    [labelsAreWhole, 'A filter keeps only records with an exact value.'],
    [queryLooksThroughFields, '`query` searches words.'],
    [
      filtersMeanAnd,
      'The response has the same shape as before.',
      'A work must pass both filters.',
      'Leave them out and `totalResults` grows.',
    ],
    [
      filtersCompareTheirFields,
      'These two filters keep pictures (`workType=k`) that can be seen online:',
    ],
    [
      includesAddFields,
      'Only the main fields come back unless you ask for other parts by name with `include`.',
    ],
    [
      worksHaveImages,
      'Put the `id` in the path.',
      'A work does not contain its pictures:',
      '`images` lists the ids of image records.',
    ],
    [
      imageRecordsPointToInfo,
      'The part you need is `locations`.',
      'The `url` leads to a description of the picture, in JSON.',
    ],
    [
      sizesScale,
      'This one is the whole picture, 640 pixels wide:',
      'The original measures 1600 by 1200 pixels, so this one is 640 by 480.',
    ],
    [
      unknownParametersAreIgnored,
      ':::warning[Trap: a misspelt parameter is ignored]',
      'The APIs do not reject parameters they do not know.',
      '`worktype=k` (small t) returns 200 with unfiltered results.',
      'If a filter seems to do nothing, check its spelling in the [reference].',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'Your first result in five minutes',
      'Search the collection, fetch one work and get its picture, with curl, JavaScript, Python and R.',
      'You can copy any request or program in these guides and run it as it is, or press **Run** below a request to see its response here.',
      'Choose a language above a request and every page will use it.',
      'Only the count is shown here.',
      'The rest is left out here.',
      '[IIIF images and search] explains the other sizes, crops and formats.',
      'All of them give up after ten seconds and print the message that we send when a request is refused.',
      'Open the console on an empty tab (`about:blank`).',
      'Python also runs right here, with nothing to install.',
      'The first **Run** takes longer, because it loads Python itself.',
    ],
    [reason.advice]: [
      'Keep it: you need it to fetch the record again, and for the other calls below.',
    ],
    [reason.elsewhere]: [
      'The JavaScript runs in Node 20 or later (save it as `first-picture.mjs`) and in a browser console.',
      'The Python needs Python 3.9 or later and nothing else.',
      'Without the double quotes, the shell reads `&` as "run in the background" and sends only the first parameter.',
    ],
  },
};
