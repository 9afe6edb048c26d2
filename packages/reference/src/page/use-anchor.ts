import { createContext, useContext } from 'react';

const Collect = createContext<(id: string) => void>(() => {});

/** Receives every id of the article, so that a build can find links that lead nowhere. */
export const AnchorCollector = Collect.Provider;

export function useAnchor(id: string): string {
  useContext(Collect)(id);
  return id;
}
