import { expect, it } from 'vitest';
import { pictureWay, webAddress } from './outside-link.ts';

it.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['HTTP://example.org', 'http://example.org/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<script>', undefined],
  ['//example.org', undefined],
  [' https://example.org', undefined],
  ['https://', undefined],
  ['see https://example.org', undefined],
  [42, undefined],
])('%s', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

it('loads pictures only from known hosts', () => {
  const way = (address: string) =>
    pictureWay(address, 'https://docs.example.org', ['https://api.example.org']);
  expect(way('https://docs.example.org/sandbox/a.jpg')).toBe('direct');
  expect(way('https://api.example.org/a.jpg')).toBe('transport');
  expect(way('https://elsewhere.example.com/a.jpg')).toBe('link');
  expect(way('javascript:alert(1)')).toBe('link');
});
