import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/building-a-recommender-system-for-subjects.mdx',
  unproved: {
    [reason.advice]: [
      'An error is no reason to stop: look at the status, and use the label from the snapshot.',
      'And read the snapshot once, to disk; never page through the API for it.',
    ],
    [reason.introduction]: [
      '[Extracting more data for local analysis] counts subjects that occur together through the API alone.',
    ],
  },
};
