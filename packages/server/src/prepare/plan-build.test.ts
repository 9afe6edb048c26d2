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
