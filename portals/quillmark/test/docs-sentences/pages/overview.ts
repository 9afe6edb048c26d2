import { reason } from '../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../check-sentences.ts';
import { noKeyIsNeeded, totalsAreExact } from '../proofs/lists.ts';
import { oneRecordOnEachLine } from '../proofs/snapshots.ts';

export const sentences: PageSentences = {
  page: 'docs/index.mdx',
  proved: [
    [
      noKeyIsNeeded,
      'Four public APIs answer plain `GET` requests.',
      'There is no key to ask for and nothing to install: if you can open a web address, you can use them.',
    ],
    [
      totalsAreExact,
      'The response counts the matches and describes the first of them: which work it comes from, what you may do with it, and an address under `thumbnail` that gives you the picture itself at any size.',
    ],
    [oneRecordOnEachLine, 'The whole catalogue is also a file, one record on a line.'],
  ],
  unproved: {
    [reason.introduction]: [
      '[Your first result in five minutes] picks up from here.',
      'What the four APIs of the collection offer, a first request to run, and four ways into the documentation, whether you read, try, copy or download.',
      '<InstitutionName /> keeps books, letters, posters, star charts and one moth, pinned, and opens all of them to your code.',
      'Each does one thing.',
      'The sandbox is a collection that you cannot break.',
      'Every operation in the [references] has a console too.',
      'Nine examples, from a first list of works to a map and a recommender.',
    ],
    [reason.advice]: [
      'An id you find in one is what the next one asks for, so most projects use several; [the APIs] shows how they connect.',
    ],
  },
};
