import { expect, it } from 'vitest';
import { liveHostHere } from './live-host-here';

const siteUrl = 'https://museum.example/developers';

it.each([
  [siteUrl, 'http://localhost:3000/', 'http://localhost:3000'],
  [siteUrl, 'http://localhost:3000/a/', 'http://localhost:3000/a'],
  [`${siteUrl}/files`, 'http://localhost:3000/a', 'http://localhost:3000/a/files'],
  [`${siteUrl}-two`, 'http://localhost:3000/', `${siteUrl}-two`],
  ['https://museum.example', 'http://localhost:3000/', 'https://museum.example'],
  ['https://api.museum.example/v1', 'http://localhost:3000/', 'https://api.museum.example/v1'],
  [undefined, 'http://localhost:3000/', undefined],
])('%s, read at %s, is %s', (liveHost, here, address) => {
  expect(liveHostHere(liveHost, siteUrl, here)).toBe(address);
});
