import { expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

const names = [
  'query',
  'items.locations.license',
  'items.locations.accessConditions.status',
  'subjects.label',
  'subjects',
  'production.dates.from',
  'pageSize',
  'page',
].map((value) => ({ value }));

it.each([
  ['licence', 'items.locations.license'],
  ['license', 'items.locations.license'],
  ['Items.Locations.Licence', 'items.locations.license'],
  ['status', 'items.locations.accessConditions.status'],
  ['subject', 'subjects'],
  ['subject.label', 'subjects.label'],
  ['page_size', 'pageSize'],
  ['pagesize', 'pageSize'],
  ['amp;page', 'page'],
  ['qeury', 'query'],
  ['production.date.from', 'production.dates.from'],
  ['zebra', undefined],
  ['', undefined],
  ['x'.repeat(5000), undefined],
])('the parameter nearest to %j is %j', (given, expected) => {
  expect(nearestOf(names)(given)).toBe(expected);
});

const values = [
  { value: 'cc-0', also: ['CC0 1.0 Universal'] },
  { value: 'cc-by', also: ['Attribution'] },
  { value: 'k', also: ['Pictures'] },
  { value: 'publicationDate' },
];

it.each([
  ['cc0', 'cc-0'],
  ['CC BY', 'cc-by'],
  ['picture', 'k'],
  ['Pictures', 'k'],
  ['date', 'publicationDate'],
  ['elephant', undefined],
])('the value nearest to %j is %j', (given, expected) => {
  expect(nearestOf(values)(given)).toBe(expected);
});

it.each<[string, string[], string | undefined]>([
  ['pages', ['pageSize', 'page'], 'page'],
  [
    'locations',
    ['items.locations.accessConditions.status', 'items.locations.license'],
    'items.locations.license',
  ],
  ['dates', ['from', 'production.dates.from'], 'production.dates.from'],
  ['date', ['production.dates.from', 'x.date'], 'x.date'],
  ['labels', ['long.subjects.label', 'genres.label'], 'genres.label'],
  ['ab', ['abc'], 'abc'],
  ['ab', ['cb'], 'cb'],
  ['ab', ['cde'], undefined],
  ['abc', ['axy'], undefined],
  ['abcd', ['abxy'], 'abxy'],
  ['abcd', ['axyz'], undefined],
  ['abcdefg', ['abcdxyz'], 'abcdxyz'],
  ['abcdefg', ['abcwxyz'], undefined],
  ['lisence', ['locations.license'], 'locations.license'],
  ['publication', ['publicationDate', 'publicationDateFrom'], 'publicationDate'],
  ['sortOrderOfResults', ['sort', 'order'], 'order'],
  ['xx', ['xxlongerxx'], undefined],
  ['CC-BY 4.0', ['cc_by_4.0'], 'cc_by_4.0'],
  ['...', ['page'], undefined],
  ['page', ['--'], undefined],
  ['a'.repeat(200), ['a'.repeat(199)], 'a'.repeat(199)],
  ['a'.repeat(201), ['a'.repeat(200)], undefined],
])('of those near to %j in %j, %j is nearest', (given, candidates, expected) => {
  expect(nearestOf(candidates.map((value) => ({ value })))(given)).toBe(expected);
});

it('prefers a value to the meaning of another', () => {
  const find = nearestOf([{ value: 'k', also: ['maps'] }, { value: 'maps' }]);
  expect(find('maps')).toBe('maps');
  expect(find('map')).toBe('maps');
});

it.each([
  ['licence', 'license'],
  ['colours', 'colors'],
  ['grey', 'gray'],
  ['catalog', 'catalogue'],
  ['organisation', 'organization'],
  ['visualiser', 'visualizer'],
  ['digitised', 'digitized'],
])('treats %s and %s as one word', (given, value) => {
  expect(nearestOf([{ value: `${value}x` }, { value }])(given)).toBe(value);
  expect(nearestOf([{ value: `${given}x` }, { value: given }])(value)).toBe(given);
});
