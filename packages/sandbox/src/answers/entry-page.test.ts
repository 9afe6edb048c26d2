import { expect, it } from 'vitest';
import { entryPage } from './entry-page.ts';

const entryPoints = [
  { title: 'Boats & ropes', entries: [{ path: '/boats?query=<b>&page=1', shows: 'boats "<b>"' }] },
];

it('links the given requests, below the mount', () => {
  const { status, body } = entryPage('/developers/sandbox', entryPoints);
  expect(status).toBe(200);
  expect(body).toContain('<h2>Boats &amp; ropes</h2>');
  expect(body).toContain('<a href="/developers/sandbox/boats?query=&lt;b&gt;&amp;page=1">');
  expect(body).toContain('boats &quot;&lt;b&gt;&quot;</li>');
});

it('suggests nothing if there are no entry points', () => {
  const { body } = entryPage('/sandbox', []);
  expect(body).toContain('<h1>The sandbox</h1>');
  expect(body).not.toContain('<a ');
});
