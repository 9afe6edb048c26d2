import { type Answer, type Group, groups, type Hit } from '../model.ts';
import { excerptOf } from '../shown/excerpt.ts';
import { markWords } from '../shown/mark-words.ts';
import { createCorrectWords } from './correct-words.ts';
import { createFullTextScores } from './full-text-scores.ts';
import { createNameScores } from './name-scores.ts';
import { createRank, type Ranked } from './rank.ts';
import { withoutPhrases } from './synonyms.ts';
import type { Entry } from './table.ts';
import type { FullText } from './text-index.ts';
import { vocabularyOf } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const nothing: Answer = { total: 0, groups: [] };

type Parts = { entries: readonly Entry[]; fullText: FullText };

export type Search = (
  query: string,
  /** How many results of each group are wanted. */
  options: { most: number },
) => {
  /** Without excerpts: their texts are not worth waiting for. */
  answer: Answer;
  withExcerpts(texts: readonly string[]): Answer;
};

/** Names first, then texts. A word that occurs nowhere is replaced by the nearest one that does. */
export function createSearch({ entries, fullText }: Parts): Search {
  const correctWords = createCorrectWords({
    words: fullText.words.map(({ word }) => word),
    names: [...new Set(entries.flatMap(({ names }) => names))],
    vocabulary: vocabularyOf(entries, fullText.words),
  });
  const nameScores = createNameScores(entries);
  const fullTextScores = createFullTextScores(fullText);
  const rank = createRank(entries);

  function find(query: string, most: number, insteadOf?: Answer['insteadOf']): ReturnType<Search> {
    const ranked = oncePerSection(rank(query, nameScores(query), fullTextScores(query)));
    const lists = groups
      .map((name) => ({ name, best: bestOf(ranked, name, most) }))
      .filter(({ best }) => best.length > 0)
      .sort((a, b) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0));
    const toAnswer = (toHit: (found: Ranked) => Hit): Answer => ({
      total: ranked.length,
      groups: lists.map(({ name, best }) => ({ name, hits: best.map(toHit) })),
      ...(insteadOf === undefined ? {} : { insteadOf }),
    });
    const bare = ({ entry: { address, kind, group, where, title } }: Ranked): Hit => {
      return { address, kind, group, where, title: markWords(title, query), excerpt: [] };
    };
    return {
      answer: toAnswer(bare),
      withExcerpts: (texts) =>
        toAnswer((found) => ({
          ...bare(found),
          excerpt: excerptOf(texts[found.record] ?? '', query),
        })),
    };
  }

  return (query, { most }) => {
    const asked = withoutPhrases(query);
    const given = wordsOf(asked);
    const { words, isOther } = correctWords(given);
    // As it was written: a name may contain characters that words do not.
    if (!isOther && words.length === given.length) return find(asked, most);
    if (words.length === 0) return { answer: nothing, withExcerpts: () => nothing };
    const used = words.join(' ');
    return find(used, most, { given: query, used });
  };
}

function bestOf(ranked: readonly Ranked[], group: Group, most: number): Ranked[] {
  return ranked.filter(({ entry }) => entry.group === group).slice(0, most);
}

/** A section with words for readers of one language has a record for each: the best is enough. */
function oncePerSection(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ entry }) => {
    const place = entry.address.replace(/\?lang=\w+/, '');
    const isFirst = !seen.has(place);
    seen.add(place);
    return isFirst;
  });
}
