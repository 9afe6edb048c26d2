import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fenwick } from '../../site/config/portal.fixture.ts';
import { folders } from '../bootstrap/paths.mjs';
import { sandboxOptions } from './sandbox-options.ts';

it('are none for a portal without a sandbox', () => {
  const apis = fenwick.apis.map(({ sandbox: _, ...api }) => api);
  expect(sandboxOptions({ ...fenwick, apis })).toBeUndefined();
});

it('name the APIs that use the sandbox, and describe those that have a description', () => {
  const live = { id: 'live', label: 'Live', basePath: '', segments: ['live'], guideHost: '' };
  const portal = { ...fenwick, apis: [...fenwick.apis, live] };
  expect(sandboxOptions(portal)).toMatchObject({
    apis: [
      {
        id: 'catalogue',
        file: '/portals/fenwick/apis/catalogue.yaml',
        basePath: '/catalogue/v2',
      },
      { id: 'pictures', file: '/portals/fenwick/apis/pictures.yaml', basePath: '' },
    ],
    services: { catalogue: 'catalogue', pictures: 'iiif', datasets: 'datasets' },
    collection: folders.collection,
  });
});

it.each([
  ['/', '/sandbox'],
  ['/developers/', '/developers/sandbox'],
])('below %s are mounted at %s', (basePath, mount) => {
  expect(sandboxOptions({ ...fenwick, basePath })?.mount).toBe(mount);
});

it('suggest only requests that the sandbox answers', () => {
  const entries = ['/image/a/info.json', '/elsewhere/1'].map((path) => ({ path, shows: path }));
  const sandboxPage = { description: '', lead: '', entryPoints: [{ title: 'All', entries }] };
  expect(sandboxOptions({ ...fenwick, sandboxPage })?.entryPoints).toEqual([
    { title: 'All', entries: entries.slice(0, 1) },
  ]);
});

it('need no collection for a portal whose own handlers answer', () => {
  const [api] = fenwick.apis;
  const apis = api ? [{ ...api, sandbox: 'own' as const }] : [];
  const options = sandboxOptions({ ...fenwick, apis });
  expect(options).toMatchObject({
    services: {},
    handlers: { file: join(folders.portal, 'sandbox.ts'), apis: ['catalogue'] },
  });
  expect(options).not.toHaveProperty('collection');
});
