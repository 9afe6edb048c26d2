import { type PageFacts, times } from '../../check-facts.ts';
import { numberIn, readable } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/building-an-image-classifier.mdx';

export const facts: PageFacts = {
  page,
  facts: [
    ['The first {} are convenient', numberIn(page, /wanted = (\d+)/)],
    ['The seed, {}, makes', numberIn(page, /\$\{genre\} (\d+)`/)],
    ['a square of {} pixels', numberIn(page, /size: \{ width: (\d+) \}/)],
    [
      'is {} numbers, and a picture of {} by {} has {} of them',
      3,
      numberIn(page, /size: \{ width: (\d+) \}/),
      numberIn(page, /size: \{ width: (\d+) \}/),
      () => 3 * numberIn(page, /size: \{ width: (\d+) \}/)() ** 2,
    ],
    times(2, ['With {} pictures', () => 3 * numberIn(page, /wanted = (\d+)/)()]),
    ['{} answers are few', () => 3 * numberIn(page, /wanted = (\d+)/)()],
    ['{} by {} fields', numberIn(page, /side = (\d+)/), numberIn(page, /side = (\d+)/)],
    ['more than {} a deviation', numberIn(page, /clear = ([\d.]+)/)],
    [
      'into {} folds, train on {}, test on the {},',
      numberIn(page, /folds = (\d)/),
      () => numberIn(page, /folds = (\d)/)() - 1,
      numberIn(page, /folds = (\d)/),
    ],
    ['Train {} times', numberIn(page, /folds = (\d)/)],
    ['Keep only {} of the maps', numberIn(page, /'Maps'\)\.slice\(0, (\d)\)/)],
    ['Solution: {} maps', numberIn(page, /'Maps'\)\.slice\(0, (\d)\)/)],
    ['on the sheet: {} beside each other', numberIn(page, /table\["number"\] % (\d)\)/)],
    ['A search gives at most {} results', readable],
  ],
  given: {
    [reason.count]: [
      'pictures of three genres',
      'one of the three answers',
      'Take three further down',
      'Three rules keep',
      'two of the three labels',
      'Two browsers',
      'some works have two',
      'Two pictures of one work can',
      'a work with two pictures',
      'add up to 1',
      'Two details matter',
      'one time in three',
      'so two models that differ by three pictures',
      'The three genres',
      'Two pictures of one work in',
      'in the surer half',
      'a mean over two axes',
      'between two classes',
      'in exercise 3',
    ],
    [reason.output]: [
      'Two plants in five are missed',
      'to get nearly four answers in five right',
      'Light alone gets 45 right and all features together 47',
      'Edges alone, with 40,',
    ],
    [reason.elsewhere]: ['with 95% certainty is about `1.96 √(p(1−p)/n)`'],
    [reason.advice]: ['from several hundred', 'Put half a second'],
  },
};
