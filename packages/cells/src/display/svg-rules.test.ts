import { expect, it } from 'vitest';
import { isSvgAttribute } from './svg-rules.ts';

it.each([
  ['rect', 'fill', 'url(#p-1)'],
  ['rect', 'fill', 'var(--cell-colour-1, rgb(1 2 3))'],
  ['rect', 'clip-path', 'circle(2px at 3px)'],
  ['rect', 'transform', 'translate(1,2) rotate(-45)'],
  ['use', 'href', '#p-1'],
  ['a', 'href', 'https://x.example/(a)'],
  ['image', 'href', 'http://x.example/a.jpg'],
  ['image', 'href', 'data:image/png;base64,AAAA'],
])('allows %s %s="%s"', (element, name, value) => {
  expect(isSvgAttribute(element, name, value, 'p-')).toBe(true);
});

it.each([
  ['rect', 'fill', 'url(https://x.example/a.svg#p-1)'],
  ['rect', 'fill', 'url( "https://x.example/#p-1" )'],
  ['rect', 'fill', 'URL(#other)'],
  ['rect', 'fill', 'var(--x, url(https://x.example/))'],
  ['rect', 'fill', 'url(#p-1) url(//x.example)'],
  ['rect', 'fill', 'u\\72l(https://x.example)'],
  ['rect', 'mask', "image-set('https://x.example/' 1x)"],
  ['rect', 'mask', '-webkit-cross-fade(a, b)'],
  ['svg', 'transform', 'scale(900)'],
  ['use', 'href', 'https://x.example/a.svg#p-1'],
  ['use', 'href', '/a.svg#p-1'],
  ['use', 'href', '#other'],
  ['use', 'href', 'data:image/svg+xml,x#p-1'],
  ['textPath', 'href', 'https://x.example/'],
  ['image', 'href', 'data:text/html,x'],
  ['image', 'href', '//x.example/a.jpg'],
  ['image', 'href', 'file:///etc/passwd'],
  ['a', 'href', 'javascript:x()'],
  ['a', 'href', 'java\nscript:x()'],
  ['a', 'href', 'data:image/png;base64,AAAA'],
])('refuses %s %s="%s"', (element, name, value) => {
  expect(isSvgAttribute(element, name, value, 'p-')).toBe(false);
});
