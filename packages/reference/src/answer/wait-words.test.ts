import { expect, it } from 'vitest';
import { waitInWords } from './wait-words.ts';

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
