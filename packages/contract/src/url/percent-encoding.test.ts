import { expect, it } from 'vitest';
import { decode, encode, encodeAlso, wholeText } from './percent-encoding.ts';

it.each([
  ['a b', '', 'a%20b'],
  ["farrier's", '', 'farrier%27s'],
  ['pct:1,2', ':,', 'pct:1,2'],
  ['é', ':,', '%C3%A9'],
  ['100%', '', '100%25'],
  ['\ud800', '', '%EF%BF%BD'],
  ['\u{1f40e}', '', '%F0%9F%90%8E'],
  ["'", "'", '%27'],
  ['Ã©', 'Ã©', '%C3%83%C2%A9'],
  ['a-._~!*()', '', 'a-._~!*()'],
  ['\u007f\t', '\u007f\t', '\u007f\t'],
])('encodes %j, keeping %j', (text, keep, encoded) => {
  expect(encode(text, keep)).toBe(encoded);
});

it('encodes one more character, but never inside an escape', () => {
  expect(encodeAlso('a.2%2E', '.')).toBe('a%2E2%2E');
  expect(encodeAlso('%F2F', 'F')).toBe('%F2%46');
  expect(encodeAlso('a\tb', '\t')).toBe('a%09b');
});

it.each([
  ['a%20b', false, 'a b'],
  ['a+b', false, 'a+b'],
  ['a+b', true, 'a b'],
  ['%C3%A9%f0%9f%90%8e', false, 'é\u{1f40e}'],
  ['%E2%82%AC1', false, '€1'],
  ['%7F%C2%80%DF%BF%E0%A0%80', false, '\u007f\u0080\u07ff\u0800'],
  ['%EF%BF%BD%F0%90%80%80', false, '\ufffd\u{10000}'],
  ['a+%2B', true, 'a +'],
])('decodes %j', (raw, plusIsSpace, text) => {
  expect(decode(raw, plusIsSpace)).toMatchObject({ text, malformed: [] });
});

it.each([
  ['100%', '100%', [3]],
  ['%zz%41', '%zzA', [0]],
  ['%C3', '%C3', [0]],
  ['%80%C3%41', '%80%C3A', [0, 3]],
  ['a%4', 'a%4', [1]],
  ['%%41', '%A', [0]],
  ['+%', '+%', [1]],
])('keeps what is not an escape: %j', (raw, text, malformed) => {
  expect(decode(raw)).toMatchObject({ text, malformed });
});

it('remembers where each character came from', () => {
  const { at } = decode('a%20é%C3%A9');
  expect([0, 1, 2, 3, 4].map(at)).toEqual([0, 1, 4, 5, 11]);
  expect([0, 4].map(decode('text').at)).toEqual([0, 4]);
});

it('replaces only halves of surrogate pairs', () => {
  expect(wholeText('a\ud800b\u{1f40e}\udc0e')).toBe('a\ufffdb\u{1f40e}\ufffd');
});
