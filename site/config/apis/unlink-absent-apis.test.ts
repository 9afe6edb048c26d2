import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { absentLinks, unlinkAbsentApis } from './unlink-absent-apis';

const text = (value: string) => ({ type: 'text' as const, value });
const link = (url: string, ...children: ReturnType<typeof text>[]) => ({
  type: 'link' as const,
  url,
  children,
});

it('keeps the words of links to the reference of an absent API', () => {
  const kept = [
    link('/api/catalogue#getWorks', text('works')),
    link('/api/pictures.md', text('pictures')),
    link('/docs/content', text('content')),
  ];
  const absent = [
    link('/api/content#getArticles', text('all '), text('articles')),
    link('/api/content.openapi.yaml', text('its file')),
  ];
  const root: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [text('See '), ...absent, ...kept] }],
  };
  unlinkAbsentApis(fenwick)(root);
  expect(root.children).toEqual([
    {
      type: 'paragraph',
      children: [text('See '), text('all '), text('articles'), text('its file'), ...kept],
    },
  ]);
});

it('finds them in the text of a guide', () => {
  const guide =
    'See [works](/api/catalogue#getWorks), [articles](/api/content#getArticles) and [a file](/api/content.openapi.yaml).';
  expect(absentLinks(guide, fenwick)).toEqual([
    '/api/content#getArticles',
    '/api/content.openapi.yaml',
  ]);
});
