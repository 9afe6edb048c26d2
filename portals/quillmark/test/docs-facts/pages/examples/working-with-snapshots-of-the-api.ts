import type { PageFacts } from '../../check-facts.ts';
import { numberIn, readable } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/working-with-snapshots-of-the-api.mdx';

export const facts: PageFacts = {
  page,
  facts: [
    ['returns only the first {} results', readable],
    ['after {} more attempts', numberIn(page, /Retry\(\s*total=(\d)/)],
    ['a table of {} records at a time', numberIn(page, /chunksize=(\d+)/)],
    ['Draw the {} largest formats', numberIn(page, /b\[1\] - a\[1\]\)\.slice\(0, (\d+)\)/)],
    ['Draw {} works at random', numberIn(page, /position < (\d)/)],
    ['Keep the first {}.', numberIn(page, /position < (\d)/)],
    ['with a chance of {} in *n*', numberIn(page, /position < (\d)/)],
    ['The loop reads {} lines at a time', numberIn(page, /readLines\(connection, n = (\d{2,})\)/)],
  ],
  given: {
    [reason.advice]: ['than a hundred requests'],
    [reason.example]: [
      'With a million works',
      '`pH < 7`',
      '`1832`, `[ca. 1794]` or `MDCCXXI [1721]`, so take the first four digits',
      '`18th century` has none',
    ],
    [reason.count]: [
      'The two counts agree',
      'the three columns that you show',
      'Keep the two fields',
    ],
  },
};
