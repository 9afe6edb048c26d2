import { expect, it } from 'vitest';
import { stillWrong } from './use-left-fields.ts';

it('forgets a field as soon as its value is right, so that it can be retyped in peace', () => {
  const left = new Set(['page', 'sort']);
  expect([...stillWrong(left, (field) => field === 'sort')]).toEqual(['sort']);
  expect(stillWrong(left, () => true)).toBe(left);
  expect([...stillWrong(left, () => false)]).toEqual([]);
});
