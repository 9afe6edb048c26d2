import type { PageFacts } from '../../check-facts.ts';
import { numberIn, status } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/extracting-features-from-text.mdx';

export const facts: PageFacts = {
  page,
  facts: [
    ['about one in {} archives', () => 1 / numberIn(page, /next\(\) < (0\.\d+)/)()],
    ['runs of {} letters or more', numberIn(page, /\\p\{L\}\{(\d),\}/)],
    ['with its {}, trusts', numberIn(page, /\(seen \+ (\d)\)/)],
    ['Squeeze it into {} numbers', numberIn(page, /dimensions = (\d+)/)],
    ['look for the {} directions', numberIn(page, /dimensions = (\d+)/)],
    [
      'The {} numbers, the {} in',
      numberIn(page, /dimensions = (\d+)/),
      numberIn(page, /\(seen \+ (\d)\)/),
    ],
    ['passages of {} words', numberIn(page, /start \+= (\d+)/)],
    ['You cannot draw {} numbers', numberIn(page, /dimensions = (\d+)/)],
    ['on all {} numbers', numberIn(page, /dimensions = (\d+)/)],
    ['exactly one of {} subjects', numberIn(page, /clusterCount = (\d+)/)],
    ['keeps the best of {} attempts', numberIn(page, /n_init=(\d+)/)],
    ['named after {} words', numberIn(page, /\.slice\(0, (3)\)/)],
    ['Each of the {} subjects is', numberIn(page, /clusterCount = (\d+)/)],
    ['about one in {}. ', numberIn(page, /clusterCount = (\d+)/)],
    ['The {} subjects are also', numberIn(page, /clusterCount = (\d+)/)],
    ['The response is a {}', status('/text/v1/b99999999')],
    ['subjects of the {} nearest texts', numberIn(page, /hard winter'\), (\d+)\)/)],
  ],
  given: {
    [reason.count]: [
      'those numbers twice',
      'The *cosine* of two vectors is 1',
      'the same way and 0 when',
      'Keep three more things',
      '*horse* occurs twice',
      'cosine of two texts',
      'scores 0',
      'adds 1 to every logarithm',
      'weights that are not 0',
      'only once or twice',
      'most of them 0',
      'whether the two works',
      'two works can be alike',
      'a third set',
      'but you can draw two',
      'one subject two clusters',
      'Add the two scores',
      'Draw five titles',
      'never keeping more than five',
      'one of the five with a chance of 5 in',
      'as in exercise 4',
    ],
    [reason.output]: ['nearly two thirds', 'a little more than half', 'about one text in five'],
    [reason.example]: ['`pH < 7`', 'a million records in memory to draw a thousand'],
    [reason.advice]: [
      'a few thousand short texts',
      'occurs ten times',
      'there are a million of them',
      'half a second or more',
    ],
  },
};
