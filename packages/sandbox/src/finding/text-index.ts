import { memoryLimits } from '../memory/memory-limits.ts';
import { createSizedCache } from '../memory/sized-cache.ts';
import { add, type BitSet, emptySet } from './bit-set.ts';
import { searchTerms, words } from './search-terms.ts';
import { createWordIndex } from './word-index.ts';

/** The searched fields of a record, and the weight of each: at 0 its words do not count. */
export type SearchedFields<Field extends string> = Readonly<Record<Field, number>>;

/** Fields where a match is enough by itself, and ranks above all others. */
export type StrongFields<Field extends string> = {
  /** One id per line, e.g. "PP/HAL/B/2"; a word of the query that equals one of them is enough. */
  ids?: Field;
  /** The whole query may be the beginning of this field. */
  title?: Field;
};

/** Matching records; `ranked` has their positions, the best first and equally good ones in order. */
export type Found = { records: BitSet; ranked: Uint32Array };

export type TextIndex = {
  /** `mayMiss`: how many of the words may be missing, e.g. one in five. */
  search(query: string, mayMiss: (words: number) => number): Found;
};

/** More than any number of words can add up to. */
const idScore = 2_000_000;
const titleScore = 1_000_000;

/** Full-text search over records: stemmed English words, weighted by field. */
export function createTextIndex<Field extends string>(
  texts: readonly Readonly<Record<Field, string>>[],
  weights: SearchedFields<Field>,
  strong: StrongFields<NoInfer<Field>> = {},
): TextIndex {
  const size = texts.length;
  const fields = (Object.keys(weights) as Field[]).filter((field) => weights[field] > 0);
  const index = createWordIndex(
    size,
    fields.map((field) => ({ weight: weights[field], texts: texts.map((text) => text[field]) })),
  );
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
    ({ records, ranked }) => records.byteLength + ranked.byteLength,
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
    const { scores, matched } = index.match(terms);
    const strongScores = strongMatches(query);
    const records = emptySet(size);
    const found: number[] = [];
    for (let position = 0; position < size; position += 1) {
      const [words, own] = [matched[position] ?? 0, strongScores.get(position)];
      if (own === undefined && (words === 0 || words < needed)) continue;
      // The more of the words a record has, the more each of them counts.
      scores[position] = (own ?? 0) + words * (scores[position] ?? 0);
      add(records, position);
      found.push(position);
    }
    found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    return { records, ranked: Uint32Array.from(found) };
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
