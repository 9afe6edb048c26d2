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
  'https://images.example.organisation/x',
  'https://images.example.org.uk',
  'https://iiif.example.org-x.example/image/a',
  'https://iiif.example.org_x/image/a',
  'https://iiif.example.org:8080/image/a',
  'https://iiif.example.org@example.com',
  'https://iiif.example.orgä/image/a',
  'https://iiifxexample.org/image/a',
  'http://iiif.example.org/image/a',
  'https://example.org/image/a',
])('%s is another host, and stays', (address) => {
  const text = JSON.stringify({ address });
  expect(withOwnHosts(text, 'https://portal.example/sandbox')).toBe(text);
});

it.each(['', '/', '?a=1', '#a', '. Next', ', and', ')', '" b', ': see'])(
  'a host followed by %j is replaced',
  (rest) => {
    const text = JSON.stringify([`at https://iiif.example.org${rest}`]);
    expect(JSON.parse(withOwnHosts(text, 'https://portal.example/sandbox'))).toEqual([
      `at https://portal.example/sandbox${rest}`,
    ]);
  },
);

it.each([
  ['https://iiif.example.org/image/a', '/image/a'],
  ['https://images.example.org/b.jpg?rect=1', '/editorial-images/b.jpg?rect=1'],
  ['https://iiif.example.org', undefined],
  ['https://iiif.example.org.evil.example/image/a', undefined],
  ['https://example.org/https://iiif.example.org/', undefined],
])('%s is served at %s', (address, path) => {
  expect(pathOnOwnHost(address)).toBe(path);
});
