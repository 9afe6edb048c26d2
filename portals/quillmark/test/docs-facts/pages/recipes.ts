import type { PageFacts } from '../check-facts.ts';
import { label, oldestNode, status } from '../sources.ts';
import { reason } from './reasons.ts';

const page = (name: string) => `docs/recipes/${name}.mdx`;

export const recipes: readonly PageFacts[] = [
  {
    page: page('everything-by-a-maker'),
    facts: [['The label is `{}`', label('/catalogue/v2/concepts/c5tw8rqn')]],
  },
  {
    page: page('gallery-for-a-lesson'),
    given: {
      [reason.introduction]: ['Six pictures of comets'],
      [reason.program]: ['`full/600,/0/default.jpg`'],
    },
  },
  {
    page: page('index'),
    facts: [['| TypeScript | Node {} |', oldestNode]],
    given: {
      [reason.command]: [
        '`pip install requests`',
        '`python3 NAME.py`',
        '`npx tsx NAME.ts`',
        '`node NAME.ts`',
        '`install.packages(c("httr", "jsonlite"))`',
        '`Rscript NAME.R`',
        '`bash NAME.sh`',
      ],
      [reason.elsewhere]: ['Python 3.9', 'Node 22.18'],
      [reason.program]: ['All four do the same', 'after ten seconds'],
    },
  },
  {
    page: page('pages-of-a-work'),
    given: {
      [reason.example]: ['page 3 may not be labelled 3'],
      [reason.program]: ['800 pixels wide'],
    },
  },
  {
    page: page('pictures-of-a-place'),
    given: {
      [reason.count]: ['between two dates'],
      [reason.introduction]: ['1700 to 1900'],
    },
  },
  {
    page: page('prints-to-sell'),
    given: { [reason.advice]: ['300 pixels'], [reason.program]: ['at least 10 cm'] },
  },
  {
    page: page('text-of-a-book'),
    facts: [['the answer is a {} in plain text', status('/text/v1/b99999999')]],
  },
  {
    page: page('works-like-this'),
    facts: [['refuses it with a {}', status('/catalogue/v2/images?include=visuallySimilar')]],
    given: { [reason.count]: ['two answers'] },
  },
];
