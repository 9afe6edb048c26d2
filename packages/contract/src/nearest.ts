import { distance } from 'fastest-levenshtein';
import { oneSpelling } from './one-spelling.ts';

/** `CC-BY 4.0` and `cc_by_4.0` fold to the same text. */
function fold(text: string): string {
  return oneSpelling(
    text
      .toLowerCase()
      .replace(/^amp;/, '')
      .replace(/[^\p{L}\p{N}.]/gu, ''),
  );
}

function singular(text: string): string {
  return text.replace(/s$/, '');
}

export type Candidate = {
  /** What to suggest. */
  value: string;
  /** Other texts that mean it, e.g. the meaning `Pictures` of the value `k`. */
  also?: readonly string[];
};

/** A text prepared for comparison: `items.locations.license` and its words. */
type Folded = { whole: string; words: string[]; last: string };

function foldWords(text: string): Folded {
  const words = fold(text).split('.');
  return { whole: words.join(''), words: words.map(singular), last: words.at(-1) ?? '' };
}

/** The edit distance between two texts, computed only up to `most`. */
function slips(text: string, other: string, most: number): number {
  return Math.abs(text.length - other.length) > most ? Infinity : distance(text, other);
}

/** 0 for the same word in another form, 1 and more for guesses, Infinity for no similarity. */
function score(text: string, { whole, words, last }: Folded): number {
  if (text === '' || whole === '') return Infinity;
  if (text === whole) return 0;
  if (singular(text) === singular(whole)) return 0.5;
  if (singular(text) === singular(last)) return 1 + whole.length / 1000;
  if (words.length > 1 && words.includes(singular(text))) return 2 + whole.length / 1000;
  const most = text.length < 4 ? 1 : Math.ceil(text.length / 3);
  const typing = Math.min(slips(text, whole, most), slips(text, last, most) + 0.5);
  if (typing <= most) return 2 + typing;
  const [short, long] = text.length < whole.length ? [text, whole] : [whole, text];
  return short.length > 2 && long.includes(short) ? 10 + long.length - short.length : Infinity;
}

export type FindNearest = (given: string) => string | undefined;

/** Finds what a reader most likely meant, or nothing if no candidate is close. */
export function nearestOf(candidates: readonly Candidate[]): FindNearest {
  // Prepared on first use: most requests have nothing wrong with them.
  let ready: ReturnType<typeof foldCandidates> | undefined;
  return (given) => {
    // A long text is not a typo, and the distance takes time quadratic in its length.
    if (given.length > 200) return undefined;
    const text = foldWords(given).whole;
    let best: { value: string; points: number } | undefined;
    ready ??= foldCandidates(candidates);
    for (const { value, folded, handicap } of ready) {
      const points = score(text, folded) + handicap;
      if (points < (best?.points ?? Infinity)) best = { value, points };
    }
    return best?.value;
  };
}

function foldCandidates(candidates: readonly Candidate[]) {
  return candidates.flatMap(({ value, also = [] }) => [
    { value, folded: foldWords(value), handicap: 0 },
    ...also.map((text) => ({ value, folded: foldWords(text), handicap: 0.25 })),
  ]);
}

/** Suggestions take time to find, and nobody reads more than this. */
export const mostSuggestions = 20;

/** The same for the first few texts, and nothing for any others. */
export function forFirstFew(find: FindNearest): FindNearest {
  let left = mostSuggestions;
  return (given) => {
    if (left === 0) return undefined;
    left -= 1;
    return find(given);
  };
}
