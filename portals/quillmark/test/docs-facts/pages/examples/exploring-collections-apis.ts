import type { PageFacts } from '../../check-facts.ts';
import { collection, numberIn, parameter, status } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/exploring-collections-apis.mdx';
const most = parameter('getWorks', 'pageSize').maximum;

export const facts: PageFacts = {
  page,
  facts: [
    ['has {} characters, such as', collection.works[0]?.id.length ?? 0],
    ['Status {} means that all went well', status('/catalogue/v2/works')],
    ['no answer within {} seconds', numberIn(page, /timeout\((\d+_\d+)\)/, 1000)],
    ['The {} works have nothing in common', numberIn(page, /getWorks\(\{ pageSize: (\d+) \}\)/)],
    ['has {} digits that we can take', numberIn(page, /\/\\d\{(\d)\}\/\.exec/)],
    ['`pageSize` goes up to {}', most],
    [
      'The century runs from {} to {}',
      numberIn(page, /from': '(1901)-/),
      numberIn(page, /to': '(2000)-/),
    ],
    ['more than {} works, so `worksAbout`', most],
  ],
  given: {
    [reason.title]: ["'Five centuries of animals"],
    [reason.count]: [
      'write two small functions',
      'Now fetch six subjects',
      'with two of these subjects appears in two rows',
      'Two more traps',
    ],
    [reason.example]: [
      'A work dated just 1910 starts on 1 January 1910',
      'the works dated 1910',
      'from 1895 to 1905 starts in 1895',
      'reach for `production[0].dates[0]`',
      'an upper bound of `1910-01-01`',
      'are from the twentieth century',
      'pigs in the twentieth century',
    ],
    [reason.advice]: ['a few dozen requests', 'wait half a second', 'of a few thousand works'],
  },
};
