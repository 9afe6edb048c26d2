import { expect, it } from 'vitest';
import { liveHostHere } from './live-host-here';

const siteUrl = 'https://museum.example/developers';

it.each([
  [siteUrl, 'http://localhost:3000/', 'http://localhost:3000'],
  [siteUrl, 'http://localhost:3000/a/', 'http://localhost:3000/a'],
  [`${siteUrl}/files`, 'http://localhost:3000/a', 'http://localhost:3000/a/files'],
])('%s as a part of the portal, read at %s, is %s', (liveHost, here, address) => {
  expect(liveHostHere({ liveHost, isHere: true }, siteUrl, here)).toBe(address);
});

it.each([siteUrl, `${siteUrl}/files`, 'https://api.museum.example/v1'])(
  '%s as a separate service stays where it is',
  (liveHost) => {
    expect(liveHostHere({ liveHost }, siteUrl, 'http://localhost:3000/')).toBe(liveHost);
  },
);

it('is undefined if there is no live service', () => {
  expect(liveHostHere({}, siteUrl, 'http://localhost:3000/')).toBeUndefined();
});
