import { expect, it } from 'vitest';
import { pairs, synonymsOf } from './synonyms.ts';

// `author` and `authorization` have one stem: the second would silently replace the first.
it.each(pairs)('%s leads to its own words', (typed, used) => {
  expect(synonymsOf(typed)).toEqual(used);
});

it('knows other forms of a word, and nothing about others', () => {
  expect(synonymsOf('resizing')).toEqual(synonymsOf('resize'));
  expect(synonymsOf('shelfmark')).toEqual([]);
});
