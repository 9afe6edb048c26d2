import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { ReferenceContent } from '@portal/reference/plugin';
import { describe, expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { listPages } from './list-pages';

function page(permalink: string, words: { title?: string; description?: string }) {
  return { type: 'mdx', permalink, source: `${permalink}.mdx`, frontMatter: words, ...words };
}

function docs(...pages: ReturnType<typeof page>[]): DocsContent {
  return { loadedVersions: [{ docs: pages }] } as unknown as DocsContent;
}

function pages(...all: unknown[]): PagesContent {
  return all as PagesContent;
}

function reference(path: string): ReferenceContent['pages'][number] {
  return { apiId: 'text', path, title: 'Text API', description: 'Books.', baseUrl: '' };
}

describe('listPages', () => {
  it('lists written and component pages by address', () => {
    const listed = listPages(fenwick, {
      docs: docs(page('/docs/iiif', { title: 'IIIF', description: 'Pictures.' })),
      pages: pages(page('/about', { title: 'About', description: 'Words.' }), { type: 'jsx' }),
      reference: { pages: [reference('/api/text')] },
    });
    expect(listed.map(({ path }) => path)).toEqual([
      '/',
      '/about',
      '/api/text',
      '/docs/iiif',
      '/sandbox',
      '/search',
    ]);
    expect(listed[2]).toEqual({ path: '/api/text', title: 'Text API', description: 'Books.' });
    expect(listed[3]).toEqual({ path: '/docs/iiif', title: 'IIIF', description: 'Pictures.' });
  });

  it('lists pages by their paths within the site, wherever that is', () => {
    const words = { title: 'A', description: 'B.' };
    const below = { ...fenwick, basePath: '/developers/' };
    const listed = listPages(below, {
      docs: docs(page('/developers/docs/iiif', words)),
      pages: pages(page('/developers/about', words)),
      reference: { pages: [reference('/developers/api/text')] },
    });
    expect(listed.map(({ path }) => path)).toEqual([
      ...['/', '/about', '/api/text', '/docs/iiif', '/sandbox', '/search'],
    ]);
  });

  it('names every page without a title or a description', () => {
    const list = () =>
      listPages(fenwick, {
        docs: docs(page('/docs/a', { title: 'A' })),
        pages: pages(page('/b', { description: 'B.' })),
        reference: { pages: [] },
      });
    expect(list).toThrow(/\/docs\/a\.mdx\n.*\/b\.mdx/);
  });
});
