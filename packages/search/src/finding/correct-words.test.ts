import { expect, it } from 'vitest';
import { createCorrectWords } from './correct-words.ts';

const correct = createCorrectWords([
  'licence',
  'availabilities',
  'works',
  'paging',
  'facts',
  '2024',
]);

it.each([
  [['works'], ['works'], false],
  [['work'], ['work'], false],
  [['avail'], ['avail'], false],
  [['availabilties'], ['availabilities'], true],
  [['lisence'], ['licence'], true],
  [['license'], ['license'], false],
  [['pagination'], ['paging'], true],
  [['zzzz', 'works'], ['works'], false],
  [['2025'], [], false],
  [['working'], ['working'], false],
  [['m3rvk8pd'], ['m3rvk8pd'], false],
])('%j becomes %j', (words, used, isOther) => {
  expect(correct(words)).toEqual({ words: used, isOther });
});
