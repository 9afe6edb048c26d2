import { expect, it } from 'vitest';
import { markdownPath } from './markdown-path.ts';

it.each([
  ['/', '/index.md'],
  ['/docs/iiif', '/docs/iiif.md'],
  ['/docs/iiif/', '/docs/iiif.md'],
  ['/docs/iiif.html', '/docs/iiif.md'],
])('%s has its Markdown at %s', (page, markdown) => {
  expect(markdownPath(page)).toBe(markdown);
  expect(markdownPath(`/developers${page}`, '/developers/')).toBe(`/developers${markdown}`);
});
