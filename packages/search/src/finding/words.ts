import { oneSpelling } from '@portal/contract';
import { stemmer } from 'stemmer';

/** `production.dates.from`, `Production dates: from` and `production-dates-from` are one name. */
export function foldName(text: string): string {
  const lower = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return oneSpelling(lower.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** `withSimilarColors` and `With similar colours` -> `['with', 'similar', 'colors']` */
export function wordsOf(text: string): string[] {
  return splitWords(text).map(oneSpelling);
}

/** The same words in the spelling given. Plurals such as `URLs` stay whole. */
export function splitWords(text: string): string[] {
  // Most words of a text are plain, and a search marks thousands of them.
  if (/^[a-z]+$/.test(text)) return [text];
  const apart = text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}(?!s(?!\p{L}))\p{Ll})/gu, '$1 $2');
  const lower = apart.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return lower.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** `availabilities` -> `availability`, `boxes` -> `box`, `sizes` -> `size`; `iris` stays. */
export function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ch|sh|x|ss)es$|s$/, '');
}

/** What all forms of a word have in common: `rotate`, `rotation` -> `rotat` */
export function stemOf(word: string): string {
  return stemmer(oneSpelling(word));
}

/** Words that do not describe what is sought. */
const little = new Set(
  wordsOf(
    'a an and are as at be by can do does for get getting how i in is it me more my of on or should than that the ' +
      'same there this to use using what when where which why with you your',
  ),
);

/** The words that matter, or all of them if none does. A single letter does not matter either. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !little.has(word) && !/^\p{L}$/u.test(word));
  return telling.length > 0 ? telling : [...words];
}
