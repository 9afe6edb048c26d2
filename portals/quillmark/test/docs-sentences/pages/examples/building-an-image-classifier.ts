import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import { countsComeBesideResults } from '../../proofs/counts.ts';
import { windowEndsAt10000 } from '../../proofs/lists.ts';
import { sourceIsTheWork } from '../../proofs/pictures.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/building-an-image-classifier.mdx',
  proved: [
    [
      countsComeBesideResults,
      'One request is enough: an aggregation counts them, and you need none of the images themselves.',
    ],
    [
      sourceIsTheWork,
      'A genre belongs to the *work*, not to the image, so ask for `source.genres`.',
    ],
    [
      windowEndsAt10000,
      'A search gives at most 10,000 results; for more, read the images snapshot.',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'You should be able to search for images and to build the address of a picture; [Connecting the APIs together] covers both.',
      '[Licences and attribution] explains what each licence lets you do.',
    ],
  },
};
