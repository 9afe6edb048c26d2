import { describe, expect, it } from 'vitest';
import type { Piece } from '../model.ts';
import { excerptOf, markWords } from './mark-words.ts';

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

describe('excerptOf', () => {
  const long = `${'filler '.repeat(60)}the needle is here ${'filler '.repeat(60)}`;

  it('shows the part of the text with the words', () => {
    const excerpt = written(excerptOf(long, 'needle'));
    expect(excerpt).toMatch(/^… .*\[needle\].* …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('ends after 150 characters', () => {
    expect(written(excerptOf('word '.repeat(40), 'needle'))).toBe(`${'word '.repeat(30)}…`);
  });

  it('shows a word just beyond the beginning', () => {
    const text = `${'word '.repeat(30)}need ${'word '.repeat(9)}`;
    expect(written(excerptOf(text, 'need'))).toBe(`… ${'word '.repeat(29)}[need] …`);
  });

  it('shows the beginning if no word occurs', () => {
    expect(written(excerptOf('Short.', 'needle'))).toBe('Short.');
    expect(excerptOf('', 'needle')).toEqual([]);
  });
});
