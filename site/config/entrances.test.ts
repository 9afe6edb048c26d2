import { expect, it } from 'vitest';
import { entrances } from './entrances';
import { fenwick } from './portal.fixture';

it('are the home page, the guides, the examples and the overview of the APIs', () => {
  expect(entrances({ ...fenwick, examples: '/docs/examples' })).toEqual([
    '/',
    '/docs/start',
    '/docs/examples',
    '/docs/api',
  ]);
});

it('are the references themselves where no page is about all of them', () => {
  const sidebar = ['start', { label: 'References', entries: 'apis' as const }];
  expect(entrances({ ...fenwick, sidebar })).toEqual([
    '/',
    '/docs/start',
    '/api/catalogue',
    '/api/pictures',
  ]);
});
