import type { PageFacts } from '../../check-facts.ts';
import { numberIn, readable } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/working-with-snapshots-of-the-api.mdx';

export const facts: PageFacts = {
  page,
  facts: [
    ['hands out the first {} results', readable],
    ['Draw the {} largest formats', numberIn(page, /b\[1\] - a\[1\]\)\.slice\(0, (\d+)\)/)],
    ['Draw {} works at random', numberIn(page, /position < (\d)/)],
    ['Keep the first {}.', numberIn(page, /position < (\d)/)],
    ['with the chance {} in *n*', numberIn(page, /position < (\d)/)],
  ],
  given: {
    [reason.advice]: ['than a hundred requests'],
    [reason.example]: [
      'With a million works',
      '`pH < 7`',
      '`1832`, `[ca. 1794]` or `MDCCXXI [1721]`, so take the first four digits',
      '`18th century` has none',
    ],
    [reason.count]: ['Keep the two fields'],
  },
};
