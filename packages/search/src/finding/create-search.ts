import { type Answer, type Group, groups, type Hit } from '../model.ts';
import { createCorrectWords } from './correct-words.ts';
import { createWordCounts } from './count-words.ts';
import { excerptOf, markWords } from './mark-words.ts';
import { createNameScores, pointsOfKind } from './name-scores.ts';
import type { FullText, LoadText } from './ports.ts';
import { createSectionWeights } from './section-weights.ts';
import type { Entry } from './table.ts';
import { createTextShares } from './text-shares.ts';
import { wordsOf } from './words.ts';

const mostOfGroup = 5;
/** What the best text alone may weigh; a name that is hit squarely weighs more. */
const textWeight = 45;
/** From here on a name is hit squarely, and texts do not change the order, except of sections. */
const squarely = 98;

/** Below this a name shares some words with the query, which is not enough by itself. */
const slightly = 40;

const nothing: Answer = { total: 0, groups: [] };

type Parts = {
  entries: readonly Entry[];
  /** Every word that occurs, those of names first. */
  vocabulary: readonly string[];
  fullText: FullText;
  loadText: LoadText;
};

type Ranked = { entry: Entry; record: number; score: number };

export type Search = (query: string) => Promise<{
  /** Without excerpts: their texts are not worth waiting for. */
  answer: Answer;
  withExcerpts(): Promise<Answer>;
}>;

/** Names first, then texts. A word that is nowhere is taken for the nearest one that occurs. */
export function createSearch({ entries, vocabulary, fullText, loadText }: Parts): Search {
  const correctWords = createCorrectWords(vocabulary);
  const nameScores = createNameScores(entries);
  const textShares = createTextShares(fullText, createWordCounts(entries));
  const weightOf = createSectionWeights(entries);

  function rank(query: string, texts: ReadonlyMap<number, number>): Ranked[] {
    const names = nameScores(query);
    return [...new Set([...names.keys(), ...texts.keys()])]
      .flatMap((record): Ranked[] => {
        const entry = entries[record];
        if (entry === undefined) return [];
        const named = names.get(record);
        const share = texts.get(record) ?? 0;
        if (share === 0 && (named ?? 0) < slightly) return [];
        const byText = textWeight * share * weightOf(entry) + pointsOfKind(entry.kind) / 2;
        const isSettled = named !== undefined && named >= squarely && entry.kind !== 'section';
        const byName = named === undefined ? 0 : named + (isSettled ? 0 : 1.5 * share);
        return [{ entry, record, score: Math.max(byText, byName) }];
      })
      .sort((a, b) => b.score - a.score || a.record - b.record);
  }

  async function find(query: string, insteadOf?: Answer['insteadOf']): ReturnType<Search> {
    const texts = await textShares(query).catch(() => undefined);
    const ranked = rank(query, texts ?? new Map());
    const lists = groups
      .map((name) => ({ name, best: bestOf(ranked, name) }))
      .filter(({ best }) => best.length > 0)
      .sort((a, b) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0));
    const toAnswer = (toHit: (found: Ranked) => Hit): Answer => ({
      total: ranked.length,
      groups: lists.map(({ name, best }) => ({ name, hits: best.map(toHit) })),
      ...(texts === undefined ? { namesOnly: true } : {}),
      ...(insteadOf === undefined ? {} : { insteadOf }),
    });
    const bare = ({ entry: { address, kind, group, where, title } }: Ranked): Hit => {
      return { address, kind, group, where, title: markWords(title, query), excerpt: [] };
    };
    return {
      answer: toAnswer(bare),
      async withExcerpts() {
        const shown = lists.flatMap(({ best }) => best.map(({ record }) => record));
        const said = await Promise.all(shown.map(loadText));
        const excerpts = new Map(shown.map((record, at) => [record, said[at] ?? '']));
        return toAnswer((found) => ({
          ...bare(found),
          excerpt: excerptOf(excerpts.get(found.record) ?? '', query),
        }));
      },
    };
  }

  return async (query) => {
    const given = wordsOf(query);
    const { words, isOther } = correctWords(given);
    // As it was written: a name may hold signs that words do not.
    if (!isOther && words.length === given.length) return find(query);
    if (words.length === 0) return { answer: nothing, withExcerpts: async () => nothing };
    const used = words.join(' ');
    return find(used, { given: query, used });
  };
}

function bestOf(ranked: readonly Ranked[], group: Group): Ranked[] {
  return ranked.filter(({ entry }) => entry.group === group).slice(0, mostOfGroup);
}
