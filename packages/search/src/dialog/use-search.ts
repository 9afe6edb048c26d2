import { useEffect, useState } from 'react';
import type { Outcome, SearchClient } from './search-client.ts';

export type Searched = {
  /** The query the outcome is for, which is not what is typed while an answer is on its way. */
  query: string;
  outcome: Outcome | undefined;
  /** Whether the answer takes so long that a reader should know it is on its way. */
  isSlow: boolean;
};

const nothing: Searched = { query: '', outcome: undefined, isSlow: false };

/** Milliseconds before 'Searching…' is shown. */
const patience = 150;

/** The answer to what is typed. The previous one stays until the next arrives. */
export function useSearch(client: SearchClient, query: string, most: number): Searched {
  const [searched, setSearched] = useState(nothing);

  useEffect(() => {
    let isWanted = true;
    if (query.trim() === '') {
      setSearched(nothing);
      return;
    }
    const timer = setTimeout(() => setSearched((last) => ({ ...last, isSlow: true })), patience);
    client.search(query, most, (outcome) => {
      clearTimeout(timer);
      if (isWanted) setSearched({ query, outcome, isSlow: false });
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, query, most]);

  return searched;
}
