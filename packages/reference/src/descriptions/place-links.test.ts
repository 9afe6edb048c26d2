import { expect, it } from 'vitest';
import { placeLink } from './place-links.ts';

const site = {
  siteUrl: 'https://museum.example/dev',
  hasPage: (path: string) => ['/', '/docs/start', '/logo.png'].includes(path),
  isAbsent: (path: string) => path === '/api/gone',
};

it.each<[address: string, alone: string | undefined, beside: string | undefined]>([
  ['/docs/start', '/docs/start', '/docs/start'],
  ['/docs/start?a=b#c', '/docs/start?a=b#c', '/docs/start?a=b#c'],
  ['/docs/currencies', undefined, 'https://bank.example/docs/currencies'],
  ['/api/gone', undefined, undefined],
  ['currencies', undefined, 'https://bank.example/help/currencies'],
  ['../a b', undefined, 'https://bank.example/a%20b'],
  ['{base}/a', undefined, 'https://bank.example/help/%7Bbase%7D/a'],
  ['', undefined, 'https://bank.example/help/'],
  ['www.bank.example', undefined, undefined],
  ['#section/a', '#section/a', '#section/a'],
  ['?page=2', '?page=2', '?page=2'],
  ['//bank.example/a', '//bank.example/a', '//bank.example/a'],
  ['mailto:a@bank.example', 'mailto:a@bank.example', 'mailto:a@bank.example'],
  ['https://bank.example/a', 'https://bank.example/a', 'https://bank.example/a'],
  ['https://{host}/a', 'https://{host}/a', 'https://{host}/a'],
  ['http://[::1', undefined, undefined],
  ['https://museum.example/dev', 'https://museum.example/dev', 'https://museum.example/dev'],
  ['https://museum.example/dev/old', undefined, undefined],
  ['https://museum.example/old', 'https://museum.example/old', 'https://museum.example/old'],
])('%s leads to %s alone, and to %s beside a page of its own site', (address, alone, beside) => {
  expect(placeLink(address, site)).toBe(alone);
  expect(placeLink(address, { ...site, homepage: 'https://bank.example/help/' })).toBe(beside);
});

it('makes no link to a page that this site lacks of one relative to this site', () => {
  const homepage = 'https://museum.example/dev/';
  expect(placeLink('/old', { ...site, homepage })).toBe('https://museum.example/old');
  expect(placeLink('old', { ...site, homepage })).toBeUndefined();
});
