import { expect, it } from 'vitest';
import { vocabularyOf } from './vocabulary.ts';

it('has the words of names first, then the frequent ones', () => {
  const words = [
    { word: 'hay', count: 3 },
    { word: 'mane', count: 4 },
    { word: 'rare', count: 1 },
    { word: 'saddle', count: 9 },
    { word: 'type', count: 1 },
    { word: 'work', count: 2 },
  ];
  const entries = [{ names: ['saddle'] }, { names: ['Hidden', 'workType'] }];
  expect(vocabularyOf(entries, words)).toEqual(['saddle', 'type', 'work', 'mane', 'hay', 'rare']);
});

it.each([
  ['m3rvk8pd', false],
  ['b123456', false],
  ['b12345', true],
  ['2024', true],
  ['availabilities', true],
  ['abcdefghijklmnopqrstuvwx', true],
  ['abcdefghijklmnopqrstuvwxy', false],
])('%s is a word a reader may mean: %s', (word, isWord) => {
  expect(vocabularyOf([], [{ word, count: 1 }])).toEqual(isWord ? [word] : []);
});
