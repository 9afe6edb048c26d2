import { expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import { groupParameters } from '../../model/index.ts';
import { countInWords, followUse, matchesFilter } from './field-folds.ts';
import { formOf } from './form-state.ts';

const apis = await loadContract();
const getWorks = operationOf(apis, 'getWorks');
const groups = groupParameters(getWorks.parameters);
const open = (folds: ReturnType<typeof followUse>) =>
  [...folds].flatMap(([label, { isOpen }]) => (isOpen ? [label] : []));
const form = (values: Parameters<typeof formOf>[1]) => formOf(getWorks, values);

it('has the groups of the description', () => {
  expect(groups.map(({ label }) => label)).toEqual([
    'Search',
    'Filters',
    'What to include',
    'Sorting and paging',
  ]);
});

it('opens what is used, and collapses nothing that is emptied', () => {
  const first = followUse(new Map(), groups, form({ query: 'horse' }));
  expect(open(first)).toEqual(['Search']);
  const filled = followUse(first, groups, form({ query: 'horse', subjects: ['a'] }));
  expect(open(filled)).toEqual(['Search', 'Filters']);
  const emptied = followUse(filled, groups, form({}));
  expect(open(emptied)).toEqual(['Search', 'Filters']);
  expect(followUse(emptied, groups, form({}))).toBe(emptied);
});

it('reopens a collapsed group once something is filled in there', () => {
  const folded = new Map([['Filters', { isOpen: false, used: 1 }]]);
  expect(open(followUse(folded, groups, form({ subjects: ['a'] })))).toEqual(['Search']);
  const two = form({ subjects: ['a'], languages: ['eng'] });
  expect(open(followUse(folded, groups, two))).toEqual(['Search', 'Filters']);
});

it('opens groups with required fields', () => {
  const work = groupParameters(operationOf(apis, 'getWork').parameters);
  expect(open(followUse(new Map(), work, new Map()))).toEqual(['']);
});

it.each([
  [1, 0, '1 field'],
  [12, 2, '12 fields, 2 used'],
])('counts %d fields, %d used', (fields, used, words) => {
  expect(countInWords(fields, used)).toBe(words);
});

it.each([
  ['LICEN', true],
  ['copies licence', true],
  ['licence zebra', false],
])('finds a field by %j: %s', (filter, isFound) => {
  const [some] = getWorks.parameters;
  if (!some) throw new Error('The sample has no parameter.');
  const parameter = {
    ...some,
    name: 'license',
    description: '<p>The licence of <em>copies</em></p>',
  };
  expect(matchesFilter(parameter, filter)).toBe(isFound);
});
