import { expect, it } from 'vitest';
import { uriOf } from './uri-of.ts';

it.each([
  ['http://a.test/b?q=white%20wine', 'http://a.test/b?q=white%20wine'],
  ['http://a.test/b?q=a|b\\c#here', 'http://a.test/b?q=a%7Cb%5Cc'],
  ['http://a.test/%zz?q=100%', 'http://a.test/%25zz?q=100%25'],
  ['http://a.test/b?q=5%a', 'http://a.test/b?q=5%25a'],
])('%s', (address, uri) => {
  expect(uriOf(new URL(address))).toBe(uri);
});
