import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BookText } from '../ports.ts';
import { contextLimit, findWords, normalise } from './find-words.ts';

/** Words of one line are 100 apart, lines 50, and each word is 80 by 40. */
function page(asset: string, ...lines: string[]): BookText['pages'][number] {
  return {
    asset,
    width: 1000,
    height: 1000,
    lines: lines.map((line, down) =>
      line.split(' ').map((word, across) => [word, across * 100, down * 50, 80, 40] as const),
    ),
  };
}

const book: BookText = {
  identifier: 'b1',
  title: '',
  pages: [
    page('p1', 'Take rosemary & sage,', 'boil them in white'),
    page('p2', 'wine. Strain it — twice.'),
  ],
};

function found(query: string) {
  return findWords(book, query).map(({ match, parts }) => [
    match,
    ...parts.map(({ asset, text, box }) => `${asset} ${text} ${box}`),
  ]);
}

describe('findWords', () => {
  it.each([
    ['rosemary', [['rosemary', 'p1 rosemary 100,0,80,40']]],
    ['osemar', [['rosemary', 'p1 rosemary 100,0,80,40']]],
    ['SAGE', [['sage,', 'p1 sage, 300,0,80,40']]],
    ['rosemary & sage', [['rosemary sage,', 'p1 rosemary sage, 100,0,280,40']]],
    ['it twice', [['it twice.', 'p2 it twice. 200,0,280,40']]],
    ['sage boil them', [['sage, boil them', 'p1 sage, 300,0,80,40', 'p1 boil them 0,50,180,40']]],
    ['white wine', [['white wine.', 'p1 white 300,50,80,40', 'p2 wine. 0,0,80,40']]],
    [
      'in',
      [
        ['in', 'p1 in 200,50,80,40'],
        ['wine.', 'p2 wine. 0,0,80,40'],
        ['Strain', 'p2 Strain 100,0,80,40'],
      ],
    ],
    ['elephant', []],
    ['', []],
    ['—', []],
  ])('%s', (query, wanted) => {
    expect(found(query)).toEqual(wanted);
  });

  it.each([
    ['so so', ['so so', 'so so']],
    ['o so', ['so so', 'so so']],
    ['issi', ['mississippi']],
    ['ss', ['mississippi', 'mississippi']],
  ])('where matches of %j would overlap, it takes the first', (query, matches) => {
    const again = { ...book, pages: [page('p1', 'so so so so so mississippi')] };
    expect(findWords(again, query).map(({ match }) => match)).toEqual(matches);
  });

  it('gives the text around a hit', () => {
    expect(findWords(book, 'them')[0]).toMatchObject({
      before: 'Take rosemary sage, boil',
      after: 'in white wine. Strain it twice.',
    });
  });

  it('gives the text before a hit near the beginning of a long book', () => {
    const long = { ...book, pages: [page('p1', `Take this here${' word'.repeat(100)}`)] };
    expect(findWords(long, 'here')[0]?.before).toBe('Take this');
  });

  it('draws the box around words of different heights', () => {
    const line = [['Tall', 0, 10, 80, 60] as const, ['low', 100, 30, 80, 20] as const];
    const uneven = { ...book, pages: [{ asset: 'p1', width: 1000, height: 1000, lines: [line] }] };
    expect(findWords(uneven, 'tall low')[0]?.parts[0]?.box).toEqual([0, 10, 180, 60]);
  });

  it('keeps that text short', () => {
    const long = {
      ...book,
      pages: [page('p1', `${'word '.repeat(100)}here${' word'.repeat(100)}`)],
    };
    const [hit] = findWords(long, 'here');
    expect([hit?.before?.length, hit?.after?.length]).toEqual([150, 150]);
  });

  it.each([
    ['just below the limit', contextLimit - 1, true],
    ['at the limit', contextLimit, false],
  ])('makes no text that nobody gets: %s', (_, count, isMade) => {
    const many = { ...book, pages: [page('p1', Array(count).fill('word').join(' '))] };
    const hits = findWords(many, 'word');
    expect(hits).toHaveLength(count);
    expect(hits.every((hit) => 'before' in hit === isMade)).toBe(true);
  });

  it('normalises each word once, and the query', () => {
    const normalised = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalised.mockRestore());
    const many = { ...book, pages: [page('p1', Array(50).fill('word').join(' '))] };
    findWords(many, 'word');
    expect(normalised).toHaveBeenCalledTimes(51);
  });
});

it.each([
  ['  White,\nWINE. ', 'white wine'],
  ["to-day's", 'to day s'],
  ['Été', 'ete'],
  ['!?', ''],
])('normalise %j', (text, plain) => {
  expect(normalise(text)).toBe(plain);
});
