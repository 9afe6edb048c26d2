import type { PageFacts } from '../check-facts.ts';
import { numberIn, oldestNode, readable, status } from '../sources.ts';
import { reason } from './reasons.ts';

export const facts: PageFacts = {
  page: 'docs/datasets.mdx',
  facts: [
    ['without the {}-result window', readable],
    [
      'gives up after {} seconds without progress',
      numberIn('docs/datasets.mdx', /--speed-time (\d+)/),
    ],
    [
      'it returns {} or {}',
      status('/catalogue/v2/works/d6pzt9ye'),
      status('/catalogue/v2/works/k2wfn7cs'),
    ],
    ['Up to {} results of one request', readable],
    ['More than {} results | A snapshot', readable],
    ['needs only Node {}', oldestNode],
  ],
  given: {
    [reason.count]: [
      'as two compressed files',
      'Two are offered: all works and all images',
      'between two attempts, a resumed download joins parts of two files',
      'Two subjects on the same work',
      'are two files',
    ],
    [reason.advice]: ['a few hundred | The API'],
    [reason.title]: ['stops half-way', '| `/datasets/catalogue/v2/images.json.gz` |'],
    [reason.command]: ['`zcat works.json.gz | head -n 10000 | gzip > sample.json.gz`'],
  },
};
