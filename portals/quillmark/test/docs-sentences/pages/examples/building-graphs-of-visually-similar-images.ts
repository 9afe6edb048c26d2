import { reason } from '../../../docs-facts/pages/reasons.ts';
import type { PageSentences } from '../../check-sentences.ts';
import {
  kindsCompareWhatTheySay,
  neighboursAreImages,
  neighboursOnlyOfOneImage,
  similarityHasADirection,
  sourceIsTheWork,
} from '../../proofs/pictures.ts';
import { titlesContainHtml } from '../../proofs/records.ts';

export const sentences: PageSentences = {
  page: 'docs/examples/building-graphs-of-visually-similar-images.mdx',
  proved: [
    [
      neighboursAreImages,
      'Three includes give neighbours, at most five each and never the image itself:',
      'One request returns the image and the whole record of each neighbour, so titles and addresses cost no further requests.',
      'The first picture is the one we asked for.',
      'The others are its neighbours, the most similar first.',
    ],
    [
      kindsCompareWhatTheySay,
      '| `withSimilarFeatures` | shapes and composition |',
      '| `withSimilarColors` | a palette |',
      '| `visuallySimilar` | both together |',
      '`visuallySimilar` and `withSimilarFeatures` begin with the same neighbour and then diverge; `withSimilarColors` names others altogether.',
    ],
    [
      neighboursOnlyOfOneImage,
      'The includes work on a single image only.',
      'An id may be unknown, and the list of images refuses the includes.',
      'It may offer only some of the three includes; a 400 lists those it accepts.',
    ],
    [titlesContainHtml, 'A title can be missing, and it can contain HTML such as `<i>`.'],
    [
      similarityHasADirection,
      'If B is near A, A need not be near B:',
      'The rest lead one way only, and would be lost or doubled if we called the graph undirected.',
    ],
    [sourceIsTheWork, 'We asked for `source.genres` as well.'],
  ],
  unproved: {
    [reason.introduction]: ['[Working with snapshots of the API] reads every record at once.'],
    [reason.program]: [
      'An arrow must mean the same thing everywhere, so use one include for the whole graph.',
      'We take `visuallySimilar`.',
      'So ask for every node, and keep the arrows that stay inside.',
      'Each body now has an `x` and a `y`.',
    ],
    [reason.advice]: ['Compare `source.id` if that hides what you want to see.'],
  },
};
