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
    ['withSimilarColors', 'colour', '[withSimilarColors]'],
    ['include', 'incl', '[include]'],
    ['The same in JavaScript', 'javascript', 'The same in [JavaScript]'],
    ['a b', 'c', 'a b'],
    ['', 'c', ''],
    ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
  ])('%s for %s', (text, query, marked) => {
    expect(written(markWords(text, query))).toBe(marked);
  });
});

describe('excerptOf', () => {
  const long = `${'filler '.repeat(60)}the needle is here ${'filler '.repeat(60)}`;

  it('shows the part of the text with the words', () => {
    const excerpt = written(excerptOf(long, 'needle'));
    expect(excerpt).toMatch(/^… .*\[needle\].* …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('shows the beginning if no word occurs', () => {
    expect(written(excerptOf('Short.', 'needle'))).toBe('Short.');
    expect(excerptOf('', 'needle')).toEqual([]);
  });
});
