import type { Found, FullText } from './ports.ts';
import { foldName, tellingWords, wordsOf } from './words.ts';

const most = 3;
const few = 10;

/** How well texts fit a query: 1 for the best, more for one that has it word for word. */
export function createTextShares(
  fullText: FullText,
  /** In how many names a word stands. */
  countOf: (word: string) => number,
): (query: string) => Promise<ReadonlyMap<number, number>> {
  async function find(words: string): Promise<ReadonlyMap<number, number>> {
    return words === '' ? new Map() : shares(await fullText.find(words));
  }

  /** Each word may need another file of the index, and rare words tell most. */
  const rarest = (words: readonly string[]): string[] =>
    words.length <= most
      ? [...words]
      : words.toSorted((a, b) => countOf(a) - countOf(b) || b.length - a.length).slice(0, most - 1);

  /** One or two letters begin so many words that half the index would be fetched for them. */
  const longEnough = (word: string): boolean => word.length > 2 || /^\p{N}+$/u.test(word);

  /** All words that matter; where few texts have all of them, also those that have some. */
  async function findWords(words: readonly string[]): Promise<ReadonlyMap<number, number>> {
    const all = await find(words.join(' '));
    if (all.size >= few || words.length < 2) return all;
    const some = await Promise.all(words.map(find));
    const anyOf = scaled(
      join(some, (a, b) => a + b),
      1 / words.length,
    );
    return join([all, scaled(anyOf, all.size === 0 ? 1 : 0.5)], Math.max);
  }

  const isPhrase = (words: readonly string[]): boolean =>
    words.length === most && words.every(longEnough);

  return async (query) => {
    const words = wordsOf(query);
    // `b-number` stands in a text as `bnumber` too.
    const together = query.trim().split(/\s+/).map(foldName);
    const [split, joined, phrase] = await Promise.all([
      findWords(rarest(tellingWords(words).filter(longEnough))),
      together.length === words.length
        ? new Map<number, number>()
        : find(rarest(together.filter(longEnough)).join(' ')),
      isPhrase(words) ? find(`"${words.join(' ')}"`) : new Map<number, number>(),
    ]);
    // Who writes it together means it so.
    const best = join([scaled(split, joined.size > 0 ? 0.7 : 1), joined], Math.max);
    return join([best, scaled(phrase, 0.5)], (a, b) => a + b);
  };
}

function shares(found: readonly Found[]): ReadonlyMap<number, number> {
  const best = Math.max(0, ...found.map(({ score }) => score)) || 1;
  return new Map(found.map(({ record, score }) => [record, score / best]));
}

function scaled(map: ReadonlyMap<number, number>, by: number): ReadonlyMap<number, number> {
  return new Map([...map].map(([record, share]) => [record, share * by]));
}

function join(
  maps: readonly ReadonlyMap<number, number>[],
  combine: (a: number, b: number) => number,
): ReadonlyMap<number, number> {
  const joined = new Map<number, number>();
  for (const [record, share] of maps.flatMap((map) => [...map])) {
    joined.set(record, combine(joined.get(record) ?? 0, share));
  }
  return joined;
}
