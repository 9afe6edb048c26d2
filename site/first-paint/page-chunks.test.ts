import { simpleHash } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { pageChunks } from './page-chunks';

const plugin = { name: 'docs', id: 'default' };
const routes: Parameters<typeof pageChunks>[0] = [
  { path: '/d/', component: '@home', exact: true, context: { plugin: '@plugin' } },
  {
    path: '/d/docs',
    component: '@root',
    plugin,
    routes: [
      {
        path: '/d/docs',
        component: '@version',
        modules: { sidebar: '@sidebar' },
        routes: [
          { path: '/d/docs', component: '@item', exact: true, modules: { content: '@index' } },
          {
            path: '/d/docs/a',
            component: '@item',
            exact: true,
            props: { one: 1 },
            modules: {
              content: { __import: true, path: '@a', query: { short: 'true' } },
              items: [{ first: '@first' }],
            },
          },
        ],
      },
    ],
  },
];
const namesOf = (path: string) => pageChunks(routes, path);

it('names what every route above a page loads, and the page’s own', () => {
  const names = namesOf('/d/docs/a');
  const known = ['@root', '@version', '@sidebar', '@item', '@a?short=true', '@first'];
  for (const module of known) expect(names).toContain(simpleHash(module, 8));
  expect(names).not.toContain(simpleHash('@index', 8));
  // One more for its props.
  expect(names).toHaveLength(known.length + 1);
});

it('knows a page that has the address of its folder', () => {
  expect(namesOf('/d/docs')).toContain(simpleHash('@index', 8));
  expect(namesOf('/d/')).toEqual(['@home', '@plugin'].map((module) => simpleHash(module, 8)));
});

it('names nothing for a page without a route', () => {
  expect(namesOf('/d/404.html')).toEqual([]);
});
