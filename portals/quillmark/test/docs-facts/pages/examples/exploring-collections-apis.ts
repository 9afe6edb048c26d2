import type { PageFacts } from '../../check-facts.ts';
import {
  collection,
  numberIn,
  numberInEngine,
  parameter,
  readable,
  status,
} from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/exploring-collections-apis.mdx';
const client = 'packages/client-python/src/portal_client.py';
const busy = (place: number) =>
  numberInEngine(client, new RegExp(`BUSY = \\((?:\\d+, ){${place}}(\\d+)`));
const most = parameter('getWorks', 'pageSize').maximum;

export const facts: PageFacts = {
  page,
  facts: [
    ['has {} characters, such as', collection.works[0]?.id.length ?? 0],
    ['Status {} means that all went well', status('/catalogue/v2/works')],
    [
      'thing: a request that gets no answer within {} seconds',
      numberIn(page, /timeout\((\d+_\d+)\)/, 1000),
    ],
    ['A request that gets no answer within {} seconds', numberIn(page, /timeout\((\d+)\)/)],
    ['After status {}, {}, {} or {}, or a', busy(0), busy(1), busy(2), busy(3)],
    ['or else {} as long each time', numberInEngine(client, /(\d)\*\*attempt/)],
    ['the first {} results only', readable],
    ['The {} works have nothing in common', numberIn(page, /getWorks\(\{ pageSize: (\d+) \}\)/)],
    ['has {} digits that we can take', numberIn(page, /\/\\d\{(\d)\}\/\.exec/)],
    ['`pageSize` goes up to {}', most],
    [
      'The century runs from {} to {}',
      numberIn(page, /from': '(1901)-/),
      numberIn(page, /to': '(2000)-/),
    ],
    ['will have more than {} works', most],
    ['The table has the {} oldest works', numberIn(page, /rbind\(head\(horses, (\d)\)/)],
  ],
  given: {
    [reason.title]: ["'Five centuries of animals"],
    [reason.count]: [
      'write two small functions',
      'Now fetch six subjects',
      'with two of these subjects appears in two rows',
      'Two more traps',
      'The code needs two packages, `httr` and `jsonlite`',
      'a label that contains a comma, which would otherwise be taken for two labels',
    ],
    [reason.example]: [
      'A work dated just 1910 starts on 1 January 1910',
      'the works dated 1910',
      'from 1895 to 1905 starts in 1895',
      'a temperature `< 5°` would',
      'reach for `production[0].dates[0]`',
      'reach for `work["production"][0]["dates"][0]`',
      'repeat the request with `page = 2`',
      'an upper bound of `1910-01-01`',
      'are from the twentieth century',
      'pigs in the twentieth century',
    ],
    [reason.advice]: ['a few dozen requests', 'wait half a second', 'of a few thousand works'],
  },
};
