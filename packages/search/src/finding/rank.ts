import type { Group, Kind } from '../model.ts';
import { isCodeLike, pointsOfKind } from './name-scores.ts';
import type { Entry } from './table.ts';
import { tellingWords, wordsOf } from './words.ts';

export type Ranked = { entry: Entry; record: number; score: number };

/** What the best text alone may weigh; an exact match of a name weighs more. */
const textWeight = 60;
/** From here on a name matches exactly, and texts do not change the order, except of sections. */
const squarely = 98;
/** Below this a name shares some words with the query, which is not enough by itself. */
const slightly = 40;

/** Ordinary words are answered by prose: rows of a reference repeat them without explaining them. */
const groupWeights: Record<Group, number> = { Guides: 1, Examples: 0.88, API: 0.9, Fields: 0.6 };
/** Several words are a question more often than a name: a guide explains, a row defines. */
const questionWeights: Record<Group, number> = {
  Guides: 1,
  Examples: 0.85,
  API: 0.75,
  Fields: 0.75,
};
/** The beginning of a page introduces what its sections answer. */
const pageWeight = 0.93;
const rowWeights: Partial<Record<Kind, number>> = { value: 0.6, field: 0.6, error: 0.8 };

/** How many pages end with a section of one title before it is taken for a list of links. */
const often = 5;

type Scores = ReadonlyMap<number, number>;

/** All records that a query finds, best first. */
export function createRank(
  entries: readonly Entry[],
): (query: string, names: Scores, texts: Scores) => Ranked[] {
  const sectionWeight = createSectionWeights(entries);

  return (query, names, texts) => {
    const isCode = isCodeLike(query);
    const words = wordsOf(query);
    const isQuestion = !isCode && (words.length > 2 || tellingWords(words).length > 1);
    const weightOf = (entry: Entry): number =>
      sectionWeight(entry) *
      (isCode ? 1 : groupWeights[entry.group] * (rowWeights[entry.kind] ?? 1)) *
      (isQuestion ? questionWeights[entry.group] * (entry.kind === 'page' ? pageWeight : 1) : 1);
    const nameWeight = (entry: Entry, named: number): number =>
      isQuestion && named < squarely && entry.kind !== 'error' ? questionWeights[entry.group] : 1;
    return [...new Set([...names.keys(), ...texts.keys()])]
      .flatMap((record): Ranked[] => {
        const entry = entries[record];
        if (entry === undefined) return [];
        const named = names.get(record) ?? 0;
        const share = texts.get(record) ?? 0;
        if (share === 0 && named < slightly) return [];
        const byText = textWeight * share * weightOf(entry) + pointsOfKind(entry.kind) / 2;
        const isSettled = entry.kind === 'error' || (named >= squarely && entry.kind !== 'section');
        const byName =
          named === 0 ? 0 : nameWeight(entry, named) * named + (isSettled ? 0 : 1.5 * share);
        return [{ entry, record, score: Math.max(byText, byName) }];
      })
      .sort((a, b) => b.score - a.score || a.record - b.record);
  };
}

/** Sections such as "Next steps", which end many pages, contain links and little else. */
function createSectionWeights(entries: readonly Entry[]): (entry: Entry) => number {
  const counts = new Map<string, number>();
  for (const { kind, title } of entries) {
    if (kind === 'section') counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return ({ kind, title }) => (kind === 'section' && (counts.get(title) ?? 0) >= often ? 0.6 : 1);
}
