import { expect, it } from 'vitest';
import { proseFaults } from './prose-faults.ts';

const size = { type: 'integer', minimum: 1, maximum: 1000, default: 10 };

it.each([
  'Words only, with the number 5.',
  'From 1 to 1,000.',
  'between 1 and 1000',
  'At most 1,000, at least 1, default: 10.',
  'Up to 1000; more than 1000, above 1000 or over 1000 is refused. The maximum is 1000.',
  'It must not exceed 1000. Less than 1, fewer than 1, below 1 or under 1 is refused.',
  'The minimum is 1. It defaults to `10`. The default is 10.',
  'Write `up to 5` to get five.',
])('agrees with the rule: %s', (text) => {
  expect(proseFaults(text, size)).toEqual([]);
});

it.each([
  ['numbers from 1 to 100', 'but the rule is from 1 to 1000'],
  ['From 1 to 100.', 'but the rule is from 1 to 1000'],
  ['numbers from 0 to 1000', 'but the rule is from 1 to 1000'],
  ['numbers between 2 and 1,000', 'but the rule is from 1 to 1000'],
  ['At most 100.', 'but the maximum is 1000'],
  ['AT MOST 1,001.', 'but the maximum is 1000'],
  ['Up to 10.5 of them.', 'but the maximum is 1000'],
  ['It must not exceed -1.', 'but the maximum is 1000'],
  ['At least 2.', 'but the minimum is 1'],
  ['Fewer than 2 is refused.', 'but the minimum is 1'],
  ['It defaults to 20.', 'but it is 10'],
  ['The default is `twenty`.', 'but it is 10'],
])('contradicts the rule: %s', (text, fault) => {
  expect(proseFaults(text, size)).toEqual([expect.stringContaining(fault)]);
});

it('finds every contradiction', () => {
  expect(proseFaults('At most 5, above 6, at least 7, default 8.', size)).toHaveLength(4);
});

it('says so if there is no default, and has no opinion on bounds that there are not', () => {
  expect(proseFaults('The default is 5.', {})).toEqual([
    expect.stringContaining('but there is none'),
  ]);
  expect(proseFaults('At most 5, at least 4, from 4 to 5.', { minLength: 1 })).toEqual([]);
  expect(proseFaults('From 4 to 5.', { maximum: 6 })).toEqual([]);
  expect(proseFaults('from 4 to 5', { minimum: 6 })).toEqual([]);
});
