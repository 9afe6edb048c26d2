import { describe, expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';
import { createWordIndex } from './word-index.ts';

const titles = ['A grey horse', 'Remedies', 'Horses, horses'];
const texts = ['etching', 'for the horse and the grey mare, a grey mare', ''];
const index = createWordIndex(3, [
  { weight: 8, texts: titles },
  { weight: 1, texts },
]);

function match(query: string) {
  const { scores, matched } = index.match(searchTerms(query));
  return { scores: [...scores].map((score) => Number(score.toFixed(3))), matched: [...matched] };
}

/** Written out for one field: BM25+ with its usual numbers. */
function worth(often: number, found: number, words: number, average: number): number {
  const rarity = Math.log(1 + (3 - found + 0.5) / (found + 0.5));
  return rarity * (0.5 + (often * 2.2) / (often + 1.2 * (0.3 + (0.7 * words) / average)));
}

describe('a word', () => {
  it('counts by field, rarity, repetition and the length of the text', () => {
    const average = (3 + 1 + 1) / 3;
    const inTexts = worth(1, 1, 7, (1 + 7 + 0) / 3);
    const want = [8 * worth(1, 2, 3, average), inTexts, 8 * worth(2, 2, 1, average)];
    expect(match('horse').scores).toEqual(want.map((one) => Number(one.toFixed(3))));
  });

  it('that a query repeats counts as often', () => {
    const [, once = 0] = match('mare').scores;
    expect(match('mare mare mares').scores[1]).toBeCloseTo(3 * once);
    expect(match('mare mare mares').matched).toEqual([0, 1, 0]);
  });

  it('that nothing has counts nothing', () => {
    expect(match('zebra')).toEqual({ scores: [0, 0, 0], matched: [0, 0, 0] });
  });
});

it('counts how many of the words a record has, in whatever field', () => {
  expect(match('grey horses etching zebra').matched).toEqual([3, 2, 1]);
});

it('does no more for a common word than to look at each record that has it once', () => {
  const size = 1000;
  const common = createWordIndex(size, [{ weight: 1, texts: Array(size).fill('the the the') }]);
  const { matched } = common.match(searchTerms('the'));
  expect(matched.reduce((sum, one) => sum + one, 0)).toBe(size);
});
