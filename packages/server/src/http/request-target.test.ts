import { longestAddress } from '@portal/sandbox/http';
import { expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

test.each([
  ['/docs/iiif', '/docs/iiif', ''],
  ['/docs/iiif?q=a/../b%2F', '/docs/iiif', '?q=a/../b%2F'],
  ['/docs/caf%C3%A9', '/docs/café', ''],
  ['/docs/a%20b?', '/docs/a b', '?'],
  ['http://portal.example/docs?x=1', '/docs', '?x=1'],
  ['http://portal.example', '/', ''],
  ['/docs#part?x', '/docs', ''],
  ['/docs/...', '/docs/...', ''],
  ['/docs/..a', '/docs/..a', ''],
])('%j is read', (sent, path, query) => {
  expect(readTarget(sent)).toEqual({ type: 'target', path, query });
});

test.each([
  '/%',
  '/%zz',
  '/%C3%28',
  '/docs%2Fiiif',
  '/docs%2fiiif',
  '/docs%5Ciiif',
  '/docs\\iiif',
  '/docs%00',
  '/..',
  '/docs/../secret',
  '/docs/%2e%2E/secret',
  '/.%2e/secret',
  'http://portal.example/../secret',
])('%j is refused', (sent) => {
  expect(readTarget(sent)).toMatchObject({ type: 'problem', status: 400 });
});

test('the longest address is accepted, and one more character is refused', () => {
  const longest = `/${'a'.repeat(longestAddress - 1)}`;
  expect(longest).toHaveLength(8192);
  expect(readTarget(longest)).toMatchObject({ type: 'target' });
  expect(readTarget(`${longest}a`)).toMatchObject({ type: 'problem', status: 414 });
});
