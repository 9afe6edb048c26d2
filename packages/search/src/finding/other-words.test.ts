import { expect, it } from 'vitest';
import { otherWords, pairs } from './other-words.ts';

// `author` and `authorization` have one stem: the second would silently replace the first.
it.each(pairs)('%s leads to its own words', (said, used) => {
  expect(otherWords(said)).toEqual(used);
});

it('knows other forms of a word, and nothing about others', () => {
  expect(otherWords('resizing')).toEqual(otherWords('resize'));
  expect(otherWords('shelfmark')).toEqual([]);
});
