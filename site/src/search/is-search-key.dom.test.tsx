import { expect, it } from 'vitest';
import { isSearchKey } from './is-search-key';

/** A key pressed in an element. */
function press(key: string, keys: KeyboardEventInit = {}, tag = 'p'): boolean {
  const element = document.createElement(tag);
  document.body.append(element);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
  let isOne = false;
  element.addEventListener('keydown', () => {
    isOne = isSearchKey(event);
  });
  element.dispatchEvent(event);
  return isOne;
}

it.each<[string, KeyboardEventInit]>([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  // With Caps Lock.
  ['K', { metaKey: true }],
  ['/', {}],
  // On a keyboard that has it above a digit.
  ['/', { shiftKey: true }],
])('takes %s with %j, in a field only with Ctrl or Command', (key, keys) => {
  expect(press(key, keys)).toBe(true);
  const inFields = ['input', 'textarea', 'select'].map((tag) => press(key, keys, tag));
  expect(inFields).toEqual(Array(3).fill(key !== '/'));
});

it.each<[string, KeyboardEventInit]>([
  ['k', {}],
  ['k', { shiftKey: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['k', { metaKey: true, altKey: true }],
  ['/', { ctrlKey: true }],
  ['/', { metaKey: true }],
  ['/', { altKey: true }],
  ['j', { ctrlKey: true }],
])('leaves %s with %j to the browser', (key, keys) => {
  expect(press(key, keys)).toBe(false);
});

it('leaves its keys to a dialog that is open', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  expect(press('k', { metaKey: true })).toBe(false);
});
