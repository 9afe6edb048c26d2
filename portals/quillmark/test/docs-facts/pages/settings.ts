import type { PageFacts } from '../check-facts.ts';
import { apiCount, readable, tutorialCount } from '../sources.ts';
import { reason } from './reasons.ts';

const fiveMinutes = { [reason.title]: ['in five minutes'] };

/** The pages of React, and the list of tutorials. */
export const facts: PageFacts[] = [
  { page: 'site/src/home/api-cards.tsx', facts: [['{} APIs, joined', apiCount]] },
  {
    page: 'site/src/home/featured-examples.tsx',
    facts: [
      ['{} examples, from', tutorialCount],
      ['All {} examples', tutorialCount],
    ],
  },
  { page: 'site/src/home/first-request.tsx', given: fiveMinutes },
  { page: 'site/src/home/hero.tsx', facts: [['{} public APIs', apiCount]] },
  {
    page: 'site/src/home/paths.tsx',
    given: { ...fiveMinutes, [reason.count]: ['Three ways in'] },
  },
  { page: 'site/src/pages/sandbox.tsx', facts: [['the {} APIs answer', apiCount]] },
  {
    page: 'docs/examples/index.mdx',
    facts: [
      ['{} tutorials whose code', tutorialCount],
      ['These {} tutorials', tutorialCount],
      ['before the {}-result window', readable],
    ],
    given: { ...fiveMinutes, [reason.count]: ['and three paths', '## Three paths'] },
  },
];
