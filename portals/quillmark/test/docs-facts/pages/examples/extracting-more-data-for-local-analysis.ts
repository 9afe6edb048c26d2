import type { PageFacts } from '../../check-facts.ts';
import { answer, numberIn, parameter, readable } from '../../sources.ts';
import { reason } from '../reasons.ts';

const page = 'docs/examples/extracting-more-data-for-local-analysis.mdx';
const most = parameter('getWorks', 'pageSize').maximum;

export const facts: PageFacts = {
  page,
  facts: [
    ['requests at {} works a page, the most', most],
    ['one page of {} after another', most],
    ['the first {} results of a request', readable],
    ['Here {} plays the part of {}', numberIn(page, /count <= (\d+)/), readable],
    ['Ask for {} works a page', most],
    ['The window of {} results', readable],
    [
      'at most {} entries',
      answer(
        '/catalogue/v2/works?subjects.label=Women&aggregations=subjects.label&pageSize=1',
        (body) => body.aggregations['subjects.label'].buckets.length,
      ),
    ],
    ['one request for the {} most common', 20],
  ],
  given: {
    [reason.count]: [
      'that share two subjects',
      'a filter with two values means',
      'The third count is larger than either of the first two',
      'two mean and',
      'the three counts already',
      'each of the first two numbers and only once in the third',
      'exists twice',
      'ends at two subjects',
      'between two requests',
      'no work came twice',
      'can come twice or be missed',
      'fetch them twice',
      'two more lines write',
      'or three, or five, if each',
      'agrees with the two ways',
      'Two rules keep',
      'leave out the two subjects',
      'a difference of one or two',
      'Two columns stand out',
      'the third exercise',
      'You have two ways round it',
      'can be in two ranges',
      'is two values unless',
      'fetch nothing twice',
    ],
    [reason.example]: [
      'The subject `Cats - Diseases` has',
      '`Medicine, Popular` is',
      '`{"subjects.label": ["Medicine, Popular"]}`',
    ],
    [reason.command]: ['`table.to_csv("women.csv", index=False)`'],
    [reason.advice]: [
      'write <InTypeScript>500</InTypeScript><InPython>0.5</InPython>: we have no rate limit, but half a second',
      'set `pause` to <InTypeScript>500</InTypeScript><InPython>0.5</InPython>',
    ],
  },
};
