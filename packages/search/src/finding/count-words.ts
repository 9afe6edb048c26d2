import type { Entry } from './table.ts';
import { singular, wordsOf } from './words.ts';

/** In how many names each word stands, in the singular or the plural. */
export function createWordCounts(
  entries: readonly Pick<Entry, 'names'>[],
): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { names } of entries) {
    for (const word of new Set(names.flatMap(wordsOf).map(singular))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) => counts.get(singular(word)) ?? 0;
}
