import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import { conceptIdsFindWorks, typesSayWhatAConceptIs } from '../../proofs/concepts.ts';
import {
  countsNameWhatTheyCount,
  idFormsUnderLabelKeys,
  onlyTheSameNameIsLeftAlone,
} from '../../proofs/counts.ts';
import { oneDateInRangeIsEnough, undatedAreNeverFound } from '../../proofs/dates.ts';
import { thereIsNoRateLimit } from '../../proofs/errors.ts';
import { totalsAreExact, windowEndsAt10000 } from '../../proofs/lists.ts';
import { filtersMeanAnd, valuesMeanOr } from '../../proofs/searches.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/extracting-more-data-for-local-analysis.mdx',
  proved: [
    [
      totalsAreExact,
      'A request with <InTypeScript>`pageSize: 1`</InTypeScript><InPython>`pageSize=1`</InPython> is enough, because `totalResults` counts everything.',
    ],
    [
      valuesMeanOr,
      'The third count is larger than either of the first two.',
      'Values inside one filter mean **or**: the works with Women, with England, or with both.',
      'There is no way to write *and* inside one filter.',
      'A work with both subjects is counted in each of the first two numbers and only once in the third.',
    ],
    [
      filtersMeanAnd,
      'Different filters do mean **and**.',
      'Give one subject to each, and the service looks for works with both.',
      'Both ways give the same number.',
    ],
    [
      conceptIdsFindWorks,
      '`subjects.label` takes labels, and `subjects` takes identifiers.',
      'A search for the concept returns its identifier.',
    ],
    [windowEndsAt10000, 'A service returns the first 10,000 results of a request and no more.'],
    [
      undatedAreNeverFound,
      'The ranges miss the works without a date: no range has them, and no filter selects them.',
    ],
    [
      oneDateInRangeIsEnough,
      'A work with several dates can be in two ranges, so drop repeated identifiers.',
    ],
    [
      onlyTheSameNameIsLeftAlone,
      'Beside a `subjects.label` filter, the aggregation `subjects.label` counts the subjects of *all* works.',
      'The aggregation `subjects` is narrowed, see the last exercise.',
    ],
    [idFormsUnderLabelKeys, 'The result is still under the key `subjects.label`.'],
    [
      countsNameWhatTheyCount,
      'It has at most 20 entries and counts whole subjects, not their concepts.',
    ],
    [
      thereIsNoRateLimit,
      'The sandbox needs none.',
      'On a live host, write <InTypeScript>500</InTypeScript><InPython>0.5</InPython>: we have no rate limit, but half a second leaves room for others.',
    ],
    [typesSayWhatAConceptIs, 'Each concept has a `type`:'],
  ],
  unproved: {
    [reason.introduction]: [
      'You will also learn what a filter with two values means, how to get works that have both, and how to write a CSV file that a spreadsheet can open.',
      '[Working with snapshots of the API] reads the whole catalogue, with no window.',
    ],
    [reason.program]: [
      '<InTypeScript>`paginate`</InTypeScript><InPython>`client.works`</InPython> asks for one page of 100 after another until there are no more.',
      'The client tries again after a pause when the service is busy.',
      'Any other error ends the loop, and what you had is lost unless you saved it.',
      'A missing title or date becomes an empty field.',
    ],
  },
};
