import { expect, it } from 'vitest';
import { hasTooManyTerms, mostTerms, searchTerms } from './search-terms.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

it('looks for each word once, and counts how often it occurs', () => {
  expect([...searchTerms('The horses of the HORSE')]).toEqual([
    ['the', 2],
    ['hors', 2],
    ['of', 1],
  ]);
  expect(searchTerms('horse '.repeat(4000)).size).toBe(1);
});

it('limits the number of words', () => {
  expect(searchTerms(many(5000)).size).toBe(mostTerms);
  expect(searchTerms(`${many(5000)} w0`).get('w0')).toBe(2);
  expect(hasTooManyTerms(many(mostTerms))).toBe(false);
  expect(hasTooManyTerms(many(mostTerms + 1))).toBe(true);
  expect(hasTooManyTerms('horse '.repeat(mostTerms + 1))).toBe(false);
});
