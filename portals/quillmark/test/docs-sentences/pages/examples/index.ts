import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import { noKeyIsNeeded } from '../../proofs/lists.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/index.mdx',
  proved: [[noKeyIsNeeded, 'You need no key and no account.']],
  unproved: {
    [reason.introduction]: [
      'Nine tutorials whose code runs in the page, from a first request to a small recommender, with time, level, the APIs used and three paths.',
      'Press **Run all** on a page, change a line, and run it again: requests go to the [sandbox], and nothing else leaves your browser.',
      'The results you see before you press anything came from the same code.',
      'Only the first tutorial runs its Python in the page.',
      'If you have never called these APIs, read [Your first result in five minutes] first.',
    ],
  },
};
