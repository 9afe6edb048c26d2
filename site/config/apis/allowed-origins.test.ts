import type { Portal } from '@portal/portal';
import { expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { connectOrigins, pictureOrigins } from './allowed-origins';

const live = 'https://api.fenwick.example';

function withHosts(hosts: NonNullable<Portal['hosts']>, ...liveHosts: string[]): Portal {
  const [first] = fenwick.apis;
  if (!first) throw new Error('The portal has no API.');
  return { ...fenwick, hosts, apis: liveHosts.map((liveHost) => ({ ...first, liveHost })) };
}

it('are those of the live services, for calls and pictures', () => {
  expect(connectOrigins(fenwick)).toEqual([live]);
  expect(pictureOrigins(fenwick)).toEqual([live]);
});

it('are none if every API is in the sandbox', () => {
  const apis = fenwick.apis.filter(({ liveHost }) => liveHost === undefined);
  expect(apis.length).toBeGreaterThan(0);
  expect(connectOrigins({ ...fenwick, apis })).toEqual([]);
  expect(pictureOrigins({ ...fenwick, apis })).toEqual([]);
});

it('separate hosts of pictures from hosts of downloads', () => {
  const hosts = {
    pictures: ['https://images.fenwick.example'],
    downloads: ['https://data.fenwick.example'],
  };
  const portal = withHosts(hosts, live);
  expect(connectOrigins(portal)).toEqual([live, 'https://data.fenwick.example']);
  expect(pictureOrigins(portal)).toEqual([live, 'https://images.fenwick.example']);
});

it('have no path and occur once', () => {
  const portal = withHosts({ pictures: [live], downloads: [live] }, `${live}/open`, live);
  expect(connectOrigins(portal)).toEqual([live]);
  expect(pictureOrigins(portal)).toEqual([live]);
});

it('leave out services that are part of the portal, but not others on its origin', () => {
  const [first] = fenwick.apis;
  if (!first) throw new Error('The portal has no API.');
  const here = { ...first, liveHost: fenwick.siteUrl, isHere: true };
  expect(connectOrigins({ ...fenwick, apis: [here] })).toEqual([]);
  expect(connectOrigins(withHosts({}, `${fenwick.origin}/api`))).toEqual([fenwick.origin]);
});

it('contain nothing that has a meaning in a policy', () => {
  expect(connectOrigins(withHosts({}, 'https://x;sandbox/v1', 'https://*/v1'))).toEqual([]);
});
