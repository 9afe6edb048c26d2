import { expect, it } from 'vitest';
import { sizeInWords, timeInWords, waitInWords } from './sizes-and-times.ts';

const now = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

it.each([
  ['1', '1 second'],
  ['0', '0 seconds'],
  [' 119 ', '119 seconds'],
  ['120', '2 minutes'],
  ['130', '3 minutes'],
  ['7200', '2 hours'],
  ['Wed, 21 Oct 2026 07:28:30 GMT', '30 seconds'],
  ['Wed, 21 Oct 2026 07:00:00 GMT', '0 seconds'],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
])('reads %o as %o', (header, words) => {
  expect(waitInWords(header, now)).toBe(words);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9949, '9.9 kB'],
  [9960, '10 kB'],
  [999_499, '999 kB'],
  [999_600, '1.0 MB'],
  [34e6, '34 MB'],
  [2.5e15, '2500 TB'],
  [-1, 'unknown size'],
  [Number.NaN, 'unknown size'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

it.each([
  [0.4, '0 ms'],
  [340, '340 ms'],
  [999.7, '1.0 s'],
  [12_340, '12.3 s'],
])('%d ms are %s', (milliseconds, words) => {
  expect(timeInWords(milliseconds)).toBe(words);
});
