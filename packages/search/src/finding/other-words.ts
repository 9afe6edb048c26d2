import { singular } from './words.ts';

/** What readers say, and the word that is used here. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['autosuggest', 'autocomplete'],
  ['bulk', 'snapshot'],
  ['citation', 'credit'],
  ['copyright', 'license'],
  ['crop', 'region'],
  ['dump', 'snapshot'],
  ['facet', 'aggregations'],
  ['mirrored', 'rotation'],
  ['ocr', 'alto'],
  ['pagination', 'paging'],
  ['paginate', 'paging'],
  ['started', 'quickstart'],
  ['throttling', 'limits'],
  ['tutorial', 'examples'],
]);

export function otherWord(word: string): string | undefined {
  return otherWords.get(singular(word));
}
