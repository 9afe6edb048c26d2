import { stemOf } from './words.ts';

/** What readers type, and the words that the documentation uses for it. */
export const pairs: readonly [typed: string, used: string[]][] = [
  ['artist', ['contributor']],
  ['attribution', ['credit']],
  ['auth', ['key', 'authentication']],
  ['authentication', ['key']],
  ['authorization', ['key', 'authentication']],
  ['autosuggest', ['autocomplete']],
  ['bulk', ['snapshot', 'dataset']],
  ['citation', ['credit', 'attribution']],
  ['cite', ['credit']],
  ['copyright', ['license']],
  ['credential', ['key']],
  ['crop', ['region']],
  ['domain', ['copyright', 'rights', 'license']],
  ['dump', ['snapshot', 'dataset']],
  ['everything', ['whole']],
  ['excel', ['spreadsheet']],
  ['facet', ['aggregations']],
  ['login', ['key', 'account']],
  ['mirrored', ['rotation']],
  ['oauth', ['key', 'authentication']],
  ['ocr', ['alto']],
  ['pagination', ['paging']],
  ['password', ['key', 'account']],
  ['register', ['account']],
  ['resize', ['size']],
  ['reuse', ['license', 'rights']],
  ['signup', ['account']],
  ['started', ['quickstart']],
  ['swagger', ['openapi']],
  ['throttling', ['limits']],
  ['token', ['key']],
  ['tutorial', ['examples']],
];

const byStem = new Map(pairs.map(([typed, used]) => [stemOf(typed), used]));

/** Likeliest first. */
export function synonymsOf(word: string): readonly string[] {
  return byStem.get(stemOf(word)) ?? [];
}
