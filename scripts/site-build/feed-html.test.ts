import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalFolder } from '@portal/sample';
import { expect, it } from 'vitest';
import { feedHtml } from './feed-html.ts';

const site = 'https://museum.example/developers';

it.each([
  ['[A](/api/a#b)', `${site}/api/a#b`],
  ['[A](#b)', `${site}/docs/changelog#b`],
  ['[A](https://a.example/)', 'https://a.example/'],
])('%s leads to %s', (notes, address) => {
  expect(feedHtml(notes, site, '/docs/changelog')).toBe(`<p><a href="${address}">A</a></p>`);
});

it('leaves no Markdown and no other link in the changes of the sample', () => {
  const html = feedHtml(
    readFileSync(join(portalFolder, 'CHANGELOG.md'), 'utf8'),
    site,
    '/docs/changelog',
  );
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  expect(html).not.toContain('](');
});
