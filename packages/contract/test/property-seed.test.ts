import fc from 'fast-check';
import { expect, it } from 'vitest';

it('makes every run of a property try the same values', () => {
  const [first, second] = [1, 2].map(() => fc.sample(fc.string(), 20));
  expect(first).toEqual(second);
  expect(new Set(first).size).toBeGreaterThan(10);
});
