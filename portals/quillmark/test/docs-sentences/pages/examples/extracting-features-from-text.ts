import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import { textIsOneLine } from '../../proofs/books.ts';
import { languagesOfPictures } from '../../proofs/records.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/extracting-features-from-text.mdx',
  proved: [
    [textIsOneLine, 'The text comes as one long line without page breaks.'],
    [languagesOfPictures, 'Most pictures have no language on record.'],
  ],
  unproved: {
    [reason.introduction]: [
      'You should be comfortable with <InTypeScript>arrays and maps</InTypeScript><InPython>pandas and NumPy</InPython>, and know from [Working with snapshots of the API] how to read every work.',
    ],
    [reason.live]: [
      'Most works are not digitised, and the b-number of a set of volumes has no text: only its volumes do.',
    ],
  },
};
