import { expect, it } from 'vitest';
import type { Answer, Hit } from '../model.ts';
import { outcomeWords } from './outcome-words.ts';

const hit = { address: '/', kind: 'page', group: 'Guides', where: '', title: [], excerpt: [] };

function answer(shown: number, total: number, more: Partial<Answer> = {}): Answer {
  const hits = Array.from({ length: shown }, () => hit as unknown as Hit);
  return { total, groups: shown === 0 ? [] : [{ name: 'Guides', hits }], ...more };
}

it.each([
  ['', answer(1, 1), ''],
  ['a', undefined, ''],
  ['a', answer(1, 1), '1 result.'],
  ['a', answer(3, 3), '3 results.'],
  ['a', answer(3, 40), '3 of 40 results.'],
  ['zz ', answer(0, 0), 'No results for “zz”. Try another word, or fewer words.'],
  [
    'lisence',
    answer(2, 2, { insteadOf: { given: 'lisence', used: 'licence' } }),
    'No results for “lisence”. 2 results for “licence”.',
  ],
  [
    'lisence ',
    answer(1, 1, { insteadOf: { given: 'lisence ', used: 'licence' } }),
    'No results for “lisence”. 1 result for “licence”.',
  ],
] as const)('for %j', (query, outcome, words) => {
  expect(outcomeWords(query, outcome)).toBe(words);
});

it('reports plainly that the index is missing', () => {
  expect(outcomeWords('a', 'unavailable')).toContain('Search is not available');
});

it('reports that it is searching once an answer takes long, whatever was found before', () => {
  expect(outcomeWords('a', undefined, { isSlow: true })).toBe('Searching…');
  expect(outcomeWords('a', answer(2, 2), { isSlow: true })).toBe('Searching…');
});
