import { expect, it } from 'vitest';
import { decode, encode, encodeAlso } from './percent-encoding.ts';

it.each([
  ['a b', '', 'a%20b'],
  ["farrier's", '', 'farrier%27s'],
  ['pct:1,2', ':,', 'pct:1,2'],
  ['é', ':,', '%C3%A9'],
  ['100%', '', '100%25'],
  ['\ud800', '', '%EF%BF%BD'],
])('encodes %j, keeping %j', (text, keep, encoded) => {
  expect(encode(text, keep)).toBe(encoded);
});

it('encodes one more character, but never inside an escape', () => {
  expect(encodeAlso('a.2%2E', '.')).toBe('a%2E2%2E');
  expect(encodeAlso('%F2F', 'F')).toBe('%F2%46');
});

it.each([
  ['a%20b', false, 'a b'],
  ['a+b', false, 'a+b'],
  ['a+b', true, 'a b'],
  ['%C3%A9%f0%9f%90%8e', false, 'é\u{1f40e}'],
])('decodes %j', (raw, plusIsSpace, text) => {
  expect(decode(raw, plusIsSpace)).toMatchObject({ text, malformed: [] });
});

it.each([
  ['100%', '100%', [3]],
  ['%zz%41', '%zzA', [0]],
  ['%C3', '%C3', [0]],
  ['%80%C3%41', '%80%C3A', [0, 3]],
])('keeps what is not an escape: %j', (raw, text, malformed) => {
  expect(decode(raw)).toMatchObject({ text, malformed });
});

it('remembers where each character came from', () => {
  const { at } = decode('a%20é%C3%A9');
  expect([0, 1, 2, 3, 4].map(at)).toEqual([0, 1, 4, 5, 11]);
  expect([0, 4].map(decode('text').at)).toEqual([0, 4]);
});
