import type { Entry } from './table.ts';
import type { FullText } from './text-index.ts';
import { splitWords } from './words.ts';

const often = 4;

/** Words a reader may mistype, likeliest first: those of names, then the frequent ones. */
export function vocabularyOf(
  entries: readonly Pick<Entry, 'names'>[],
  words: FullText['words'],
): string[] {
  const inNames = new Set(entries.flatMap(({ names }) => names.flatMap(splitWords)));
  const part = (word: string, count: number): number =>
    inNames.has(word) ? 0 : count >= often ? 1 : 2;
  return words
    .filter(({ word }) => isWord(word))
    .map(({ word, count }) => ({ word, part: part(word, count) }))
    .sort((a, b) => a.part - b.part)
    .map(({ word }) => word);
}

/** Not ids such as `m3rvk8pd`: nobody mistypes another word as one. */
function isWord(text: string): boolean {
  return text.length < 25 && !(/\p{N}/u.test(text) && text.length > 6);
}
