import { isOneSlip } from './one-slip.ts';
import { otherWord } from './other-words.ts';
import { oneSpelling, singular } from './words.ts';

export type Corrected = {
  /** The words to look for. */
  words: string[];
  /** Whether one of them is not what was given. */
  isOther: boolean;
};

export type CorrectWords = (words: readonly string[]) => Corrected;

/**
 * Puts a word that occurs in the place of one that does not: one that means the same, or is one
 * slip away from it. A word that is like none is left out. The vocabulary is in order of weight, so the first fit is
 * the likeliest.
 */
export function createCorrectWords(vocabulary: readonly string[]): CorrectWords {
  const known = new Set(vocabulary.flatMap((word) => [word, singular(word), oneSpelling(word)]));
  const isKnown = (word: string): boolean =>
    known.has(word) ||
    known.has(singular(word)) ||
    isId(word) ||
    vocabulary.some((one) => oneSpelling(one).startsWith(word));
  const isNear = (word: string, other: string): boolean =>
    other.length > 3 && (isOneSlip(word, other) || isOneSlip(singular(word), other));
  /** `started` is no slip where `start` is known; the full text knows that they are one. */
  const isForm = (word: string): boolean => known.has(word.replace(/(.)\1?(ing|ed)$/, '$1'));
  const nearest = (word: string): string | undefined =>
    word.length < 4 || /\p{N}/u.test(word)
      ? undefined
      : vocabulary.find((other) => isNear(word, other));
  return (words) => {
    const pairs = words.map((word) => ({
      word,
      used: isKnown(word) ? word : (otherWord(word) ?? (isForm(word) ? word : nearest(word))),
    }));
    return {
      words: pairs.flatMap(({ used }) => used ?? []),
      isOther: pairs.some(({ word, used }) => used !== undefined && used !== word),
    };
  };
}

/** e.g. `m3rvk8pd`: the vocabulary has none of these, the texts have some. */
function isId(word: string): boolean {
  return word.length > 6 && /\p{N}/u.test(word);
}
