import { expect, it } from 'vitest';
import { termPattern } from './term-pattern';

it.each<[string[], string, string | undefined]>([
  [['Work'], 'A catalogue of works.', 'works'],
  [['Work'], 'Each work has an id.', 'work'],
  [['Work'], 'A digitised work has text.', 'work'],
  [['Work'], 'one\nwork', 'work'],
  [['Work'], 'This works, and the requests work.', undefined],
  [['Work'], 'All methods work with it; to work, works.', undefined],
  [['Work'], 'The framework, and the work-type of a workType.', undefined],
  [['Work'], 'See the work/name of the work.json', undefined],
  [['Work'], 'It ends with the work.', 'work'],
  [['Access status'], 'Access status is not a licence.', 'Access status'],
  [['Access status'], 'the access statuses', 'access statuses'],
  [['b-number'], 'B-numbers and more', 'B-numbers'],
  [['IIIF'], 'It is IIIF, not iiif.', 'IIIF'],
  [['IIIF'], 'iiif', undefined],
  [['Aggregation', 'facet'], 'count with a facet', 'facet'],
  [['Canvas'], 'the canvases', 'canvases'],
  [['Copy'], 'two copies', 'copies'],
  [['Licence', 'rights'], 'your rights', 'rights'],
  [['Licence', 'rights'], 'It rights itself.', undefined],
  [['Result window'], 'the\nresult window', 'result window'],
  [['Result window'], 'the 10,000-result window', undefined],
  [['info.json'], 'its info.json,', 'info.json'],
  [['info.json'], 'its info-json', undefined],
])('of %j, %j uses %j', (names, text, used) => {
  expect(termPattern(names).exec(text)?.[0]).toBe(used);
});
