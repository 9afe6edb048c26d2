import { expect, test } from 'vitest';
import { readSteps } from './read-steps.ts';

const lines = [
  '▸ Types: site',
  '✓ Types: site (5.1 s)',
  '✓ Making the sample collection (about a minute and a half the first time) (90.0 s)',
  '  ✓ a test (3 s)',
  '✓ Building the site (about a minute) (15.6 s)',
];

test('reads steps and their times, and ignores everything else', () => {
  expect(readSteps(lines).map(({ seconds }) => seconds)).toEqual([5.1, 90, 15.6]);
});
