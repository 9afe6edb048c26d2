import { expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { docsSidebar } from './sidebar';

const reference = (label: string, id: string) => ({ type: 'link', label, href: `/api/${id}` });

it('consists of pages, links and groups, in the order of the portal', () => {
  const sidebar = docsSidebar({
    ...fenwick,
    sidebar: [
      'start',
      { label: 'Search', to: '/search' },
      { label: 'More', isOpen: true, entries: ['a', { label: 'Deep', page: 'b', entries: ['c'] }] },
    ],
  });
  const page = (id: string) => ({ type: 'doc', id });
  expect(sidebar).toEqual([
    page('start'),
    { type: 'link', label: 'Search', href: '/search' },
    {
      type: 'category',
      label: 'More',
      collapsed: false,
      items: [page('a'), { type: 'category', label: 'Deep', link: page('b'), items: [page('c')] }],
    },
  ]);
});

it('lists the references of the APIs that have one', () => {
  expect(docsSidebar(fenwick)[1]).toEqual({
    type: 'category',
    label: 'References',
    link: { type: 'doc', id: 'api' },
    items: [reference('Catalogue API', 'catalogue'), reference('Pictures API', 'pictures')],
  });
});

it('follows the order and the names of the APIs', () => {
  const [first, second] = fenwick.apis;
  const apis = [second, first].flatMap((api) => (api ? [{ ...api, label: `${api.id}!` }] : []));
  expect(docsSidebar({ ...fenwick, apis })[1]).toMatchObject({
    items: [reference('pictures! API', 'pictures'), reference('catalogue! API', 'catalogue')],
  });
});
