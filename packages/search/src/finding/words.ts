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
  const stem = stemmer(oneSpelling(word));
  return sameThing.get(stem) ?? stem;
}

/** Words for one thing: guides and readers use whichever comes to mind. */
const same = [
  ['image', 'picture', 'photo', 'photograph', 'painting'],
  ['delete', 'remove'],
  ['size', 'smaller', 'bigger', 'larger'],
];
const sameThing = new Map(
  same.flatMap(([first = '', ...others]) =>
    others.map((other) => [stemmer(other), stemmer(first)] as const),
  ),
);

/** Words that do not describe what is sought. */
const little = new Set(
  wordsOf(
    'a about after all am an and any are as at be been but by can did do does find for from gave get getting ' +
      'give given got had happen happens has have her his how i if in into is it its let like look looking lot ' +
      'make making may me more much my need of on once one or our out per please read same see should show so some than ' +
      'that the their them then there these they thing things this those to too up us use using want was we were ' +
      'what when where which while who why will with would you your',
  ),
);

/** Whether a word says nothing about what is sought. */
export function isLittle(word: string): boolean {
  return little.has(word) || /^\p{L}$/u.test(word);
}

/** The words that matter, or all of them if none does. A single letter does not matter either. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isLittle(word));
  return telling.length > 0 ? telling : [...words];
}
