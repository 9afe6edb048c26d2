import { expect, test } from 'vitest';
import { planBuild } from './plan-build.ts';

function plan(files: string[], redirects: Record<string, string> = {}) {
  return planBuild(
    files,
    Object.entries(redirects).map(([file, refreshTo]) => ({ file, refreshTo })),
  );
}

test('pages are served at their clean path, other files under their name', () => {
  const { served, notFound } = plan(['404.html', 'docs/iiif.html', 'index.html', 'robots.txt']);
  expect([...served]).toEqual([
    ['/docs/iiif', 'docs/iiif.html'],
    ['/', 'index.html'],
    ['/robots.txt', 'robots.txt'],
  ]);
  expect(notFound).toBe('404.html');
});

test('a redirect page is a redirect, not a page', () => {
  const { redirects, served } = plan(['docs/index.html'], { 'docs/index.html': '/docs/catalogue' });
  expect(redirects).toEqual([{ from: '/docs', to: '/docs/catalogue' }]);
  expect(served.size).toBe(0);
});

test.each([
  '/docs?from=/c',
  '/docs#c',
  '/docs/c',
  'https://museum.example/c',
  'http://museum.example',
])('a page may redirect to %s', (to) => {
  expect(plan(['c.html'], { 'c.html': to }).redirects).toEqual([{ from: '/c', to }]);
});

test.each([
  ['//example.org', 'neither a path'],
  ['/\\example.org', 'neither a path'],
  ['docs', 'neither a path'],
  ['see https://museum.example', 'neither a path'],
  ['see /docs', 'neither a path'],
  ['https:museum.example', 'neither a path'],
  ['/c', 'the same page'],
  ['/c#part', 'the same page'],
  ['/c/index.html?x=1#part?', 'the same page'],
])('a page may not redirect to %s', (to, problem) => {
  expect(() => plan(['c.html'], { 'c.html': to })).toThrow(problem);
});

test('a page of a site below a path may redirect to another site', () => {
  const pages = [{ file: 'c.html', refreshTo: 'https://museum.example/' }];
  expect(planBuild(['c.html'], pages, '/developers/').redirects).toEqual([
    { from: '/', to: '/developers/' },
    { from: '/developers/c', to: 'https://museum.example/' },
  ]);
});

test('every ambiguity is reported at once', () => {
  const attempt = () =>
    plan(['a.html', 'a/index.html', 'b.html', 'c.html', 'd.html'], {
      'b.html': '//example.org/',
      'c.html': '/c/?x=1',
      'd.html': 'javascript:go()',
    });
  expect(attempt).toThrow(
    [
      'This build cannot be served:',
      '- a.html and a/index.html would both be /a',
      '- b.html redirects to "//example.org/", which is neither a path of this site nor a web address',
      '- c.html redirects to "/c/?x=1", which is the same page',
      '- d.html redirects to "javascript:go()", which is neither a path of this site nor a web address',
    ].join('\n'),
  );
});
