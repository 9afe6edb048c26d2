import { expect, it } from 'vitest';
import { hasModifier, isPlainClick } from './modifier-keys.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each(Object.keys(none))('%s leaves a key or a click to the browser', (key) => {
  expect(hasModifier({ ...none, [key]: true })).toBe(true);
  expect(isPlainClick({ ...none, button: 0, [key]: true })).toBe(false);
});

it('takes over a plain click with the first button alone', () => {
  expect(hasModifier(none)).toBe(false);
  expect([0, 1, 2].map((button) => isPlainClick({ ...none, button }))).toEqual([
    true,
    false,
    false,
  ]);
});
