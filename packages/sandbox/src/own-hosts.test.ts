import { expect, it } from 'vitest';
import { pathOnOwnHost, withOwnHosts } from './own-hosts.ts';

const record = { id: 'https://iiif.example.org/image/a', also: ['https://images.example.org/b'] };
const json = JSON.stringify([record, record]);

it.each([
  'http://localhost:3000/sandbox',
  'https://portal.example/sandbox',
  // The server rejects all of these as origins.
  "http://$'/sandbox",
  'http://$&$`$$$1/sandbox',
  'http://a"b\\c\n\u2028/sandbox',
])('%j is inserted literally, and the text stays JSON', (base) => {
  const own = { id: `${base}/image/a`, also: [`${base}/editorial-images/b`] };
  expect(JSON.parse(withOwnHosts(json, base))).toEqual([own, own]);
});

it.each([
  ['https://iiif.example.org/image/a', '/image/a'],
  ['https://images.example.org/b.jpg?rect=1', '/editorial-images/b.jpg?rect=1'],
  ['https://iiif.example.org', undefined],
  ['https://iiif.example.org.evil.example/image/a', undefined],
  ['https://example.org/https://iiif.example.org/', undefined],
])('%s is served at %s', (address, path) => {
  expect(pathOnOwnHost(address)).toBe(path);
});
