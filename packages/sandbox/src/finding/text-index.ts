import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { add, type BitSet, emptySet } from './bit-set.ts';

/** What of a record is searched, and how much each part counts. */
export type SearchedFields<Field extends string> = Readonly<Record<Field, number>>;

/** Records that match, with how well each does, by position. */
export type Found = { records: BitSet; scores: ReadonlyMap<number, number> };

export type TextIndex = {
  /** `mayMiss` says how many of the words may be missing, e.g. one in five. */
  search(query: string, mayMiss: (words: number) => number): Found;
};

/** Full text over records: English words by their stems, weighted by field. */
export function createTextIndex<Field extends string>(
  texts: readonly Readonly<Record<Field, string>>[],
  weights: SearchedFields<Field>,
): TextIndex {
  const fields = Object.keys(weights) as Field[];
  const index = new MiniSearch({
    fields,
    processTerm: stem,
    tokenize: words,
    searchOptions: { boost: weights as Record<string, number>, processTerm: stem, tokenize: words },
  });
  index.addAll(texts.map((text, id) => ({ id, ...text })));

  return {
    search(query, mayMiss) {
      const terms = new Set(words(query).map(stem));
      const needed = terms.size - mayMiss(terms.size);
      const records = emptySet(texts.length);
      const scores = new Map<number, number>();
      for (const { id, score, queryTerms } of index.search(query)) {
        if (new Set(queryTerms).size < needed) continue;
        add(records, id);
        scores.set(id, score);
      }
      return { records, scores };
    },
  };
}

/** Letters and digits of any script, taken apart at everything else; accents do not count. */
export function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function stem(word: string): string {
  return stemmer(word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
