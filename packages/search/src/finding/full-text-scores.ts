import { synonymsOf } from './synonyms.ts';
import type { FullText } from './text-index.ts';
import { foldName, tellingWords, wordsOf } from './words.ts';

type Scores = ReadonlyMap<number, number>;

/** A synonym is nearly as good. */
const otherShare = 0.8;
/** If a name is written as one word, its parts alone are worth less. */
const partsShare = 0.7;

/** A synonym beside the word itself adds little. */
function addSynonym(one: number, other: number): number {
  return Math.max(one, other) + 0.3 * Math.min(one, other);
}

/** How well texts match a query: 1 for the best. */
export function createFullTextScores(fullText: FullText): (query: string) => Scores {
  function scoresOf(word: string, isLast: boolean): Scores {
    const own = fullText.scores(word, { isBegun: isLast });
    const others = synonymsOf(word).map((other) =>
      scaled(fullText.scores(other, { isBegun: false }), otherShare),
    );
    return others.reduce((all, one) => joined(all, one, addSynonym), own);
  }

  /** Texts that contain all words come first. A word that many contain, and whose absence, counts for little. */
  function findWords(words: readonly string[]): Scores {
    const total = new Map<number, { score: number; found: number }>();
    let wanted = 0;
    for (const [at, word] of words.entries()) {
      const scores = scoresOf(word, at === words.length - 1);
      const best = bestOf(scores);
      wanted += best;
      for (const [record, score] of scores) {
        const before = total.get(record) ?? { score: 0, found: 0 };
        total.set(record, { score: before.score + score, found: before.found + best });
      }
    }
    return new Map(
      [...total].map(([record, { score, found }]) => [record, score * (found / wanted) ** 2]),
    );
  }

  return (query) => {
    const words = wordsOf(query);
    // `b-number` occurs in a text as `bnumber` too.
    const together = query.trim().split(/\s+/).map(foldName).filter(Boolean);
    const apart = shares(findWords(tellingWords(words)));
    if (together.length === words.length) return apart;
    const whole = shares(findWords(tellingWords(together)));
    return whole.size === 0 ? apart : joined(scaled(apart, partsShare), whole, Math.max);
  };
}

function shares(scores: Scores): Scores {
  return scores.size === 0 ? scores : scaled(scores, 1 / bestOf(scores));
}

function bestOf(scores: Scores): number {
  let best = 0;
  for (const score of scores.values()) best = Math.max(best, score);
  return best;
}

function scaled(scores: Scores, by: number): Scores {
  return new Map([...scores].map(([record, score]) => [record, score * by]));
}

function joined(one: Scores, other: Scores, combine: (a: number, b: number) => number): Scores {
  const all = new Map(one);
  for (const [record, score] of other) all.set(record, combine(all.get(record) ?? 0, score));
  return all;
}
