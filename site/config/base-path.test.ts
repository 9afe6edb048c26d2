import { expect, it } from 'vitest';
import { belowBase, withoutBase } from './base-path';

it.each([
  ['/docs/iiif', '/', '/docs/iiif'],
  ['/docs/iiif', '/developers/', '/developers/docs/iiif'],
  ['/', '/developers/', '/developers/'],
])('%s below %s is %s, and back', (path, basePath, placed) => {
  expect(belowBase(path, basePath)).toBe(placed);
  expect(withoutBase(placed, basePath)).toBe(path);
});

it('treats a base path without its last slash as the home page', () => {
  expect(withoutBase('/developers', '/developers/')).toBe('/');
});

it('leaves an address outside the site unchanged', () => {
  expect(withoutBase('/developers-club', '/developers/')).toBe('/developers-club');
});
