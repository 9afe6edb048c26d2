import { stem, words } from './search-terms.ts';

/** What a search adds up, each by the position of a record. */
export type WordMatches = {
  scores: Float64Array;
  /** How many of the terms it has. */
  matched: Uint16Array;
};

export type WordIndex = {
  /** @param terms stems, each with the number of times it counts */
  match(terms: ReadonlyMap<string, number>): WordMatches;
};

/** Okapi BM25+: how soon repeating a word stops counting, what a long text costs, what one word is worth. */
const bm25 = { saturation: 1.2, length: 0.7, least: 0.5 };

/**
 * Where each word occurs. What it counts there does not depend on the rest of a query, so it is worked
 * out once, and a search only adds numbers up: the most common words cost it microseconds.
 */
export function createWordIndex(
  size: number,
  fields: readonly { weight: number; texts: readonly string[] }[],
): WordIndex {
  const stems = new Map<string, string>();
  const read = fields.map(({ weight, texts }) => ({ weight, ...readField(texts, stems) }));
  const numbers = new Map<string, number>();
  const starts = [0];
  const places: number[] = [];
  const counts: number[] = [];
  const sums = new Float64Array(size);
  for (const term of new Set(read.flatMap(({ occurrences }) => [...occurrences.keys()]))) {
    const found: number[] = [];
    for (const { weight, occurrences, lengths, average } of read) {
      const own = occurrences.get(term) ?? [];
      const rarity = rarityOf(own.length / 2, size);
      for (let at = 0; at < own.length; at += 2) {
        const [position = 0, often = 0] = [own[at], own[at + 1]];
        const relative = (lengths[position] ?? 0) / average;
        if (sums[position] === 0) found.push(position);
        sums[position] = (sums[position] ?? 0) + weight * rarity * worthOf(often, relative);
      }
    }
    for (const position of found) {
      places.push(position);
      counts.push(sums[position] ?? 0);
      sums[position] = 0;
    }
    numbers.set(term, starts.length - 1);
    starts.push(places.length);
  }
  const [positions, worths] = [Uint32Array.from(places), Float64Array.from(counts)];

  return {
    match(terms) {
      const scores = new Float64Array(size);
      const matched = new Uint16Array(size);
      for (const [term, often] of terms) {
        const number = numbers.get(term);
        if (number === undefined) continue;
        const end = starts[number + 1] as number;
        for (let at = starts[number] as number; at < end; at += 1) {
          const position = positions[at] as number;
          scores[position] = (scores[position] as number) + often * (worths[at] as number);
          matched[position] = (matched[position] as number) + 1;
        }
      }
      return { scores, matched };
    },
  };
}

function rarityOf(found: number, size: number): number {
  return Math.log(1 + (size - found + 0.5) / (found + 0.5));
}

/** @param length of the text, as a multiple of the average */
function worthOf(often: number, length: number): number {
  const { saturation, length: share, least } = bm25;
  return least + (often * (saturation + 1)) / (often + saturation * (1 - share + share * length));
}

/** Each stem with where it occurs and how often: position, frequency, position, frequency, and so on. */
function readField(texts: readonly string[], stems: Map<string, string>) {
  const occurrences = new Map<string, number[]>();
  let total = 0;
  const lengths = texts.map((text, position) => {
    const all = words(text);
    for (const word of all) {
      const term = stems.get(word) ?? stem(word);
      stems.set(word, term);
      const known = occurrences.get(term);
      if (!known) occurrences.set(term, [position, 1]);
      else if (known.at(-2) === position) known[known.length - 1] = (known.at(-1) ?? 0) + 1;
      else known.push(position, 1);
    }
    const length = new Set(all).size;
    total += length;
    return length;
  });
  return { occurrences, lengths, average: total / texts.length };
}
