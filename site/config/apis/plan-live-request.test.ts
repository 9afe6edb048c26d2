import { loadApis } from '@portal/contract/node';
import type { LiveRequest, Portal } from '@portal/portal';
import { readPortal } from '@portal/portal/node';
import { portalFolder } from '@portal/sample';
import { expect, it } from 'vitest';
import { describedApis } from './described-apis';
import { planLiveRequest } from './plan-live-request';

const portal = await readPortal(portalFolder);
const apis = await loadApis(describedApis(portal));
const live: LiveRequest = {
  ...{ label: 'Find', suggestions: ['moon'], api: 'catalogue', operation: 'getImages' },
  ...{ parameter: 'query', values: { pageSize: 6 } },
  answer: { results: 'results', picture: 'thumbnail.url', title: 'source.title' },
};
const planOf = (change: Partial<LiveRequest>) =>
  planLiveRequest(
    { ...portal, home: { ...portal.home, live: { ...live, ...change } } } as Portal,
    apis,
  );

it('knows the addresses of the request and of its console before a word is typed', () => {
  expect(planOf({})).toMatchObject({
    target: '/catalogue/v2/images?query={word}&pageSize=6',
    console: '/api/catalogue?op=getImages&query={word}&pageSize=6#getImages',
  });
});

it('is undefined if the portal has none', () => {
  const { live: _, ...home } = portal.home;
  expect(planLiveRequest({ ...portal, home }, apis)).toBeUndefined();
});

it.each<[Partial<LiveRequest>, RegExp]>([
  [{ operation: 'getPictures' }, /home\.live\.operation must be .*getImages.*found "getPictures"/],
  [{ parameter: 'q' }, /home\.live\.parameter must be .*\(.*query.*\); found "q"/],
  [{ parameter: 'colors' }, /home\.live\.parameter must be .*; found "colors"/],
  [{ values: { pageSize: 1000 } }, /home\.live\.values cannot be sent: .*pageSize/],
  [{ values: { pagesize: 6 } }, /home\.live\.values cannot be sent: .*pagesize/],
])('with %j the build stops: %s', (change, message) => {
  expect(() => planOf(change)).toThrow(message);
});
