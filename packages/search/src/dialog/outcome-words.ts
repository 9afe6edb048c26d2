import type { Outcome } from './search-client.ts';

/** What is said, and read out, about a search. */
export function outcomeWords(query: string, outcome: Outcome | undefined): string {
  const given = query.trim();
  if (given === '' || outcome === undefined) return '';
  if (outcome === 'unavailable') {
    return 'Search is not available: its index could not be loaded. Check that you are online, then type again.';
  }
  const { total, groups, insteadOf, namesOnly } = outcome;
  if (total === 0) return `Nothing fits “${given}”. Try another word, or fewer words.`;
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const count =
    total === 1 ? '1 result' : shown < total ? `${shown} of ${total} results` : `${total} results`;
  const instead = insteadOf ? `Nothing fits “${insteadOf.given.trim()}”. ` : '';
  const whose = insteadOf ? ` for “${insteadOf.used}”` : '';
  const limit = namesOnly ? ', by name only: the full text could not be loaded' : '';
  return `${instead}${count}${whose}${limit}.`;
}
