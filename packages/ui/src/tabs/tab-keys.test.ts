import { expect, it } from 'vitest';
import { tabMove } from './tab-keys.ts';

it('wraps around, and goes to either end', () => {
  expect(tabMove('ArrowRight', 2, 3)).toBe(0);
  expect(tabMove('ArrowLeft', 0, 3)).toBe(2);
  expect(tabMove('Home', 2, 3)).toBe(0);
  expect(tabMove('End', 0, 3)).toBe(2);
  expect(tabMove('a', 0, 3)).toBeUndefined();
});
