import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';

export const sentences: PageSentences = {
  page: 'docs/changelog.mdx',
  unproved: {
    [reason.introduction]: [
      'What has changed in the APIs, newest first, with breaking changes marked and a feed to follow.',
    ],
  },
};
