import { useEffect, useState } from 'react';
import type { Outcome, SearchClient } from './search-client.ts';

export type Searched = {
  /** What the outcome is for; not yet what is typed while an answer is on its way. */
  query: string;
  outcome: Outcome | undefined;
};

const nothing: Searched = { query: '', outcome: undefined };

/** The answer to what is typed. The last one stays until the next has come. */
export function useSearch(client: SearchClient, query: string): Searched {
  const [searched, setSearched] = useState(nothing);

  useEffect(() => {
    let isWanted = true;
    if (query.trim() === '') {
      setSearched(nothing);
      return;
    }
    client.search(query, (outcome) => {
      if (isWanted) setSearched({ query, outcome });
    });
    return () => {
      isWanted = false;
    };
  }, [client, query]);

  return searched;
}
