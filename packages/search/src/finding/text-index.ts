import { oneSpelling } from '@portal/contract';
import { partsOf, type SearchRecord } from '../model.ts';
import { foldName, splitWords, stemOf } from './words.ts';

/**
 * Which words each record contains. Two long strings compress well and are free to open: only the
 * postings of the words searched for are ever read.
 */
export type TextIndex = {
  /** Every word as it is spelt, in alphabetical order, e.g. `colour colours` */
  words: string;
  /**
   * For each word the distance from one record to the next, and its weight, e.g. `3 12.4`; 0 if only
   * code contains it.
   */
  postings: string;
  /** How many words each record contains; of code, each name once. */
  lengths: number[];
};

/** How many mentions in a text one in a title or name is worth. */
const nameWeight = 4;
const mostWeight = 9;

export function packText(records: readonly SearchRecord[]): TextIndex {
  const postings = new Map<string, Map<number, number>>();
  const lengths = records.map((record, at) => {
    const weights = weightsIn(record);
    for (const [word, weight] of weights) {
      const own = postings.get(word) ?? new Map<number, number>();
      postings.set(word, own.set(at, weight));
    }
    return [...weights.values()].reduce((sum, weight) => sum + (weight || 1), 0);
  });
  const words = [...postings.keys()].sort();
  return {
    words: words.join(' '),
    postings: words.map((word) => packPostings(postings.get(word) ?? new Map())).join(' '),
    lengths,
  };
}

/** The page of a section counts as part of its name: `Manifests` on the page about IIIF. */
function weightsIn({ title, names, where, kind, text }: SearchRecord): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (written: string, weight: number): void => {
    for (const word of wordsIn(written)) weights.set(word, (weights.get(word) ?? 0) + weight);
  };
  const { prose, code } = partsOf(text);
  add(prose, 1);
  for (const word of new Set([title, ...names].flatMap(wordsIn))) add(word, nameWeight);
  if (kind === 'section') add(where, 1);
  for (const word of wordsIn(code)) if (!weights.has(word)) weights.set(word, 0);
  return weights;
}

/** `b-number` is also written `bnumber`, and `JavaScript` or `ETag` is one word to its readers. */
function wordsIn(text: string): string[] {
  const runs = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const hyphenated = text.match(/[\p{L}\p{N}]+(?:[-,][\p{L}\p{N}]+)+/gu) ?? [];
  const cut = [...runs, ...hyphenated].filter((run) => splitWords(run).length > 1);
  return [...splitWords(text), ...cut.map(foldName)];
}

function packPostings(weights: ReadonlyMap<number, number>): string {
  let last = 0;
  return [...weights]
    .map(([record, weight]) => {
      const step = record - last;
      last = record;
      return weight === 1 ? `${step}` : `${step}.${Math.min(weight, mostWeight)}`;
    })
    .join(',');
}

function* readPostings(packed: string): Generator<[record: number, weight: number]> {
  let record = 0;
  for (const entry of packed.split(',')) {
    const [step = '', weight = '1'] = entry.split('.');
    record += Number(step);
    yield [record, Number(weight)];
  }
}

export type FullText = {
  /** Every word that occurs, with the number of records that contain it. */
  words: readonly { word: string; count: number }[];
  /** How well each record that contains a word, or another form of it, matches. */
  scores(word: string, options: { isBegun: boolean }): ReadonlyMap<number, number>;
};

/**
 * A mention in code alone. It counts only as it is spelt: `.map(` is not about maps, nor
 * `searchParams.set` about sets.
 */
const codeWeight = 0.4;
/** How quickly further mentions stop counting, and how much less a long text counts. */
const [saturation, lengthShare] = [1.2, 0.35];
/** A word that only starts with the one searched for. */
const begunWeight = 0.6;

/** Ranks as BM25 does; all forms of a word count as one. */
export function openText({ words: joined, postings: packed, lengths }: TextIndex): FullText {
  const words = joined === '' ? [] : joined.split(' ');
  const postings = packed.split(' ');
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  const byStem = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word);
    const same = byStem.get(stem);
    if (same) same.push(at);
    else byStem.set(stem, [at]);
  }

  function* formsOf(word: string, isBegun: boolean): Generator<[at: number, weight: number]> {
    const same = new Set(byStem.get(stemOf(word)));
    for (const at of same) yield [at, 1];
    if (!isBegun || word.length < 3) return;
    for (const [at, other] of words.entries()) {
      if (!same.has(at) && other.startsWith(word)) yield [at, begunWeight];
    }
  }

  return {
    words: words.map((word, at) => ({ word, count: postings[at]?.split(',').length ?? 0 })),
    scores(word, { isBegun }) {
      const mentions = new Map<number, number>();
      for (const [at, share] of formsOf(word, isBegun)) {
        const isSpeltSo = share !== 1 || oneSpelling(words[at] ?? '') === word;
        for (const [record, weight] of readPostings(postings[at] ?? '')) {
          if (weight === 0 && !isSpeltSo) continue;
          mentions.set(record, (mentions.get(record) ?? 0) + (weight || codeWeight) * share);
        }
      }
      const rarity = Math.log(1 + (lengths.length - mentions.size + 0.5) / (mentions.size + 0.5));
      return new Map(
        [...mentions].map(([record, count]) => {
          const length = 1 - lengthShare + (lengthShare * (lengths[record] ?? 0)) / meanLength;
          return [record, (rarity * count * (saturation + 1)) / (count + saturation * length)];
        }),
      );
    },
  };
}
