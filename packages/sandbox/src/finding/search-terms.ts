import { stemmer } from 'stemmer';

/** The most distinct words in one search. Each of them may occur in every record. */
export const mostTerms = 120;

/** How each API reports a query that is too long or has too many words. */
export const tooManyTerms =
  'Your query contained too many terms, please try again with a simpler query';

/** Letters and digits of any script, split at everything else; accents are ignored. */
export function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The English stem of one of `words`. */
export function stem(word: string): string {
  return stemmer(word);
}

/** The distinct stems of a query, up to `mostTerms`, each with the number of times it occurs. */
export function searchTerms(query: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of words(query).map(stem)) {
    const count = counts.get(term);
    if (count !== undefined || counts.size < mostTerms) counts.set(term, (count ?? 0) + 1);
  }
  return counts;
}

export function hasTooManyTerms(query: string): boolean {
  return new Set(words(query).map(stem)).size > mostTerms;
}
