import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import { idOrderOtherwise } from '../../proofs/searches.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/visualising-the-collection-on-a-map.mdx',
  proved: [
    [
      idOrderOtherwise,
      'The first pages of a list are not a sample: works come in the order of their ids.',
    ],
  ],
  unproved: {
    [reason.introduction]: [
      'The reference of [works] explains `production`, and the [datasets guide] the snapshot.',
    ],
    [reason.advice]: [
      'If you use a geocoding service for the rest, ask for each name once, with a pause, and keep the results.',
    ],
  },
};
