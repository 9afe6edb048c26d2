import type { PageFacts } from '../check-facts.ts';
import {
  collection,
  height,
  numberIn,
  oldestNode,
  status,
  tutorialCount,
  width,
} from '../sources.ts';
import { reason } from './reasons.ts';

const original = '/image/V0040217/full/full/0/default.jpg';
const picture = '/image/V0040217/full/640,/0/default.jpg';

export const facts: PageFacts = {
  page: 'docs/quickstart.mdx',
  facts: [
    ['an `id` of {} characters', collection.works[0]?.id.length ?? 0],
    ['the whole picture, {} pixels wide', width(picture)],
    [
      'measures {} by {} pixels, so this one is {} by {}',
      width(original),
      height(original),
      width(picture),
      height(picture),
    ],
    ['runs in Node {} or later', oldestNode],
    ['give up after {} seconds', numberIn('docs/quickstart.mdx', /timeout\((\d+_\d+)\)/, 1000)],
    ['give up after {} seconds', numberIn('docs/quickstart.mdx', /timeout=(\d+)/)],
    ['give up after {} seconds', numberIn('docs/quickstart.mdx', /timeout\((\d+)\)/)],
    ['`worktype=k` (small t) returns {}', status('/catalogue/v2/works?worktype=k')],
    ['{} tutorials, from first', tutorialCount],
  ],
  given: {
    [reason.title]: ['title: Your first result in five minutes', 'In five minutes you will'],
    [reason.count]: ['These two filters'],
    [reason.command]: ['add `-o horse.jpg`'],
    [reason.elsewhere]: ['The Python needs Python 3.9 or later'],
  },
};
