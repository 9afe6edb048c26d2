import { synonymsOf } from './synonyms.ts';
import type { FullText } from './text-index.ts';
import { foldName, tellingWords, wordsOf } from './words.ts';

type Scores = ReadonlyMap<number, number>;

/** A synonym is nearly as good. */
const otherShare = 0.7;
/** If a name is written as one word, its parts alone are worth less. */
const partsShare = 0.7;

/** How well texts match a query: 1 for the best. */
export function createFullTextScores(fullText: FullText): (query: string) => Scores {
  function scoresOf(word: string, isLast: boolean): Scores {
    const own = fullText.scores(word, { isBegun: isLast });
    const others = synonymsOf(word).map((other) =>
      scaled(fullText.scores(other, { isBegun: false }), otherShare),
    );
    return others.reduce((all, one) => joined(all, one, (a, b) => a + b), own);
  }

  /** Texts that contain all words come first; a word that many contain counts for little. */
  function findWords(words: readonly string[]): Scores {
    const each = words.map((word, at) => scoresOf(word, at === words.length - 1));
    const total = new Map<number, { score: number; words: number }>();
    for (const [record, score] of each.flatMap((scores) => [...scores])) {
      const before = total.get(record) ?? { score: 0, words: 0 };
      total.set(record, { score: before.score + score, words: before.words + 1 });
    }
    return new Map(
      [...total].map(([record, { score, words: found }]) => [
        record,
        score * (found / words.length) ** 2,
      ]),
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
  let best = 0;
  for (const score of scores.values()) best = Math.max(best, score);
  return best === 0 ? scores : scaled(scores, 1 / best);
}

function scaled(scores: Scores, by: number): Scores {
  return new Map([...scores].map(([record, score]) => [record, score * by]));
}

function joined(one: Scores, other: Scores, combine: (a: number, b: number) => number): Scores {
  const all = new Map(one);
  for (const [record, score] of other) all.set(record, combine(all.get(record) ?? 0, score));
  return all;
}
