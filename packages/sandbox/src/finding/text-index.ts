import MiniSearch from 'minisearch';
import { memoryLimits } from '../memory/memory-limits.ts';
import { createSizedCache } from '../memory/sized-cache.ts';
import { add, type BitSet, emptySet } from './bit-set.ts';
import { searchTerms, stem, words } from './search-terms.ts';

/** The searched fields of a record, and the weight of each: at 0 its words do not count. */
export type SearchedFields<Field extends string> = Readonly<Record<Field, number>>;

/** Fields where a match is enough by itself, and ranks above all others. */
export type StrongFields<Field extends string> = {
  /** One id per line, e.g. "PP/HAL/B/2"; a word of the query that equals one of them is enough. */
  ids?: Field;
  /** The whole query may be the beginning of this field. */
  title?: Field;
};

/** Matching records, with their scores by position. */
export type Found = { records: BitSet; scores: ReadonlyMap<number, number> };

export type TextIndex = {
  /** `mayMiss`: how many of the words may be missing, e.g. one in five. */
  search(query: string, mayMiss: (words: number) => number): Found;
};

/** More than any number of words can add up to. */
const idScore = 2_000_000;
const titleScore = 1_000_000;

/** The memory that a match takes in a map of scores. */
const matchBytes = 80;

/** Full-text search over records: stemmed English words, weighted by field. */
export function createTextIndex<Field extends string>(
  texts: readonly Readonly<Record<Field, string>>[],
  weights: SearchedFields<Field>,
  strong: StrongFields<NoInfer<Field>> = {},
): TextIndex {
  const fields = (Object.keys(weights) as Field[]).filter((field) => weights[field] > 0);
  // Few of the words are distinct.
  const stems = new Map<string, string>();
  const index = new MiniSearch({
    fields,
    processTerm(word) {
      const known = stems.get(word) ?? stem(word);
      stems.set(word, known);
      return known;
    },
    tokenize: words,
    searchOptions: { boost: weights as Record<string, number> },
  });
  index.addAll(texts.map((text, id) => ({ id, ...text })));
  stems.clear();
  const { ids, title } = strong;
  const byId = ids ? positionsById(texts.map((text) => text[ids])) : new Map<string, number[]>();
  const titles = title ? texts.map((text) => words(text[title]).join(' ')) : [];

  function strongMatches(query: string): Map<number, number> {
    const scores = new Map<number, number>();
    const start = words(query).join(' ');
    if (start === '') return scores;
    titles.forEach((text, position) => {
      if (text.startsWith(start)) scores.set(position, titleScore);
    });
    const tokens = query.toLowerCase().split(/\s+/);
    for (const token of new Set([...tokens, query.trim().toLowerCase()])) {
      for (const position of byId.get(token) ?? []) scores.set(position, idScore);
    }
    return scores;
  }

  // Clients that narrow a search or page through it look for the same words again.
  const kept = createSizedCache<Found>(
    memoryLimits.searches,
    ({ records, scores }) => records.byteLength + scores.size * matchBytes,
  );

  return {
    search(query, mayMiss) {
      const terms = searchTerms(query);
      const needed = terms.size - mayMiss(terms.size);
      const key = `${needed} ${query}`;
      const known = kept.get(key);
      if (known) return known;
      const found = find(query, terms, needed);
      kept.set(key, found);
      return found;
    },
  };

  function find(query: string, terms: ReadonlyMap<string, number>, needed: number): Found {
    const scores = strongMatches(query);
    const found = index.search(query, {
      tokenize: () => [...terms.keys()],
      processTerm: (term) => term,
      // A word that occurs twice counts twice, but is looked up once.
      boostTerm: (term) => terms.get(term) ?? 1,
    });
    for (const { id, score, queryTerms } of found) {
      const own = scores.get(id);
      if (own === undefined && queryTerms.length < needed) continue;
      scores.set(id, (own ?? 0) + score);
    }
    const records = emptySet(texts.length);
    for (const position of scores.keys()) add(records, position);
    return { records, scores };
  }
}

function positionsById(lists: readonly string[]): Map<string, number[]> {
  const byId = new Map<string, number[]>();
  lists.forEach((list, position) => {
    for (const id of list.toLowerCase().split('\n').filter(Boolean)) {
      byId.set(id, [...(byId.get(id) ?? []), position]);
    }
  });
  return byId;
}
