import { oneSpelling } from '@portal/contract';
import { isEditDistanceOne } from './edit-distance-one.ts';
import { synonymsOf } from './synonyms.ts';
import { foldName, isLittle, singular } from './words.ts';

type Parts = {
  /** Every word that occurs. */
  words: readonly string[];
  /** Names, which a reader may write in one word. */
  names: readonly string[];
  /** Words a reader may mistype, likeliest first. */
  vocabulary: readonly string[];
};

export type Corrected = {
  /** The words to look for. */
  words: string[];
  /** Whether one of them differs from what was given. */
  isOther: boolean;
};

export type CorrectWords = (words: readonly string[]) => Corrected;

/**
 * Replaces a word that does not occur by one that does: a synonym, or a word within one edit. A
 * word that resembles none is left out.
 */
export function createCorrectWords({ words: all, names, vocabulary }: Parts): CorrectWords {
  const spelt = all.map(oneSpelling);
  const occurring = [...all, ...spelt, ...names.map(foldName)];
  const known = new Set(occurring.flatMap((word) => [word, singular(word)]));
  const isKnown = (word: string): boolean =>
    isLittle(word) ||
    known.has(word) ||
    known.has(singular(word)) ||
    isId(word) ||
    spelt.some((one) => one.startsWith(word));
  const isNear = (word: string, other: string): boolean =>
    other.length > 3 &&
    (isEditDistanceOne(word, other) || isEditDistanceOne(singular(word), other));
  /** `started` is not a typo if `start` is known; the full text treats them as one. */
  const isForm = (word: string): boolean => known.has(word.replace(/(.)\1?(ing|ed)$/, '$1'));
  const nearest = (word: string): string | undefined =>
    word.length < 4 || /\p{N}/u.test(word)
      ? undefined
      : vocabulary.find((other) => isNear(word, other));
  const meant = (word: string): string | undefined => synonymsOf(word).find(isKnown);
  return (words) => {
    const pairs = words.map((word) => ({
      word,
      used: isKnown(word) ? word : (meant(word) ?? (isForm(word) ? word : nearest(word))),
    }));
    return {
      words: pairs.flatMap(({ used }) => used ?? []),
      isOther: pairs.some(({ word, used }) => used !== undefined && used !== word),
    };
  };
}

/** e.g. `m3rvk8pd`: an id is looked for as it is given, whether it occurs or not. */
function isId(word: string): boolean {
  return word.length > 6 && /\p{N}/u.test(word);
}
