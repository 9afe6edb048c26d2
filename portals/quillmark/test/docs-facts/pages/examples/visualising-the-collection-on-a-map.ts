import type { PageFacts } from '../../check-facts.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/visualising-the-collection-on-a-map.mdx';

export const facts: PageFacts = {
  page,
  given: {
    [reason.count]: [
      'Keep four things from each',
      'tells two towns apart',
      'even if two events',
      'cannot tell two towns',
      'one of three fates',
      'Give all three numbers',
      'Same name, two towns',
      'made in two towns',
      'half the works would',
      'Add four names',
      'four more places',
      'three continents',
      'from the seventeenth to the nineteenth',
      'three small maps',
      'occur at least twice',
      'cut down to a few hundred points',
    ],
  },
};
