import { expect, it } from 'vitest';
import { tabMove } from './tab-keys.ts';

const alone = { altKey: false, ctrlKey: false, metaKey: false };

it('wraps around, and goes to either end', () => {
  const move = (key: string, at: number) => tabMove({ ...alone, key }, at, 3);
  expect(move('ArrowRight', 2)).toBe(0);
  expect(move('ArrowLeft', 0)).toBe(2);
  expect(move('Home', 2)).toBe(0);
  expect(move('End', 0)).toBe(2);
  expect(move('a', 0)).toBeUndefined();
});
