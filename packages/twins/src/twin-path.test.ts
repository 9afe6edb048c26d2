import { expect, it } from 'vitest';
import { twinPath } from './twin-path.ts';

it.each([
  ['/', '/index.md'],
  ['/docs/iiif', '/docs/iiif.md'],
  ['/docs/iiif/', '/docs/iiif.md'],
  ['/docs/iiif.html', '/docs/iiif.md'],
])('%s has its Markdown at %s', (page, twin) => {
  expect(twinPath(page)).toBe(twin);
  expect(twinPath(`/developers${page}`, '/developers/')).toBe(`/developers${twin}`);
});
