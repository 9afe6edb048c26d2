import type { PageFacts } from '../../check-facts.ts';
import { numberIn } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/building-a-recommender-system-for-subjects.mdx';

export const facts: PageFacts = {
  page,
  facts: [
    ['about one work in {}', () => 1 / numberIn(page, /next\(\) >= (0\.\d+)/)()],
    ['do {} rounds', numberIn(page, /round <= (\d)/)],
    [
      'hits in the first {} separately for hidden subjects with up to {} works, {} to {},',
      numberIn(page, /Ranks, (\d+)\)/),
      numberIn(page, /from: 0, to: (\d+)/),
      numberIn(page, /from: (11), to: 50/),
      numberIn(page, /from: 11, to: (\d+)/),
    ],
    [
      'Try {}, {}, {}, {} and {} in',
      ...[0, 1, 2, 3, 4].map((at) =>
        numberIn(page, new RegExp(`damping of \\[${'\\d+, '.repeat(at)}(\\d+)`)),
      ),
    ],
  ],
  given: {
    [reason.count]: [
      'You will build three of them',
      'two subjects may share',
      'Two rules keep',
      'If half of them were used for learning, the other half',
      'with a 1 for each subject',
      'in the list: 1 is best',
      'Two subjects that each occur once, on the same work, get a perfect 1',
      'of the two vectors is near 1 where',
      'and near 0 elsewhere',
      'offered three suggestions cares about the first three',
      'Two models that',
      'keeps a third set',
      'the cosine of the two',
      'five dampings',
      'keep a third set',
      'the same ten subjects',
      'into its first five',
      'three things change',
    ],
    [reason.elsewhere]: ['the 95% interval is about `p ± 1.96 √(p(1−p)/n)`', 'rarely exceed 2'],
    [reason.advice]: ['leave half a second'],
    [reason.example]: ['With a million works'],
  },
};
