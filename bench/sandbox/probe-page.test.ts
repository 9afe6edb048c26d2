import { expect, it } from 'vitest';
import { percentile } from './probe-page.ts';

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

it.each([
  [hundred, 50, 50],
  [hundred, 99, 99],
  [[3, 1, 2], 50, 2],
  [[3, 1, 2], 99, 3],
  [[7], 50, 7],
])('of %j, %i of a hundred are at most %i', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
