import type { PageFacts } from '../../check-facts.ts';
import { answer, numberIn, status } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/building-graphs-of-visually-similar-images.mdx';
const neighbours = answer(
  '/catalogue/v2/images/t4ncwz8k?include=visuallySimilar',
  (body) => body.visuallySimilar.length,
);

export const facts: PageFacts = {
  page,
  facts: [
    ['among the {} nearest neighbours', neighbours],
    ['You will collect {} rings', numberIn(page, /of \[1, 2, (\d)\]/)],
    ['at most {} each and never', neighbours],
    [
      'depth {} takes {} + {} + {} requests',
      numberIn(page, /of \[1, 2, (\d)\]/),
      1,
      neighbours,
      async () => Number(await neighbours()) ** 2,
    ],
    ['fewer than {} times the pictures', neighbours],
    ['B may have {} pictures', neighbours],
    ['sends out more than {}, so the density cannot exceed {} /', neighbours, neighbours],
    ['Fewer than {}.**', neighbours],
    ['above relies on {}', neighbours],
    ['Which {} receive', numberIn(page, /byCount\.slice\(0, (\d)\)/)],
    ['the {} that most others', numberIn(page, /byCount\.slice\(0, (\d)\)/)],
    ['a {} lists those it accepts', status('/catalogue/v2/images/t4ncwz8k?include=foo')],
  ],
  given: {
    [reason.count]: [
      'A graph is two lists',
      'Three includes give neighbours',
      'two small functions',
      'The three includes answer three questions',
      'between two groups',
      'between every two nodes',
      'join two pictures',
      'some of the three includes',
      'Ring 0 is the first picture, ring 1 its neighbours, ring 2 those',
    ],
    [reason.elsewhere]: ['× (*n* − 1) are', '/ (*n* − 1).'],
    [reason.advice]: ['Leave half a second between requests'],
  },
};
