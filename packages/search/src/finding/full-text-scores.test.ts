import { describe, expect, it } from 'vitest';
import { pageRecord } from '../../test/page-record.ts';
import { createFullTextScores } from './full-text-scores.ts';
import { openText, packText } from './text-index.ts';

/** The scores of texts, in order. */
function scoresFor(query: string, texts: readonly string[]): (number | undefined)[] {
  const fullText = openText(packText(texts.map((text) => pageRecord('Title', text))));
  const scores = createFullTextScores(fullText)(query);
  return texts.map((_, at) => scores.get(at));
}

/** The places of the texts found, best first. */
function found(query: string, texts: readonly string[]): number[] {
  return scoresFor(query, texts)
    .flatMap((score, at) => (score === undefined ? [] : [{ score, at }]))
    .sort((a, b) => b.score - a.score)
    .map(({ at }) => at);
}

describe('several words', () => {
  it('finds the text with all of them before one that repeats some', () => {
    const texts = [
      'saddle saddle saddle',
      'a long text of a horse and somewhere its saddle',
      'hay',
    ];
    expect(found('horse saddle', texts)).toEqual([1, 0]);
  });

  it('takes only the last of them to be incomplete', () => {
    expect(found('hay pict', ['picture', 'hay'])).toEqual([1, 0]);
    expect(found('pict hay', ['picture', 'hay'])).toEqual([1]);
  });

  it('is not confused by a dash', () => {
    const texts = ['hay and pictures', 'hay hay hay', 'stable'];
    expect(found('hay pict –', texts)).toEqual(found('hay pict', texts));
    expect(scoresFor(' hay  pict ', texts)).toEqual(scoresFor('hay pict', texts));
  });
});

describe('synonyms', () => {
  it('finds them after the word itself, and a text with both first', () => {
    const texts = ['one key here', 'one token here', 'one token, key', 'stable', 'hay', 'mane'];
    expect(found('token', texts)).toEqual([2, 1, 0]);
  });

  it('does not take them to be incomplete', () => {
    expect(found('token', ['keyboard', 'key'])).toEqual([1]);
  });
});

describe('the best text', () => {
  it.each([['horse'], ['horse saddle'], ['horse-saddle'], ['b-number'], ['token']])(
    'counts as 1 for %s',
    (query) => {
      const texts = ['The horse has a saddle.', 'The b-number.', 'A horse.', 'A token or key.'];
      const scores = scoresFor(query, texts).filter((score) => score !== undefined);
      expect(Math.max(...scores)).toBeCloseTo(1);
    },
  );

  it('does not exist if no text has a word', () => {
    expect(found('zebra', ['horse', 'hay'])).toEqual([]);
  });
});

describe('a name written as one word', () => {
  it('is found as it is written elsewhere', () => {
    expect(found('b-number', ['The bnumber.', 'Hay.'])).toEqual([0]);
  });

  it('is found before its parts', () => {
    const texts = ['A number of numbers: number.', 'The bnumber of it.', 'Hay.'];
    expect(found('b-number', texts)).toEqual([1, 0]);
    expect(scoresFor('b-number', texts)).toEqual([
      expect.closeTo(0.7),
      expect.closeTo(1),
      undefined,
    ]);
  });

  it('is found by its parts if it occurs nowhere', () => {
    expect(found('horse-saddle', ['A saddle for a horse.', 'A horse.', 'Hay.'])).toEqual([0, 1]);
  });
});
