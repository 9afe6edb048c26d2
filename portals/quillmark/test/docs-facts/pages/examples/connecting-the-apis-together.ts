import type { PageFacts } from '../../check-facts.ts';
import { apiCount, numberIn } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/connecting-the-apis-together.mdx';

export const facts: PageFacts = {
  page,
  facts: [
    ['through all {} APIs, from', apiCount],
    ['a journey through all {} APIs', apiCount],
    ['only {} pixels wide', numberIn(page, /size: \{ width: (24) \}/)],
    ['up to {}, and do not fail', numberIn(page, /pages\.slice\((5), 10\)/)],
  ],
  given: {
    [reason.count]: ['in two forms', 'one of our two works', 'since two may have the same title'],
    [reason.elsewhere]: [
      'two versions are in use',
      'Version 2 has the pages in `sequences`, version 3 in',
    ],
    [reason.example]: ['`/text/v1/{b-number}`', '`slice(1)`', '`Xq3TfhAAACEAkzLm.articles`'],
    [reason.advice]: ['about 25 requests', 'For a hundred works, wait half a second'],
  },
};
