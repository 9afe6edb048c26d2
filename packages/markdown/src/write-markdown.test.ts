import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './folder.fixture.ts';
import { sidebarSections } from './sidebar-sections.ts';
import { type MarkdownPlan, writeMarkdown } from './write-markdown.ts';

function page(title: string): string {
  return `<title>x</title><meta name="description" content="About ${title}"><main><h1>${title}</h1></main>`;
}

const plan: MarkdownPlan = {
  siteUrl: 'https://a.example',
  words: { title: 'A', summary: 'All of A.', notes: ['No key.'] },
  sections: sidebarSections([
    'start',
    {
      type: 'category',
      label: 'More to read',
      link: { type: 'doc', id: 'more/index' },
      items: ['iiif'],
    },
    {
      type: 'category',
      label: 'References',
      items: [{ type: 'link', label: 'C', href: '/api/c' }],
    },
  ]),
  apis: [],
  changelog: {
    markdown: '## Unreleased\n\n- x\n',
    path: '/docs/changelog',
    place: {
      title: 'Changes',
      author: 'A',
      latest: '2026-11-15',
      toHtml: (notes: string) => notes,
    },
  },
};

it('gives each page its Markdown and lists them in sidebar order', async () => {
  const dir = await folderOf({
    'index.html': page('Home'),
    'docs/iiif.html': page('Pictures'),
    'docs/more.html': page('More'),
    'docs/start.html': page('Start'),
    'docs/old.html': '<meta http-equiv="refresh" content="0; url=/docs/iiif"><main></main>',
    'api/c.html': page('C'),
    'api/c.md': '# C, by its own hand\n',
    '404.html': page('Not found'),
    'search.html': page('Search'),
  });
  const read = (name: string) => readFile(join(dir, name), 'utf8');

  const paths = await writeMarkdown(dir, plan);

  expect(paths).toEqual(['/api/c', '/docs/iiif', '/docs/more', '/docs/start', '/', '/search']);
  expect(await read('index.md')).toBe('# Home\n\nThis page: <https://a.example/>\n');
  expect(await read('api/c.md')).toBe('# C, by its own hand\n');
  expect(await read('llms.txt')).toBe(`# A

> All of A.

No key.

## Start here

- [Start](https://a.example/docs/start.md): About Start

## More to read

- [More](https://a.example/docs/more.md): About More
- [Pictures](https://a.example/docs/iiif.md): About Pictures

## References

- [C](https://a.example/api/c.md): About C

## More

- [Home](https://a.example/index.md): About Home
- [Search](https://a.example/search.md): About Search
`);
  const full = await read('llms-full.txt');
  const order = ['# Start', '# More', '# Pictures', '# C, by', '# Home'].map((h) =>
    full.indexOf(h),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(JSON.parse(await read('.well-known/api-catalog'))).toEqual({ linkset: [] });
  expect(await read('docs/changelog.atom')).toContain('<title>Unreleased</title>');
});
