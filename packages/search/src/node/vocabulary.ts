import { foldName, splitWords } from '../finding/words.ts';
import type { SearchRecord } from '../model.ts';

/** Words a reader may mistype, the likeliest first: those of names, then the frequent ones. */
export function vocabularyOf(records: readonly SearchRecord[]): string[] {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    // `b-number` is also written `bnumber`.
    const joined = [...text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu)].map(([word]) =>
      foldName(word),
    );
    for (const word of [...splitWords(text), ...joined]) {
      if (isWord(word)) weights.set(word, (weights.get(word) ?? 0) + weight);
    }
  };
  for (const { names, text } of records) {
    for (const name of names) add(name, 20);
    add(text, 1);
  }
  // In three parts, each in the order of the alphabet, which compresses best.
  const part = (weight: number): number => (weight >= 20 ? 0 : weight >= 4 ? 1 : 2);
  return [...weights]
    .sort(([a, left], [b, right]) => part(left) - part(right) || (a < b ? -1 : 1))
    .map(([word]) => word);
}

/** Not ids such as `m3rvk8pd`: nobody means another word by them. */
function isWord(text: string): boolean {
  return text.length < 25 && !(/\p{N}/u.test(text) && text.length > 6);
}
