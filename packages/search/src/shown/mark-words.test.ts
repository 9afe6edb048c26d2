import { describe, expect, it } from 'vitest';
import type { Piece } from '../model.ts';
import { markWords } from './mark-words.ts';

function written(pieces: readonly Piece[]): string {
  return pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
}

describe('markWords', () => {
  it.each([
    ['Licences and attribution', 'license', '[Licences] and attribution'],
    ['production.dates.from', 'dates', 'production.[dates].from'],
    ['production.dates.from', 'production dates', '[production.dates].from'],
    ['the production.dates', 'production dates', 'the [production.dates]'],
    ['production /dates', 'production dates', '[production] /[dates]'],
    ['The production. Dates', 'production dates', 'The [production]. [Dates]'],
    ['withSimilarColors', 'colour', '[withSimilarColors]'],
    ['include', 'incl', '[include]'],
    ['An id of the idle', 'id', 'An [id] of the idle'],
    ['The same in JavaScript', 'javascript', 'The same in [JavaScript]'],
    ['a b', 'c', 'a b'],
    ['', 'c', ''],
    ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
  ])('%s for %s', (text, query, marked) => {
    expect(written(markWords(text, query))).toBe(marked);
  });

  it('has no more pieces than marks need', () => {
    expect(markWords('', 'c')).toEqual([]);
    expect(markWords('A wild, wild horse', 'horse')).toEqual([
      { text: 'A wild, wild ', marked: false },
      { text: 'horse', marked: true },
    ]);
  });
});
