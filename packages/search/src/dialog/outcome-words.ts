import type { Outcome } from './search-client.ts';

/** What is shown, and read out, about a search. */
export function outcomeWords(
  query: string,
  outcome: Outcome | undefined,
  { isSlow = false } = {},
): string {
  if (isSlow) return 'Searching…';
  const given = query.trim();
  if (given === '' || outcome === undefined) return '';
  if (outcome === 'unavailable') {
    return 'Search is not available: its index could not be loaded. Check that you are online, then type again.';
  }
  const { total, groups, insteadOf } = outcome;
  if (total === 0) return `No results for “${given}”. Try another word, or fewer words.`;
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const count =
    total === 1 ? '1 result' : shown < total ? `${shown} of ${total} results` : `${total} results`;
  const instead = insteadOf ? `No results for “${insteadOf.given.trim()}”. ` : '';
  const whose = insteadOf ? ` for “${insteadOf.used}”` : '';
  return `${instead}${count}${whose}.`;
}
