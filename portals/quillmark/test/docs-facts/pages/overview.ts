import type { PageFacts } from '../check-facts.ts';
import { apiCount, tutorialCount } from '../sources.ts';
import { reason } from './reasons.ts';

export const facts: PageFacts = {
  page: 'docs/index.mdx',
  facts: [
    ['What the {} APIs of the collection', apiCount],
    ['{} public APIs answer', apiCount],
    ['## The {} APIs', apiCount],
    ['{} examples, from a first list', tutorialCount],
  ],
  given: {
    [reason.title]: ['Your first result in five minutes'],
    [reason.count]: ['and four ways into the documentation', '## Four ways in'],
  },
};
