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
