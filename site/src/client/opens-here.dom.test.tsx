import { expect, it } from 'vitest';
import { opensHere } from './opens-here';

function link(target = ''): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: '/sandbox/image/V1', target });
}

const click = (given: MouseEventInit = {}) => new MouseEvent('click', given);

it('takes over a plain click', () => {
  expect(opensHere(click(), link())).toBe(true);
  expect(opensHere(click(), link('_self'))).toBe(true);
});

it.each<[string, MouseEventInit, string?]>([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt, which downloads', { altKey: true }],
  ['a link that opens a tab', {}, '_blank'],
])('leaves %s to the browser, which keeps this page', (_, event, target) => {
  expect(opensHere(click(event), link(target))).toBe(false);
});
