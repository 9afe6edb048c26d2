import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs//', '/docs'],
  ['/docs/iiif.html', '/docs/iiif'],
  ['/docs/iiif.html/', '/docs/iiif'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/index.html', '/'],
  ['/docs/index', '/docs'],
  ['/docs/index/', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/index/index.html', '/docs'],
  ['/docs/reindex', '/docs/reindex'],
  ['/docs/index-of-examples', '/docs/index-of-examples'],
  ['/docs/html', '/docs/html'],
  ['/docs/v2.1', '/docs/v2.1'],
  ['docs/iiif.html', '/docs/iiif'],
])('%j becomes %j', (given, want) => {
  expect(canonicalPath(given)).toBe(want);
});

test.each(['//', '//example.org', '///example.org/', '/\\example.org', '//index.html'])(
  '%j never becomes the address of another host',
  (given) => {
    expect(canonicalPath(given)).toMatch(/^\/(?![/\\])/);
  },
);

test('a canonical path is unchanged', () => {
  const once = canonicalPath('/a/index.html.html/index/');
  expect(once).toBe('/a');
  expect(canonicalPath(once)).toBe(once);
});
