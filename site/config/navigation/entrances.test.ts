import { expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { entrances } from './entrances';

const listed = (...paths: string[]) =>
  paths.map((path) => ({ path, title: `Title of ${path}`, description: '' }));

const pages = listed(
  ...['/docs/start', '/docs/other', '/docs/examples', '/docs/api', '/', '/search'],
  ...['/api/catalogue', '/api/pictures'],
);

const pathsOf = (portal: Parameters<typeof entrances>[0], among = pages) =>
  entrances(portal, among).map(({ path }) => path);

it('are the home page, the guides, the examples and the overview of the APIs', () => {
  const portal = { ...fenwick, examples: '/docs/examples' };
  expect(pathsOf(portal)).toEqual(['/', '/docs/start', '/docs/examples', '/docs/api']);
});

it('are the references themselves if no page covers all of them', () => {
  const sidebar = ['start', { label: 'References', entries: 'apis' as const }];
  expect(pathsOf({ ...fenwick, sidebar })).toEqual([
    ...['/', '/docs/start', '/api/catalogue', '/api/pictures'],
  ]);
});

it('have the titles of their pages and nothing else, since they are part of every script', () => {
  expect(entrances(fenwick, listed('/'))).toEqual([{ path: '/', title: 'Title of /' }]);
});
